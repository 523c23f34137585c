// Every text of the web app, by the area of the catalogue it belongs to.
import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { areaOf } from './catalogue.ts'
import { type Message, messagesIn } from './messages.ts'

export interface Text extends Message {
  area: string
  file: string
}

export function textsOfSources(): Text[] {
  const files = globSync(['client/**/*.{ts,tsx}', 'contract/**/*.ts'], {
    ignore: ['**/*.test.*', '**/*.gen.ts', 'client/testing/**'],
  }).toSorted()
  return files.flatMap((file) => {
    const area = areaOf(`/${file}`)
    if (!area) return []
    return messagesIn(readFileSync(file, 'utf8'), file).map((message) => ({ ...message, area, file }))
  })
}
