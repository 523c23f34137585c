// The languages the server speaks: each is looked up in what languages/ has for common texts, the contract and the server.
import type { Language } from '#contract/languages.ts'
import { type Forms, type Speech, said, speaking, type Words } from '#contract/texts.ts'
import common from '#languages/de/common.json' with { type: 'json' }
import contract from '#languages/de/contract.json' with { type: 'json' }
import server from '#languages/de/server.json' with { type: 'json' }
import type { Origin } from './context.ts'

/** Later ones come first: the same English can mean two things. */
type Catalogues = Record<string, string | Record<string, string>>[]

const catalogues: Record<Exclude<Language, 'en'>, Catalogues> = { de: [common, contract, server] }

/** The language's own order of what stands between the words. */
interface Sentence {
  pieces: string[]
  order: number[]
}

/** The code knows what stands between the values and not what they are called. */
const GAP = '{}'
const names = /\{(\w+)\}/

function sentenceOf(english: string, words: string): Sentence {
  const called = english.split(names).filter((_, n) => n % 2 === 1)
  const parts = words.split(names)
  return {
    pieces: parts.filter((_, n) => n % 2 === 0),
    order: parts.filter((_, n) => n % 2 === 1).map((name) => called.indexOf(name)),
  }
}

function learned(language: Language, catalogues: Catalogues): Speech {
  const sentences = new Map<string, Sentence>()
  const counted = new Map<string, Forms>()
  for (const [english, words] of catalogues.flatMap((catalogue) => Object.entries(catalogue))) {
    if (typeof words === 'object') counted.set(english, words as Forms)
    else sentences.set(english.replaceAll(new RegExp(names, 'g'), GAP), sentenceOf(english, words))
  }
  return {
    locale: language,
    rules: new Intl.PluralRules(language),
    numbers: new Intl.NumberFormat(language),
    say(words, values) {
      const sentence = sentences.get(words.join(GAP))
      return sentence?.pieces.reduce((text, piece, n) => `${text}${values[sentence.order[n - 1]!]}${piece}`)
    },
    forms: (other) => counted.get(other),
  }
}

const speeches: Record<Language, Speech | null> = { en: null, de: learned('de', catalogues.de) }

/** Says something in somebody's language. At once: what is awaited in between would be said in that of others. */
export const inLanguage = <Said>(language: Language, say: () => Said extends Promise<unknown> ? never : Said): Said =>
  speaking(speeches[language], say) as Said

/** An answer that is nothing but words. */
export const told = ({ origin }: { origin: Pick<Origin, 'language'> }, words: Words) => ({
  message: inLanguage(origin.language, () => said(words)),
})
