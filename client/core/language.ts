// Each language is a build of its own: another one begins with another page, for which the server reads a cookie.
// Loaded when somebody needs it, which is once or twice in a lifetime.
import { LANGUAGE_COOKIE, type Language, OF_ACCOUNT } from '#contract/languages.ts'

const A_YEAR = 365 * 24 * 60 * 60

function keep(value: string) {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it before there is a page; cookieStore is not everywhere yet
  document.cookie = `${LANGUAGE_COOKIE}=${value}; path=/; max-age=${A_YEAR}; samesite=lax${secure}`
}

/** Chosen in this browser, whatever the account says. */
export function speak(language: Language) {
  keep(language)
  window.location.reload()
}

/** False where somebody chose, and where it was tried before: no page is loaded for ever. */
export function follow(language: Language): boolean {
  const [, kept = ''] = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([\\w-]+)`).exec(document.cookie) ?? []
  const ofAccount = language + OF_ACCOUNT
  if (kept === ofAccount || (kept !== '' && !kept.endsWith(OF_ACCOUNT))) return false
  keep(ofAccount)
  return true
}
