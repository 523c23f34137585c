// What people read is written in English where it stands. A build for another language puts that language in its place
// (scripts/languages), so no page carries words it does not show, or code to find them.
import type { Language } from './languages.ts'

/** Marks words people read. Text between tags, and in the attributes of scripts/languages/attributes.ts, needs no mark. */
export const t = (words: TemplateStringsArray, ...values: unknown[]): string =>
  words.reduce((text, word, n) => `${text}${values[n - 1]}${word}`)

/** Like `t`, for what is put together from words and from things that are shown in a way of their own. */
export const phrase = <Value>(words: TemplateStringsArray, ...values: Value[]): (string | Value)[] =>
  words.flatMap((word, n) => (n === 0 ? [word] : [values[n - 1]!, word])).filter((piece) => piece !== '')

/** A language has some of these forms: English the first and the last, others more of them or fewer. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** `many(3, { one: '# task', other: '# tasks' })`, with the number as people write it. */
export function many(count: number, forms: Forms & { one: string }): string {
  const { [rules.select(count)]: form = forms.other } = forms as Forms
  return form.replace('#', numbers.format(count))
}

declare const __LANGUAGE__: Language | undefined
/** The language of this build. */
export const LANGUAGE = typeof __LANGUAGE__ === 'undefined' ? 'en' : __LANGUAGE__
/** For dates and numbers. */
export const LOCALE = LANGUAGE === 'en' ? 'en-US' : LANGUAGE

const rules = new Intl.PluralRules(LOCALE)
const numbers = new Intl.NumberFormat(LOCALE)
