// Every text of the web app, by the area of the catalogue it belongs to.
import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { areaOf } from './catalogue.ts'
import { type Message, messagesIn } from './messages.ts'

export interface Text extends Message {
  area: string
  file: string
}

const ignore = ['**/*.test.*', '**/*.gen.ts', '**/*.d.ts', 'client/testing/**']

export const filesOfApp = () => globSync('client/**/*.{ts,tsx}', { ignore }).toSorted()

export function textsOfSources(): Text[] {
  return [...filesOfApp(), ...globSync('contract/**/*.ts', { ignore }).toSorted()].flatMap((file) => {
    const area = areaOf(`/${file}`)
    if (!area) return []
    return messagesIn(readFileSync(file, 'utf8'), file).map((message) => ({ ...message, area, file }))
  })
}
