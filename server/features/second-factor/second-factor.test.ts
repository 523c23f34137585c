import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { authApi } from '#contract/auth.ts'
import { whileHeld } from '#server/testing/held.ts'
import type { Person } from '#server/testing/person.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
const codeFor = (secret: string, steps = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })
const login = (person: Person, totp?: string) =>
  world.try(authApi.login, { email: person.user.email, password: person.password, ...(totp && { totp }) })

async function withSecondFactor() {
  const ada = await world.person('Ada')
  const { secret, otpauthUrl } = await ada.call(accountApi.startTotp, {})
  expect(otpauthUrl).toMatch(/^otpauth:\/\/totp\//)
  const { recoveryCodes, user } = await ada.call(accountApi.confirmTotp, { code: codeFor(secret) })
  expect(user.totpEnabled).toBe(true)
  return { ada, secret, recoveryCodes }
}

test('once set up, the password alone no longer opens the door', async () => {
  const { ada, secret } = await withSecondFactor()
  expect(await login(ada)).toMatchObject({ status: 401, body: { code: 'totp_required' } })
  expect(await login(ada, '000000')).toMatchObject({ status: 401, body: { code: 'invalid_totp' } })
  expect((await login(ada, codeFor(secret, 1))).status).toBe(200)
  expect((await world.mailTo(ada.user.email, /turned on/)).text).toContain('second factor')
})

test('the same six digits never work twice', async () => {
  const { ada, secret } = await withSecondFactor()
  const code = codeFor(secret, 1)
  const replies = await Promise.all([login(ada, code), login(ada, code), login(ada, code)])
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a recovery code works once', async () => {
  const { ada, recoveryCodes } = await withSecondFactor()
  expect(new Set(recoveryCodes).size).toBe(10)
  expect((await login(ada, recoveryCodes[0]!.toUpperCase())).status).toBe(200)
  expect((await login(ada, recoveryCodes[0])).status).toBe(401)
  expect((await world.mailTo(ada.user.email, /recovery code was used/)).text).toBeTruthy()
})

test('turning it off needs a code, and then the password is enough again', async () => {
  const { ada, secret } = await withSecondFactor()
  const { socket } = await ada.connect()
  expect((await ada.try(accountApi.removeTotp, { code: '123456' })).body.code).toBe('invalid_totp')
  await ada.call(accountApi.removeTotp, { code: codeFor(secret, 1) })
  expect((await login(ada)).status).toBe(200)
  // A workspace that demands it must not be heard any longer: rooms are entered anew.
  await expect.poll(() => socket.connected).toBe(false)
})

test('a set-up that was not confirmed protects nothing', async () => {
  const ada = await world.person('Ada')
  await ada.call(accountApi.startTotp, {})
  expect((await ada.try(accountApi.confirmTotp, { code: '000000' })).status).toBe(400)
  expect((await login(ada)).status).toBe(200)
})

test('somebody who finds a session open cannot put a second factor of their own before it', async () => {
  const ada = await world.person('Ada')
  await world.db
    .updateTable('sessions')
    .set({ created_at: new Date(Date.now() - 16 * 60 * 1000) })
    .where('user_id', '=', ada.user._id)
    .execute()
  expect(await ada.try(accountApi.startTotp, {})).toMatchObject({ status: 403, body: { code: 'password_required' } })
  expect((await ada.try(accountApi.startTotp, { password: 'guessed' })).body.code).toBe('wrong_password')
  expect((await ada.try(accountApi.confirmTotp, { code: '123456' })).body.code).toBe('totp_not_started')
  const { secret } = await ada.call(accountApi.startTotp, { password: ada.password })
  await ada.call(accountApi.confirmTotp, { code: codeFor(secret) })
})

test('beginning a set-up once more at the moment it is turned on changes nothing', async () => {
  const ada = await world.person('Ada')
  const row = () =>
    world.db.selectFrom('users').select('totp_secret').where('id', '=', ada.user._id).executeTakeFirstOrThrow()
  await ada.call(accountApi.startTotp, {})
  const { totp_secret } = await row()
  const { working } = await whileHeld(
    world.db,
    { table: 'users', id: ada.user._id },
    () => ada.try(accountApi.startTotp, {}),
    (held) => held.updateTable('users').set({ totp_enabled: true }).where('id', '=', ada.user._id).execute(),
  )
  expect((await working).body.code).toBe('totp_enabled')
  expect((await row()).totp_secret).toBe(totp_secret)
})

test('the seed lies sealed in the database, and is never told again', async () => {
  const { ada, secret } = await withSecondFactor()
  const { totp_secret } = await world.db
    .selectFrom('users')
    .select('totp_secret')
    .where('id', '=', ada.user._id)
    .executeTakeFirstOrThrow()
  expect(totp_secret).not.toContain(secret)
  expect((await ada.try(accountApi.startTotp, {})).body.code).toBe('totp_enabled')
})
