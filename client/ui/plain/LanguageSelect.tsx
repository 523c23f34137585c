import { LANGUAGE_COOKIE, type Language, languages } from '#contract/languages.ts'
import { LANGUAGE } from '#contract/texts.ts'
import classes from './LanguageSelect.module.css'

const A_YEAR = 365 * 24 * 60 * 60

/** Each language is a build of its own: another one begins with the page. */
function speak(language: Language) {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it before there is a page; cookieStore is not everywhere yet
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${A_YEAR}; samesite=lax`
  window.location.reload()
}

export function LanguageSelect() {
  return (
    <select
      className={classes.select}
      aria-label="Language"
      value={LANGUAGE}
      onChange={(event) => speak(event.target.value as Language)}
    >
      {Object.entries(languages).map(([language, name]) => (
        <option key={language} value={language} lang={language}>
          {name}
        </option>
      ))}
    </select>
  )
}
