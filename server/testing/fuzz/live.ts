// Nonsense on the live connection: every message that asks for something is answered, whatever it brings.
import type { Socket } from 'socket.io-client'
import type { ClientSends } from '#contract/live.ts'
import type { Person } from '#server/testing/person.ts'
import { type Dice, diceOf } from './dice.ts'
import type { Elsewhere } from './elsewhere.ts'
import { CANARY } from './elsewhere.ts'
import type { Known } from './known.ts'
import { anything, texts } from './nasty.ts'
import { send } from './wire.ts'

/** What each is about. A new message that is not named here does not compile. */
const about: Record<keyof ClientSends, string[]> = {
  'join-board': ['boardId'],
  'leave-board': ['boardId'],
  presence: ['boardId', 'taskId', 'state'],
  'join-workspace': ['workspaceId'],
  'leave-workspace': ['workspaceId'],
  'join-chat': ['chatId'],
  'leave-chat': ['chatId'],
  typing: ['chatId'],
  'stop-typing': ['chatId'],
  'join-notifications': [],
  'leave-notifications': [],
}
const names = Object.keys(about) as (keyof ClientSends)[]
const ANSWER_MS = 20_000

/** What was wrong, each with the message that did it. */
export async function talkNonsense(person: Person, known: Known, elsewhere: Elsewhere, seed: number, messages: number) {
  const wrong: string[] = []
  let live = await person.connect()
  for (let step = 0; step < messages; step++) {
    const dice = diceOf(seed, step)
    const name = dice.pick(names)
    const sent = argumentsFor(name, dice, known, elsewhere)
    if (!live.socket.connected) live = await person.connect()
    if (dice.chance(0.05)) (live.socket as Socket).emit(dice.pick(['nothing', '__proto__', 'constructor', '']), ...sent)
    const answer = await answered(live.socket as Socket, name, sent)
    if (answer !== 'refused' && !isAcknowledgement(answer))
      wrong.push(
        `--seed ${seed} message ${step}: ${name} ${JSON.stringify(sent).slice(0, 300)} -> ${JSON.stringify(answer)}`,
      )
  }
  if (JSON.stringify(live.heard).includes(CANARY)) wrong.push('something of another workspace was heard')
  live.socket.disconnect()
  return wrong
}

function argumentsFor(name: keyof ClientSends, dice: Dice, known: Known, elsewhere: Elsewhere): unknown[] {
  const picker = (dice.chance(0.2) ? elsewhere.known : known).picker(dice)
  const valid = Object.fromEntries(
    about[name].map((field) => [field, field === 'state' ? 'viewing' : picker.id(field.replace('Id', ''))]),
  )
  switch (dice.weighed({ valid: 4, spoiled: 4, wild: 3, many: 1, none: 1, bytes: 1 })) {
    case 'valid':
      return [valid]
    case 'spoiled':
      return [{ ...valid, [dice.pick([...about[name], 'extra'])]: anything(dice) }]
    case 'many':
      return [valid, anything(dice), anything(dice)]
    case 'none':
      return []
    case 'bytes':
      return [Buffer.from(dice.pick(texts).slice(0, 1000)), { boardId: Buffer.from('x') }]
    default:
      return [anything(dice)]
  }
}

/** Too large a message ends the connection; everything else is answered. */
function answered(socket: Socket, name: string, sent: unknown[]): Promise<unknown> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('no answer'), ANSWER_MS)
    const done = (answer: unknown) => {
      clearTimeout(timer)
      socket.off('disconnect', cut)
      resolve(answer)
    }
    const cut = () => done('refused')
    socket.once('disconnect', cut)
    socket.emit(name, ...sent, done)
  })
}

const isAcknowledgement = (answer: unknown) => {
  const { ok, message } = (answer ?? {}) as { ok?: unknown; message?: unknown }
  return ok === true || (ok === false && typeof message === 'string' && message !== 'Something went wrong')
}

const packets = [
  '40',
  '40{"token":1}',
  '40{"token":{"toString":null}}',
  '40{"__proto__":{"polluted":"yes"}}',
  '42["join-board"]',
  '420["join-board",{}]',
  '42[',
  '42["join-board",{"_placeholder":true,"num":0}]',
  '451-["join-board",{"_placeholder":true,"num":7}]',
  '45999999-["x"]',
  '4',
  '9',
  'b',
  'bAAAA',
  '\x1e\x1e\x1e',
  '2probe',
  `42["join-board",${'['.repeat(5000)}${']'.repeat(5000)}]`,
  'x'.repeat(70_000),
  '40/other,{}',
  '41',
  '3',
]

/** Below the messages: packets no client of ours would send. Each gets a connection of its own. */
export async function sendBrokenPackets(url: string, token: string) {
  const statuses: number[] = []
  for (const packet of packets) {
    const path = '/socket.io/?EIO=4&transport=polling'
    const opened = await send(url, { method: 'GET', path, headers: {} })
    const sid = /"sid":"([^"]+)"/.exec(opened.text)?.[1]
    const post = (body: string) =>
      send(url, { method: 'POST', path: `${path}&sid=${sid}`, headers: { 'content-type': 'text/plain' }, body })
    statuses.push((await post(`40${JSON.stringify({ token })}`)).status, (await post(packet)).status)
  }
  return statuses
}
