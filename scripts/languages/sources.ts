// Every text of the web app and of the server, by the area of the catalogue it belongs to.
import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { AROUND, textsAround } from './around.ts'
import { areaOf } from './catalogue.ts'
import { type Message, messagesIn } from './messages.ts'

export interface Text extends Pick<Message, 'key' | 'place'> {
  area: string
  file: string
}

const ignore = ['**/*.test.*', '**/*.gen.ts', '**/*.d.ts', '{client,server}/testing/**']

export const filesOfApp = () => globSync('client/**/*.{ts,tsx}', { ignore }).toSorted()

export const filesOfServer = () => globSync('{contract,server}/**/*.ts', { ignore }).toSorted()

export function textsOfSources(): Text[] {
  const marked = [...filesOfApp(), ...filesOfServer()].flatMap((file) => {
    const area = file.startsWith('server/') ? 'server' : areaOf(`/${file}`)
    if (!area) return []
    return messagesIn(readFileSync(file, 'utf8'), file).map((message) => ({ ...message, area, file }))
  })
  return [...marked, ...textsAround().map((text) => ({ ...text, place: 'string' as const, area: AROUND }))]
}
