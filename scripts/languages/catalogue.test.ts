// A language is whole: every text has its words, and no words wait for a text that is gone.
import { expect, test } from 'vitest'
import { languages } from '../../contract/languages.ts'
import { COMMON, lookIn, ofFile, readCatalogue } from './catalogue.ts'
import { textsOfSources } from './sources.ts'
import type { Words } from './translate.ts'

const texts = textsOfSources()
const translations = Object.keys(languages).filter((language) => language !== 'en')

test.each(translations)('%s has words for every text', (language) => {
  const catalogue = readCatalogue(language)
  const isThere = (words: Words | undefined) =>
    words !== undefined && (typeof words === 'string' || !Object.values(words).includes(''))
  const missing = texts.filter(({ key, area, file }) => !isThere(lookIn(catalogue, area, file)(key)))
  expect(missing.map(({ file, key }) => `${file}: ${key}`)).toEqual([])
})

test.each(translations)('%s says nothing that no source says', (language) => {
  const said = new Set(
    texts.flatMap(({ key, area, file }) => [`${area}: ${key}`, `${area}: ${ofFile(file, key)}`, `${COMMON}: ${key}`]),
  )
  const known = Object.entries(readCatalogue(language)).flatMap(([area, words]) =>
    Object.keys(words).map((key) => `${area}: ${key}`),
  )
  expect(known.filter((key) => !said.has(key))).toEqual([])
})

test.each(translations)('%s keeps every value and every tag of the English', (language) => {
  const differing = Object.entries(readCatalogue(language)).flatMap(([area, words]) =>
    Object.entries(words).flatMap(([key, word]) =>
      (typeof word === 'string' ? [word] : [word.other ?? ''])
        .filter((one) => namesIn(one) !== namesIn(key))
        .map((one) => `${area}: ${key} -> ${one}`),
    ),
  )
  expect(differing).toEqual([])
})

const namesIn = (text: string) =>
  [...text.matchAll(/\{\w+\}|<\d+\/?>|#(?= )/g)]
    .map(([name]) => name)
    .toSorted()
    .join()
