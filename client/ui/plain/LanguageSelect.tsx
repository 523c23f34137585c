import { type Language, languages } from '#contract/languages.ts'
import { LANGUAGE } from '#contract/texts.ts'
import classes from './LanguageSelect.module.css'

const speak = async (language: Language) => (await import('#client/core/language.ts')).speak(language)

interface Props {
  onChoose?: (language: Language) => void
}

export function LanguageSelect({ onChoose = speak }: Props) {
  return (
    <select
      className={classes.select}
      aria-label="Language"
      value={LANGUAGE}
      onChange={(event) => onChoose(event.target.value as Language)}
    >
      {Object.entries(languages).map(([language, name]) => (
        <option key={language} value={language} lang={language}>
          {name}
        </option>
      ))}
    </select>
  )
}
