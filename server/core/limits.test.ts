import { expect, test } from 'vitest'
import { authApi } from '#contract/auth.ts'
import { openWorld } from '#server/testing/world.ts'
import { networkOf } from './limits.ts'

const world = openWorld({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })

const login = (email: string, address: string, password = 'not the password') =>
  world.request('POST', authApi.login.path, { email, password }, { headers: { 'x-forwarded-for': address } })

test('guessing is stopped, with the time to wait; the owner elsewhere is not locked out', async () => {
  const ada = await world.person('Ada')
  const guesses = []
  for (let n = 0; n < 11; n++) guesses.push(await login(ada.user.email, '203.0.113.7'))
  expect(guesses.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(401))
  const refused = guesses[10]!
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await login(ada.user.email, '203.0.113.7', ada.password)).status).toBe(429)
  expect((await login(ada.user.email, '198.51.100.9', ada.password)).status).toBe(200)
})

test('one address cannot try one account after another', async () => {
  const statuses = []
  for (let n = 0; n < 61; n++) statuses.push((await login(`victim-${n}@example.com`, '203.0.113.8')).status)
  expect(statuses.at(-2)).toBe(401)
  expect(statuses.at(-1)).toBe(429)
})

test('a reset link is not sent without end', async () => {
  const ask = () => world.request('POST', authApi.forgotPassword.path, { email: 'flood@example.com' })
  const statuses = []
  for (let n = 0; n < 6; n++) statuses.push((await ask()).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('a connection that never stops asking is told to wait', async () => {
  const ada = await world.person('Ada')
  const live = await ada.connect()
  const answers = await Promise.all(Array.from({ length: 601 }, () => live.ask('join-notifications')))
  expect(answers.slice(0, 600).every(({ ok }) => ok)).toBe(true)
  expect(answers[600]).toMatchObject({ ok: false, message: expect.stringContaining('Too many') })
})

test('one address is not signed up without end, and the mailbox behind it not filled', async () => {
  const email = 'flooded@example.com'
  const signUp = (n: number) =>
    world.request('POST', authApi.register.path, { name: `Flood ${n}`, email, password: 'a long password here' })
  const statuses = []
  for (let n = 0; n < 11; n++) statuses.push((await signUp(n)).status)
  expect(statuses).toEqual([...Array(10).fill(201), 429])
})

test('nobody takes all connections', async () => {
  const ada = await world.person('Ada')
  const bo = await world.person('Bo')
  for (let n = 0; n < 200; n++) await ada.connect()
  await expect(ada.connect()).rejects.toThrow('Too many connections')
  await bo.connect()
})

test('another spelling of an address has no count of its own', async () => {
  const ada = await world.person('Ida')
  for (let n = 0; n < 10; n++) await login(ada.user.email, '203.0.113.9')
  expect((await login(ada.user.email.replace('i', 'İ'), '203.0.113.9')).status).toBe(429)
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network))
