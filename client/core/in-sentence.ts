import { LANGUAGE } from '#contract/texts.ts'

/** A label in the middle of a sentence: in English it loses its capital there, in other languages it may be a noun. */
export const inSentence = (label: string) => (LANGUAGE === 'en' ? label.toLowerCase() : label)
