/** The languages Hearth speaks, by their own names. Each but English has a folder under languages/. */
export const languages = { en: 'English', de: 'Deutsch' } as const
export type Language = keyof typeof languages

/** Remembers in a browser which one was chosen there; until then it is the first the browser asks for. */
export const LANGUAGE_COOKIE = 'language'
/** Behind a language there: nobody chose it in this browser, it is the account's. */
export const OF_ACCOUNT = '-account'
