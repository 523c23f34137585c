// Every endpoint asks who is there: no token, a broken one, or one of an ended session opens nothing.
import { beforeAll, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { authApi } from '#contract/auth.ts'
import { areas } from '#server/app.ts'
import { addressed, type Person } from '#server/testing/person.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
const somewhere = '019aa0b4-7c1f-7000-8000-000000000000'
const closed = Object.values(areas)
  .flatMap((api) => Object.entries(api))
  .filter(([, endpoint]) => endpoint.access !== 'anyone')

let ada: Person
let gone: Person
beforeAll(async () => {
  ada = await world.person('Ada')
  gone = await world.again(ada)
  await world.try(authApi.logout, { refresh_token: gone.tokens.refresh_token })
}, 60_000)

test('there are endpoints to check', () => expect(closed.length).toBeGreaterThan(20))

test.each(closed)('%s is closed to strangers', async (_name, endpoint) => {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => [match[1]!, somewhere])
  const { path } = addressed(endpoint, Object.fromEntries(names))
  const body = endpoint.method === 'GET' ? undefined : {}
  const replies = [
    await world.request(endpoint.method, path, body),
    await world.request(endpoint.method, path, body, { headers: { authorization: 'Bearer nonsense' } }),
    await gone.request(endpoint.method, path, body),
  ]
  expect(replies.map(({ status }) => status)).toEqual([401, 401, 401])
  expect((await ada.call(accountApi.me, {})).user.email).toBe(ada.user.email)
})
