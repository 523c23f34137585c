// A story: one place, many callers, one request after the other, each knowing what earlier answers told. Seed and number repeat it.
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { areas } from '#server/areas.ts'
import { furnish } from '#server/testing/place.ts'
import { callersOf, gather, type Registry, share, type Who } from './callers.ts'
import { complaintAbout, parsed } from './complaints.ts'
import { type Dice, diceOf } from './dice.ts'
import type { Elsewhere } from './elsewhere.ts'
import { type Known, kindOf } from './known.ts'
import { anything } from './nasty.ts'
import { prepare } from './preparing.ts'
import { twists, wireOf } from './requests.ts'
import { shortest } from './shorter.ts'
import { traceOf } from './sound.ts'
import { spoiled } from './spoiled.ts'
import { drawnFor, type Field } from './values.ts'
import { type Answer, send, type Wire } from './wire.ts'

export interface Stage extends Registry {
  elsewhere: Elsewhere
}

interface Finding {
  story: number
  step: number
  name: string
  complaint: string
  /** The shortest form of it, for somebody to read. */
  shown: string
}

interface Call {
  name: string
  endpoint: Endpoint
  who: Who
  input: Record<string, unknown>
  wire: Wire
  isTwisted: boolean
}

/** Who answered what, and which request of it wrote which line of the log. */
export interface Told {
  findings: Finding[]
  statuses: Map<string, number[]>
  requests: Map<string, { story: number; step: number; shown: string }>
}

export const everyEndpoint = Object.values(areas).flatMap((api) => Object.entries(api as Record<string, Endpoint>))
const schemas = new Map(
  everyEndpoint.map(([name, { input }]) => [
    name,
    z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as unknown as Field,
  ]),
)

/** Who alone gets far with it: the invited, whose timer runs, who was told something. */
const fittest: Record<string, Who> = {
  acceptInvitation: 'stranger',
  declineInvitation: 'stranger',
  stopTimer: 'owner',
  markRead: 'member',
  markUnread: 'member',
}
/** After these there is little left to try: they come at the end of a story. */
const endings = new Set(
  ['deleteWorkspace', 'deleteMe', 'handOverWorkspace', 'archiveWorkspace', 'deleteBoard', 'archiveBoard'].concat(
    ...['moveBoardToWorkspace', 'changePassword', 'changeEmail'],
  ),
)
const everyEnding = everyEndpoint.filter(([name]) => endings.has(name))
const CALM = 0.8
const SCENE = 8
/** Of the refused changes, this share is looked at closely: nothing may have changed. */
const LOOKED_AT = 0.04

export async function tellStory(stage: Stage, seed: number, story: number, steps: number): Promise<Told> {
  const told: Told = { findings: [], statuses: new Map(), requests: new Map() }
  const people = await gather(stage)
  const place = await furnish(stage.db, people)
  const callers = await callersOf(stage, people, place.workspaceId)
  const known = await prepare(stage.db, people, place, callers.stranger)

  for (let step = 0; step < steps; step++) {
    const dice = diceOf(seed, story, step)
    const call = draw(dice, diceOf(seed, story, -1 - Math.floor(step / SCENE)), step / steps)
    const isLookedAt = call.endpoint.method !== 'GET' && call.name !== 'stopTimer' && dice.chance(LOOKED_AT)
    const before = isLookedAt ? await traceOf(stage.db, place.workspaceId) : null
    const answer = await send(stage.url, call.wire)
    remember(call, answer, step)
    const complaint =
      complaintAbout(call.isTwisted ? null : call.endpoint, answer) ??
      (before && answer.status >= 400 && (await traceOf(stage.db, place.workspaceId)) !== before
        ? 'refused, and changed something all the same'
        : null)
    if (complaint) told.findings.push({ story, step, name: call.name, complaint, shown: await shown(call, complaint) })
    else if (answer.status < 300 && !call.endpoint.download) known.learn(parsed(answer.text))
    if (answer.status < 300 && call.wire.method === 'DELETE')
      for (const part of call.wire.path.split('/').slice(-1)) known.retire(part)
    if (answer.status === 401) await callers.comeBack(call.who)
  }
  return told

  /** Within a scene it is mostly about one thing, and mostly by the same caller: made, changed, deleted, used again. */
  function draw(dice: Dice, scene: Dice, progress: number): Call {
    const area = Object.entries(scene.pick(Object.values(areas)) as Record<string, Endpoint>)
    const isEnding = progress >= CALM && dice.chance(0.2)
    const among = (dice.chance(0.5) ? area : everyEndpoint).filter(([each]) => !endings.has(each))
    const [name, endpoint] = dice.pick(isEnding ? everyEnding : among)
    const schema = schemas.get(name)!
    const lead = scene.weighed(share)
    const fitting = fittest[name]
    const who = fitting && dice.chance(0.4) ? fitting : dice.chance(0.6) ? lead : dice.weighed(share)
    const headers = callers.headersOf(who)
    const manner = dice.weighed({ valid: 44, spoiled: 32, foreign: 8, wild: 7, twisted: 9 })
    let input = validInput(endpoint, schema, dice, manner === 'foreign' ? stage.elsewhere.known : known)
    if (manner === 'spoiled')
      input = spoiled(input, schema, { dice, path: endpoint.path, foreignId: (field) => foreignId(dice, field) })
    if (manner === 'wild')
      for (const field of Object.keys(schema.properties ?? {}))
        if (!endpoint.path.includes(`:${field}`) || dice.chance(0.1)) input[field] = anything(dice)
    const wire = wireOf(endpoint, input, dice, headers)
    const call = { name, endpoint, who, input, wire, isTwisted: manner === 'twisted' }
    if (!call.isTwisted) return call
    const twist = dice.pick(Object.keys(twists) as (keyof typeof twists)[])
    return { ...call, wire: twists[twist](wire, dice) }
  }

  /** What a schema cannot say (this or that, an end after its beginning) is found by trying. */
  function validInput(endpoint: Endpoint, schema: Field, dice: Dice, from: Known) {
    let input: Record<string, unknown> = {}
    const picker = from.picker(dice)
    for (let tries = 0; tries < 4; tries++) {
      input = drawnFor(schema, '', dice, picker) as Record<string, unknown>
      if (endpoint.upload) input.file ??= { filename: 'file', bytes: new Uint8Array() }
      if (endpoint.input.safeParse(input).success) break
    }
    return input
  }

  function foreignId(dice: Dice, name: string) {
    const picker = (dice.chance(0.7) ? stage.elsewhere.known : known).picker(dice)
    return picker.id(
      dice.chance(0.7) ? kindOf(name) : dice.pick(['workspace', 'board', 'task', 'user', 'column', 'chat']),
    )
  }

  function remember({ name, wire }: Call, { status, headers }: Answer, step: number) {
    const seen = told.statuses.get(name) ?? []
    seen.push(status)
    told.statuses.set(name, seen)
    told.requests.set(String(headers['x-request-id']), { story, step, shown: line(wire) })
  }

  async function shown(call: Call, complaint: string) {
    const again = (input: Call['input']) => {
      const wire = wireOf(call.endpoint, input, diceOf(seed, story), callers.headersOf(call.who))
      return send(stage.url, wire).then((answer) => ({ wire, answer }))
    }
    const fails = async (input: Call['input']) =>
      complaintAbout(call.endpoint, (await again(input)).answer) === complaint
    if (call.isTwisted || !(await fails(call.input))) return `${call.who}: ${line(call.wire)}`
    const { wire, answer } = await again(await shortest(call.input, fails))
    return `${call.who}: ${line(wire)} -> ${answer.status} ${answer.text.slice(0, 300)}`
  }
}

const line = ({ method, path, headers, body }: Wire) =>
  `${method} ${path.slice(0, 300)} ${headers['content-type'] ?? ''} ${body === undefined ? '' : JSON.stringify(String(body)).slice(0, 800)}`
