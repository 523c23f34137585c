// The words of a language: languages/de/kanban.json has those of client/features/kanban, languages/de/common.json those that several
// features say alike. A feature's own come first: the same English can mean two things.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Look, Words } from './translate.ts'

export const COMMON = 'common'
export type Catalogue = Record<string, Record<string, Words>>

export function readCatalogue(language: string, root = '.'): Catalogue {
  const folder = join(root, 'languages', language)
  if (!existsSync(folder)) throw new Error(`There is no folder languages/${language}`)
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return Object.fromEntries(
    files.map((name) => [name.replace('.json', ''), JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
  )
}

/** Which part of a catalogue a source file is looked up in. */
export function areaOf(file: string): string | undefined {
  const [, feature] = /\/client\/features\/([^/]+)\//.exec(file) ?? []
  if (feature) return feature
  const [, part] = /\/(?:client\/)?(core|ui|theme|pages|contract)\//.exec(file) ?? []
  return part
}

/** Where one English word means two things within a feature, `Invoices.tsx: Open` is what it means in that file. */
export const ofFile = (file: string, key: string) => `${basename(file)}: ${key}`

export const lookIn =
  (catalogue: Catalogue, area: string, file: string): Look =>
  (key) =>
    // An empty one is waiting for its translation.
    catalogue[area]?.[ofFile(file, key)] || catalogue[area]?.[key] || catalogue[COMMON]?.[key] || undefined
