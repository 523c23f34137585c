import { createSigner } from 'fast-jwt'
import { expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { authApi } from '#contract/auth.ts'
import { openWorld } from '#server/testing/world.ts'

const authSecret = 'k3tR-q9Zx_71mVnB4wYc8LpD2sHfJ6uG'
const world = openWorld({ AUTH_SECRET: authSecret })
const refresh = (refresh_token: string) => world.try(authApi.refresh, { refresh_token })

const age = (seconds: number) =>
  world.db
    .updateTable('refresh_tokens')
    .set({ used_at: new Date(Date.now() - seconds * 1000) })
    .where('used_at', 'is not', null)
    .execute()

test('a refresh token gives a new pair, and the new access token works', async () => {
  const ada = await world.person('Ada')
  const { status, body } = await refresh(ada.tokens.refresh_token)
  expect(status).toBe(200)
  expect(body.refresh_token).not.toBe(ada.tokens.refresh_token)
  ada.tokens = body
  expect((await ada.call(accountApi.me, {})).user._id).toBe(ada.user._id)
})

test('two tabs that refresh with the same token at the same time both go on', async () => {
  const ada = await world.person('Ada')
  const replies = await Promise.all(Array.from({ length: 5 }, () => refresh(ada.tokens.refresh_token)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  for (const { body } of replies) expect((await refresh(body.refresh_token)).status).toBe(200)
})

test('a used token that comes back later ends the whole session, for the thief and the owner', async () => {
  const ada = await world.person('Ada')
  const elsewhere = await world.again(ada)
  const live = await ada.connect()
  const gone = new Promise((resolve) => live.socket.on('disconnect', resolve))
  const next = await refresh(ada.tokens.refresh_token)
  await age(11)
  expect((await refresh(ada.tokens.refresh_token)).status).toBe(401)
  await gone
  expect((await refresh(next.body.refresh_token)).status).toBe(401)
  expect((await ada.try(accountApi.me, {})).status).toBe(401)
  expect((await elsewhere.try(accountApi.me, {})).status).toBe(200)
})

test('however often it is renewed, a session is over after half a year', async () => {
  const ada = await world.person('Ada')
  const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000)
  const began = (at: Date) =>
    world.db.updateTable('sessions').set({ created_at: at }).where('user_id', '=', ada.user._id).execute()
  await began(days(179))
  const next = await refresh(ada.tokens.refresh_token)
  expect(next.status).toBe(200)
  const { expires_at } = await world.db
    .selectFrom('sessions')
    .select('expires_at')
    .where('user_id', '=', ada.user._id)
    .executeTakeFirstOrThrow()
  expect(new Date(expires_at).getTime()).toBeLessThan(Date.now() + 2 * 24 * 60 * 60 * 1000)
  await began(days(181))
  expect((await refresh(next.body.refresh_token)).status).toBe(200)
  expect((await ada.try(accountApi.me, {})).status).toBe(401)
})

test('signing out ends the session at once, on HTTP and on the live connection', async () => {
  const ada = await world.person('Ada')
  const live = await ada.connect()
  const gone = new Promise((resolve) => live.socket.on('disconnect', resolve))
  expect((await world.try(authApi.logout, { refresh_token: ada.tokens.refresh_token })).status).toBe(200)
  await gone
  expect((await ada.try(accountApi.me, {})).status).toBe(401)
  await expect(ada.connect()).rejects.toThrow('Unauthorized')
})

test.each([[undefined], [42], [''], ['no such token'], [{ a: 1 }], ['x'.repeat(5000)]])(
  'signing out with %j succeeds and does nothing',
  async (refresh_token) => {
    expect((await world.request('POST', authApi.logout.path, { refresh_token })).status).toBe(200)
  },
)

test('my sessions are listed and can be ended one by one; those of others are not there', async () => {
  const ada = await world.person('Ada')
  const other = await world.again(ada)
  const bo = await world.person('Bo')
  const { sessions } = await ada.call(accountApi.listSessions, {})
  expect(sessions.map(({ current }) => current).sort()).toEqual([false, true])
  const mine = sessions.find(({ current }) => !current)!
  expect((await bo.try(accountApi.endSession, { sessionId: mine._id })).status).toBe(404)
  expect((await other.try(accountApi.me, {})).status).toBe(200)
  await ada.call(accountApi.endSession, { sessionId: mine._id })
  expect((await other.try(accountApi.me, {})).status).toBe(401)
  expect((await ada.try(accountApi.endSession, { sessionId: mine._id })).status).toBe(404)
})

test('forged, broken and stale tokens are refused', async () => {
  const ada = await world.person('Ada')
  const [header, claims, signature] = ada.tokens.access_token.split('.') as [string, string, string]
  const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')
  const decoded = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const otherKey = createSigner({ key: 'another secret that is long enough here', aud: 'hearth' })({
    sub: decoded.sub,
    sid: decoded.sid,
  })
  const old = createSigner({
    key: authSecret,
    aud: 'hearth',
    clockTimestamp: Date.now() - 3_600_000,
    expiresIn: 60_000,
  })({ sub: decoded.sub, sid: decoded.sid })
  for (const token of [
    `${none}.${claims}.`,
    `${none}.${claims}.${signature}`,
    `${header}.${claims}.`,
    `${header}.${claims}.AAAA`,
    otherKey,
    old,
    'x',
    'a.b.c',
    'null',
  ])
    expect(
      (await world.request('GET', '/api/me', undefined, { headers: { authorization: `Bearer ${token}` } })).status,
      token,
    ).toBe(401)
  for (const authorization of ['', 'Bearer', 'Bearer ', 'Basic YTpi', ada.tokens.access_token])
    expect(
      (await world.request('GET', '/api/me', undefined, { headers: { authorization } })).status,
      authorization,
    ).toBe(401)
})
