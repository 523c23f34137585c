// Every endpoint asks who is there: no token, a broken one, or one of an ended session opens nothing; nor does a key that was not made for it.
import { beforeAll, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { apiKeysApi } from '#contract/api-keys.ts'
import { authApi } from '#contract/auth.ts'
import { addressed, type Endpoint, type Scope, scopeOf } from '#contract/endpoint.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import { areas } from '#server/areas.ts'
import { insertKey, KeyInUse } from '#server/testing/key.ts'
import type { Person } from '#server/testing/person.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
const somewhere = '019aa0b4-7c1f-7000-8000-000000000000'
const closed = Object.values(areas)
  .flatMap((api) => Object.entries(api as Record<string, Endpoint>))
  .filter(([, endpoint]) => endpoint.access !== 'anyone')

let ada: Person
let gone: Person
let workspaceId: string
let refused: Record<string, KeyInUse>

beforeAll(async () => {
  ada = await world.person('Ada')
  gone = await world.again(ada)
  await world.try(authApi.logout, { refresh_token: gone.tokens.refresh_token })
  workspaceId = (await ada.call(workspacesApi.createWorkspace, { name: 'Keys' })).workspace._id
  const made = { workspaceId, madeBy: ada.user._id, scopes: ['read', 'write'] satisfies Scope[] }
  const { apiKey, key } = await ada.call(apiKeysApi.createApiKey, { workspaceId, name: 'Old', scopes: made.scopes })
  await ada.call(apiKeysApi.revokeApiKey, { keyId: apiKey._id })
  refused = {
    revoked: new KeyInUse(world.url, key),
    expired: await insertKey(world.db, world.url, { ...made, expiresAt: new Date(Date.now() - 1000) }),
    unknown: new KeyInUse(world.url, `hk_${'x'.repeat(32)}`),
    broken: new KeyInUse(world.url, 'hk_'),
  }
})

test('there are endpoints to check', () => expect(closed.length).toBeGreaterThan(20))

function ask(sender: Pick<Person, 'request'>, endpoint: Endpoint, headers: Record<string, string> = {}) {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => [match[1]!, somewhere])
  const { path } = addressed(endpoint, Object.fromEntries(names))
  return sender.request(endpoint.method, path, endpoint.method === 'GET' ? undefined : {}, { headers })
}

test.each(closed)('%s is closed to strangers', async (_name, endpoint) => {
  const replies = [
    await ask(world, endpoint),
    await ask(world, endpoint, { authorization: 'Bearer nonsense' }),
    await ask(gone, endpoint),
  ]
  expect(replies.map(({ status }) => status)).toEqual([401, 401, 401])
  for (const [why, key] of Object.entries(refused)) expect((await ask(key, endpoint)).status, why).toBe(401)
  expect((await ada.call(accountApi.me, {})).user.email).toBe(ada.user.email)
})

test.each(closed)('%s is open only to keys that were made for it', async (_name, endpoint) => {
  for (const scope of ['read', 'write'] as const) {
    const robot = await insertKey(world.db, world.url, { workspaceId, madeBy: ada.user._id, scopes: [scope] })
    const { status, body, headers } = await ask(robot, endpoint)
    expect(headers.get('ratelimit-limit')).toBe('600')
    if (endpoint.access === 'person') expect(body).toMatchObject({ statusCode: 403, code: 'forbidden' })
    else if (scopeOf(endpoint) !== scope) expect(body).toMatchObject({ statusCode: 403, code: 'insufficient_scope' })
    else expect([401, 403]).not.toContain(status)
  }
})
