// What people read is written in English where it stands. A build of the web app for another language puts that language in its place
// (scripts/languages), so no page carries words it does not show, or code to find them. The server speaks with people of every
// language at once: it looks up what it says, in the language being spoken (server/core/speech.ts).
import type { Language } from './languages.ts'

/** Marks words people read. Text between tags, and in the attributes of scripts/languages/attributes.ts, needs no mark. */
export const t = (words: TemplateStringsArray, ...values: unknown[]): string =>
  speech?.say(words, values) ?? words.reduce((text, word, n) => `${text}${values[n - 1]}${word}`)

/** Like `t`, for what is put together from words and from things that are shown in a way of their own. */
export const phrase = <Value>(words: TemplateStringsArray, ...values: Value[]): (string | Value)[] =>
  words.flatMap((word, n) => (n === 0 ? [word] : [values[n - 1]!, word])).filter((piece) => piece !== '')

/** Words that are chosen before it is known who reads them: as they are marked, or where values stand inside, how to say them. */
export type Words = string | (() => string)

/** In the language being spoken. */
export const said = (words: Words): string =>
  typeof words === 'function' ? words() : (!IS_PAGE && speech?.say([words], [])) || words

/** A language has some of these forms: English the first and the last, others more of them or fewer. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** `many(3, { one: '# task', other: '# tasks' })`, with the number as people write it. */
export function many(count: number, forms: Forms & { one: string }): string {
  const known: Forms = (!IS_PAGE && speech?.forms(forms.other)) || forms
  const { [(IS_PAGE || !speech ? rules : speech.rules).select(count)]: form = known.other } = known
  return form.replace('#', figure(count))
}

/** A number as people write it. */
export const figure = (count: number): string => (IS_PAGE || !speech ? numbers : speech.numbers).format(count)

declare const __LANGUAGE__: Language | undefined
/** A page is built in its language; what only a server does is left out of it. */
const IS_PAGE = typeof __LANGUAGE__ !== 'undefined'
/** The language of this build. */
export const LANGUAGE = typeof __LANGUAGE__ === 'undefined' ? 'en' : __LANGUAGE__
/** For dates and numbers. */
export const LOCALE = LANGUAGE === 'en' ? 'en-US' : LANGUAGE

const rules = new Intl.PluralRules(LOCALE)
const numbers = new Intl.NumberFormat(LOCALE)

/** A language as a running server speaks it. What it has no words for is said as it is written. */
export interface Speech {
  /** For dates and numbers. */
  locale: string
  rules: Intl.PluralRules
  numbers: Intl.NumberFormat
  say(words: readonly string[], values: unknown[]): string | undefined
  /** Of what is counted, by its form for many. */
  forms(other: string): Forms | undefined
}

let speech: Speech | null = null

/** For dates and numbers in the language being spoken. */
export const spokenLocale = (): string => speech?.locale ?? LOCALE

/** Speaks so until the words are there; whoever awaits something meanwhile would go on in the language of others. Null is as written. */
export function speaking<Said>(as: Speech | null, say: () => Said): Said {
  const before = speech
  speech = as
  try {
    return say()
  } finally {
    speech = before
  }
}
