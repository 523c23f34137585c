// Nonsense sent to every endpoint of the contract: each answer is a clear refusal, never a 5xx. Seeded; a failure prints the seed to replay it.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { boardsApi } from '#contract/boards.ts'
import { addressed, type Endpoint } from '#contract/endpoint.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import { areas } from '#server/areas.ts'
import type { Person, Reply } from '#server/testing/person.ts'
import { openWorld } from '#server/testing/world.ts'

const RUNS = 25
const SEED = 20_261_115
const world = openWorld()
const endpoints = Object.values(areas).flatMap((api) => Object.entries(api))

test.each(endpoints)('%s refuses nonsense without breaking', async (_name, endpoint) => {
  const ada = await world.person('Ada')
  const ids = await realIds(ada)
  await fc.assert(
    fc.asyncProperty(inputFor(endpoint, ids), fc.constantFrom('ada', 'nobody'), async (input, who) => {
      requireClear(await send(endpoint, input, who === 'ada' ? ada : null), input)
    }),
    { numRuns: RUNS, seed: SEED },
  )
})

const raw = [
  ['GET', '/api/boards/%00'],
  ['GET', '/api/boards/%E0%A4%A'],
  ['GET', '/api/boards/../../etc/passwd'],
  ['GET', '/api/workspaces/%2e%2e%2f'],
  ['GET', `/api/workspaces/${'a'.repeat(5000)}`],
  ['GET', '/api/boards?workspaceId[]=1&workspaceId[]=2'],
  ['GET', '/api/me/activities?limit=1e9'],
  ['GET', '/api/me/activities?limit=-1&before=x'],
  ['GET', '/api/boards/019aa0b4-7c1f-7000-8000-000000000000/events?after=99999999999999999999'],
  ['GET', '//api/me'],
  ['GET', '/api/me%0d%0aX-Injected:%201'],
  ['POST', '/auth/verify-email/%00'],
  ['POST', `/auth/verify-email/${'%F0%9F%98%80'.repeat(300)}`],
  ['OPTIONS', '/api/me'],
] as const

test.each(raw)('%s %s is answered clearly', async (method, path) => {
  const ada = await world.person('Ada')
  const reply = await ada.request(method, path)
  expect(reply.status).toBeLessThan(500)
})

test('nothing of all this was worth an error in the log', () => {
  expect(world.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
})

function send(endpoint: Endpoint, input: Record<string, unknown>, person: Person | null): Promise<Reply> {
  const { path, rest } = addressed(endpoint, input)
  const sender = person ?? world
  if (endpoint.method !== 'GET') return sender.request(endpoint.method, path, rest)
  const query = Object.entries(rest).map(
    ([name, value]) =>
      `${name}=${encodeURIComponent(typeof value === 'string' && value.isWellFormed() ? value : JSON.stringify(value ?? null))}`,
  )
  return sender.request('GET', `${path}?${query.join('&')}`)
}

function requireClear({ status, body }: Reply, input: unknown) {
  expect(status, JSON.stringify(input)).toBeLessThan(500)
  if (status >= 400)
    expect(body, JSON.stringify(input)).toMatchObject({
      statusCode: status,
      code: expect.any(String),
      message: expect.any(String),
    })
}

async function realIds(ada: Person) {
  const { workspace } = await ada.call(workspacesApi.createWorkspace, {
    name: 'Fuzz',
    url: `fuzz-${ada.user._id.slice(-10)}`,
  })
  const { board } = await ada.call(boardsApi.createBoard, { workspaceId: workspace._id, title: 'Fuzz' })
  return [workspace._id, board._id, ada.user._id, workspace.url, ada.user.email, ada.password]
}

/** Names from the schema, so that values get past the first check; values from the worst of what people and programs send. */
function inputFor(endpoint: Endpoint, ids: string[]): fc.Arbitrary<Record<string, unknown>> {
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, unknown>
  }
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]!)
  const names = Object.keys(schema.properties ?? {})
  const value = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom<unknown>(...ids) },
    { weight: 3, arbitrary: hostile },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
  const inPathValue = fc.oneof(
    fc.constantFrom(...ids),
    fc.string({ minLength: 1, maxLength: 100 }),
    fc.constantFrom('%', '.', '..', 'null', '0', '-1'),
  )
  const fields = Object.fromEntries(names.map((name) => [name, inPath.includes(name) ? inPathValue : value]))
  return fc.record(fields, { requiredKeys: inPath }) as fc.Arbitrary<Record<string, unknown>>
}

const hostile = fc.constantFrom<unknown>(
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  '',
  ' ',
  '\0',
  '\ud800',
  '‮',
  'a'.repeat(100_000),
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  '%00',
  'null',
  'NaN',
  '__proto__',
  [],
  {},
  [[]],
  [null],
  { $ne: null },
  { toString: null },
  { length: -1 },
  { constructor: { prototype: {} } },
  '9999-99-99',
  '2026-02-30',
  '+275760-09-13T00:00:00.001Z',
  'x@y',
  '💥'.repeat(2000),
  Array(2000).fill('x'),
)
