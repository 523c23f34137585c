// Each language is a build of its own: another one begins with another page, for which the server reads a cookie.
import { LANGUAGE_COOKIE, type Language, OF_ACCOUNT } from '#contract/languages.ts'
import type { User } from '#contract/people.ts'
import { LANGUAGE } from '#contract/texts.ts'

const A_YEAR = 365 * 24 * 60 * 60

function keep(value: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it before there is a page; cookieStore is not everywhere yet
  document.cookie = `${LANGUAGE_COOKIE}=${value}; path=/; max-age=${A_YEAR}; samesite=lax`
}

/** Chosen in this browser, whatever the account says. */
export function speak(language: Language) {
  keep(language)
  window.location.reload()
}

/** A browser in which nobody chose follows the account. True when that takes another page; asked once, so that no page is loaded for ever. */
export function followsAnew({ language }: Pick<User, 'language'>): boolean {
  const [, kept = ''] = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([\\w-]+)`).exec(document.cookie) ?? []
  const isChosen = kept !== '' && !kept.endsWith(OF_ACCOUNT)
  if (!language || language === LANGUAGE || isChosen || kept === language + OF_ACCOUNT) return false
  keep(language + OF_ACCOUNT)
  return true
}
