// The tools for agents: their schemas say what they take, so they are tried like endpoints.
import type { KeyInUse } from '#server/testing/key.ts'
import { complaintAbout } from './complaints.ts'
import { diceOf } from './dice.ts'
import { type Known, kindOf } from './known.ts'
import { spoiled } from './spoiled.ts'
import { drawnFor, type Field } from './values.ts'
import { send } from './wire.ts'

interface Tool {
  name: string
  inputSchema: Field
}

const ask = ({ url, key }: KeyInUse, method: string, params: object = {}) =>
  send(url, {
    method: 'POST',
    path: '/mcp',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })

export async function toolsFor(key: KeyInUse): Promise<Tool[]> {
  const { text } = await ask(key, 'tools/list')
  return JSON.parse(/\{.*\}/s.exec(text)![0]).result.tools
}

/** What was wrong with the answers of one tool. */
export async function tryTool(key: KeyInUse, { name, inputSchema }: Tool, known: Known, seed: number, times: number) {
  const wrong: string[] = []
  for (let step = 0; step < times; step++) {
    const dice = diceOf(seed, step)
    const drawn = drawnFor(inputSchema, '', dice, known.picker(dice)) as Record<string, unknown>
    const means = { dice, path: '', foreignId: (field: string) => known.picker(dice).id(kindOf(field)) }
    const given = dice.chance(0.6) ? spoiled(drawn, inputSchema, means) : drawn
    const answer = await ask(key, 'tools/call', { name, arguments: given })
    const complaint = complaintAbout(null, answer)
    if (complaint) wrong.push(`${name} ${complaint} (--seed ${seed}, ${step}): ${JSON.stringify(given).slice(0, 500)}`)
  }
  return wrong
}
