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

/** The running server knows what stands between values and not what they are called (server/core/speech.ts). */
test.each(translations)('%s has one way to say what the server looks up', (language) => {
  const catalogue = readCatalogue(language)
  const ambiguous = SPOKEN_AREAS.flatMap((area) => {
    const keys = Object.entries(catalogue[area] ?? {})
    const gapped = (text: unknown) => JSON.stringify(text).replaceAll(/\{\w+\}/g, '{}')
    return keys
      .filter(([key, words]) =>
        keys.some(([other, said]) => gapped(other) === gapped(key) && gapped(said) !== gapped(words)),
      )
      .map(([key]) => `${area}: ${key}`)
  })
  expect(ambiguous).toEqual([])
})

/** What is counted is looked up by its form for many, so nothing else can stand in it. */
test('what the server counts has no values in it', () => {
  const counted = texts.filter(({ place, area }) => place === 'forms' && ['contract', 'server'].includes(area))
  expect(counted.filter(({ key }) => /\{\w+\}/.test(key)).map(({ file, key }) => `${file}: ${key}`)).toEqual([])
})

const SPOKEN_AREAS = ['common', 'contract', 'server']

const namesIn = (text: string) =>
  [...text.matchAll(/\{\w+\}|<\d+\/?>|#(?= )/g)]
    .map(([name]) => name)
    .toSorted()
    .join()
