// npm run texts -- de: brings the files of a language up to date with the sources. What has no translation yet is added, empty; what no
// source says any more is taken out. A new language begins the same way. With names of areas after the language only those.
import { mkdirSync, writeFileSync } from 'node:fs'
import { COMMON, ofFile, readCatalogue } from './languages/catalogue.ts'
import { type Text, textsOfSources } from './languages/sources.ts'
import type { Words } from './languages/translate.ts'

/** Said alike in so many areas, a text is translated once. */
const COMMON_FROM = 3

const [language, ...wanted] = process.argv.slice(2)
if (!language) throw new Error('Say which language: npm run texts -- de')
mkdirSync(`languages/${language}`, { recursive: true })
const known = readCatalogue(language)
const texts = textsOfSources()

const areasOf = new Map<string, Set<string>>()
for (const { key, area } of texts) areasOf.set(key, (areasOf.get(key) ?? new Set()).add(area))
const isCommon = (key: string) => known[COMMON]?.[key] !== undefined || areasOf.get(key)!.size >= COMMON_FROM

let missing = 0
for (const area of new Set(texts.map((text) => text.area))) write(area, own(area))
write(
  COMMON,
  texts.filter(({ key }) => isCommon(key)),
)
console.log(missing === 0 ? 'Every text is translated.' : `${missing} texts wait for their translation.`)

/** Those that are not common, and those that mean something of their own here. */
function own(area: string) {
  return texts.filter((text) => text.area === area && (!isCommon(text.key) || known[area]?.[text.key] !== undefined))
}

function write(area: string, list: Text[]) {
  const words = Object.fromEntries(list.map((text) => [text.key, known[area]?.[text.key] ?? waiting(text)]))
  for (const { file, key } of texts.filter((text) => text.area === area)) {
    const apart = known[area]?.[ofFile(file, key)]
    if (apart !== undefined) words[ofFile(file, key)] = apart
  }
  const entries = Object.entries(words).toSorted(([a], [b]) => (a < b ? -1 : 1))
  if (entries.length === 0 || (wanted.length > 0 && !wanted.includes(area))) return
  for (const [key, word] of entries)
    if (isWaiting(word)) {
      missing++
      if (wanted.length > 0) console.log(`${area}: ${key}`)
    }
  writeFileSync(`languages/${language}/${area}.json`, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
}

function waiting({ place }: Text): Words {
  if (place !== 'forms') return ''
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  return Object.fromEntries(pluralCategories.map((category) => [category, '']))
}

function isWaiting(words: Words) {
  return typeof words === 'string' ? words === '' : Object.values(words).includes('')
}
