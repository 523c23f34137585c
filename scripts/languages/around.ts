// What is read around the app: by search engines, in browsers without scripts, and on a home screen.
import { readFileSync } from 'node:fs'
import type { Language } from '../../contract/languages.ts'
import type { Look } from './translate.ts'

/** The part of a catalogue it is looked up in. */
export const AROUND = 'around'

const PAGE = 'client/index.html'
const MANIFEST = 'client/public/manifest.webmanifest'

const inPage = /(?<=<meta name="description" content=")[^"]+|(?<=<noscript>)[^<]+/g
/** Of the manifest, and of its shortcuts; the name of the app is the same everywhere. */
const inManifest = /(?<="description": ")[^"]+|(?<=\{ "name": ")[^"]+/g

export const textsAround = () =>
  [
    { file: PAGE, words: inPage },
    { file: MANIFEST, words: inManifest },
  ].flatMap(({ file, words }) => [...readFileSync(file, 'utf8').matchAll(words)].map(([key]) => ({ file, key })))

export const manifestOf = (language: Language) =>
  language === 'en' ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`

const translatedText = (text: string, words: RegExp, look: Look) =>
  text.replaceAll(words, (english) => String(look(english) ?? english))

export const pageIn = (language: Language, html: string, look: Look) =>
  translatedText(html, inPage, look)
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(manifestOf('en'), manifestOf(language))

export const manifestIn = (language: Language, look: Look) =>
  translatedText(readFileSync(MANIFEST, 'utf8'), inManifest, look).replace('{', `{\n  "lang": "${language}",`)
