import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { authApi } from '#contract/auth.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
const password = 'a long enough password'

test('somebody signs up, confirms by mail and is signed in', async () => {
  const signup = await world.try(authApi.register, { name: 'Ada Lovelace', email: 'Ada@Example.com', password })
  expect(signup).toMatchObject({ status: 201, body: { user: { email: 'Ada@Example.com' } } })
  expect(signup.body.access_token).toBeUndefined()

  const before = await world.try(authApi.login, { email: 'ada@example.com', password })
  expect(before).toMatchObject({ status: 403, body: { code: 'email_not_verified' } })
  expect(before.body.access_token).toBeUndefined()

  const token = await world.tokenFor('ada@example.com')
  const verified = await world.try(authApi.verifyEmail, { token })
  expect(verified).toMatchObject({
    status: 200,
    body: {
      user: {
        name: 'Ada Lovelace',
        username: 'ada.lovelace',
        emailVerified: true,
        lastActiveWorkspaceURL: null,
        onboarding: {},
      },
    },
  })
  expect(verified.body.user).not.toHaveProperty('password_hash')
  expect((await world.try(authApi.verifyEmail, { token })).body.code).toBe('invalid_token')

  const login = await world.try(authApi.login, { email: 'ADA@example.com', password })
  expect(login.status).toBe(200)
  expect(login.body.access_token.split('.')).toHaveLength(3)
})

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['Etc/Unknown', null],
])('whoever signs up where the clocks are those of %s has %s as their time zone', async (timezone, kept) => {
  const email = `${randomUUID()}@example.com`
  await world.try(authApi.register, { name: 'Zoe', email, password, timezone })
  const { body } = await world.try(authApi.verifyEmail, { token: await world.tokenFor(email) })
  expect(body.user.timezone).toBe(kept)
})

test('a known address gets the same answer, and its owner a mail', async () => {
  const ada = await world.person('Ada')
  const fresh = await world.try(authApi.register, { name: 'Eve', email: 'nobody-yet@example.com', password })
  const known = await world.try(authApi.register, { name: 'Eve', email: ada.user.email, password })
  expect(known.status).toBe(fresh.status)
  expect(Object.keys(known.body)).toEqual(Object.keys(fresh.body))
  expect(known.body.message).toBe(fresh.body.message)
  expect((await world.mailTo(ada.user.email, /already have an account/)).text).toContain('/login')
  expect((await world.try(authApi.login, { email: ada.user.email, password: ada.password })).status).toBe(200)
})

test.each(['first', 'last'])(
  'a stranger who signs up %s with somebody’s address leaves no password behind',
  async (when) => {
    const email = `contested-${when}@example.com`
    const owner = { name: 'Olga', email, password: 'the password of the owner' }
    const stranger = { name: 'Mallory', email, password: 'the password of a stranger' }
    for (const person of when === 'first' ? [stranger, owner] : [owner, stranger])
      await world.try(authApi.register, person)
    await expect.poll(async () => (await world.mailsTo(email)).length).toBe(2)
    const mine = (await world.mailsTo(email)).find(({ text }) => text?.includes('Hello Olga'))
    const token = /verify\/(\S+)/.exec(mine!.text!)![1]!
    expect((await world.try(authApi.verifyEmail, { token })).body.user.name).toBe('Olga')
    expect((await world.try(authApi.login, stranger)).status).toBe(401)
    expect((await world.try(authApi.login, owner)).status).toBe(200)
    const theirs = (await world.mailsTo(email)).find(({ text }) => text?.includes('Hello Mallory'))
    const other = /verify\/(\S+)/.exec(theirs!.text!)![1]!
    expect((await world.try(authApi.verifyEmail, { token: other })).status).toBe(400)
  },
)

test('twenty sign-ups with one address at once make one account', async () => {
  const email = 'race@example.com'
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => world.try(authApi.register, { name: 'Race', email, password })),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
  expect(await world.db.selectFrom('users').select('id').where('email', '=', email).execute()).toHaveLength(1)
})

test.each([
  ['short', { password: 'short' }, /at least 8/],
  ['common', { password: 'password123' }, /too common/],
  ['endless', { password: 'x'.repeat(129) }, /at most 128/],
  ['no address', { email: 'nobody' }, /not an e-mail/],
  ['nameless', { name: '   ' }, /name is required/],
  ['a username with spaces', { username: 'a b c' }, /username/],
])('a sign-up that is %s is refused by the field', async (_, wrong, message) => {
  const reply = await world.try(authApi.register, { name: 'Bo', email: 'bo@example.com', password, ...wrong })
  expect(reply.status).toBe(400)
  expect(reply.body.message).toMatch(message)
  expect(reply.body.details[0]).toMatchObject({ path: Object.keys(wrong)[0] })
})

test('a wrong password and an unknown address look the same', async () => {
  const ada = await world.person('Ada')
  const wrong = await world.try(authApi.login, { email: ada.user.email, password: 'not the password' })
  const unknown = await world.try(authApi.login, { email: 'stranger@example.com', password })
  expect(wrong.status).toBe(401)
  expect(wrong.body).toEqual(unknown.body)
  expect(wrong.body).toMatchObject({ code: 'invalid_credentials', message: 'Invalid email or password' })
})

test('sign-ins that fail stand in one’s own activities, and several in a row are told by mail, once', async () => {
  const ada = await world.person('Ada')
  const failed = async () =>
    (await ada.call(accountApi.listMyActivities, {})).activities.filter(({ type }) => type === 'sign-in-failed')
  for (let n = 1; n <= 6; n++) {
    await world.try(authApi.login, { email: ada.user.email, password: 'not the password' })
    await expect.poll(async () => (await failed()).length).toBe(n)
  }
  expect((await failed())[0]!.payload).toMatchObject({ inARow: 6, device: expect.any(String) })
  await world.mailTo(ada.user.email, /could not sign in/)
  await world.again(ada)
  await world.try(authApi.login, { email: ada.user.email, password: 'not the password' })
  await expect.poll(async () => (await failed())[0]!.payload.inARow).toBe(1)
  const told = (await world.mailsTo(ada.user.email)).filter(({ subject }) => /could not sign in/.test(subject ?? ''))
  expect(told).toHaveLength(1)
})

test('a forgotten password is reset by mail, once, and ends every session', async () => {
  const ada = await world.person('Ada')
  const live = await ada.connect()
  const asked = await world.try(authApi.forgotPassword, { email: ada.user.email })
  const stranger = await world.try(authApi.forgotPassword, { email: 'stranger@example.com' })
  expect(asked.body).toEqual(stranger.body)

  const token = await world.tokenFor(ada.user.email, /Reset/)
  const newPassword = 'another long password'
  expect((await world.try(authApi.resetPassword, { token, newPassword: 'password1' })).body.code).toBe(
    'common_password',
  )
  const gone = new Promise((resolve) => live.socket.on('disconnect', resolve))
  expect((await world.try(authApi.resetPassword, { token, newPassword })).status).toBe(200)
  await gone
  expect((await world.try(authApi.resetPassword, { token, newPassword })).body.code).toBe('invalid_token')
  expect((await ada.try(accountApi.me, {})).status).toBe(401)
  expect((await world.try(authApi.refresh, { refresh_token: ada.tokens.refresh_token })).status).toBe(401)
  expect((await world.try(authApi.login, { email: ada.user.email, password: ada.password })).status).toBe(401)
  expect((await world.try(authApi.login, { email: ada.user.email, password: newPassword })).status).toBe(200)
  expect((await world.mailsTo('stranger@example.com')).length).toBe(0)
})

test('a stranger who asks for reset links neither spoils the owner’s nor fills their mailbox', async () => {
  const ada = await world.person('Ada')
  const ask = () => world.try(authApi.forgotPassword, { email: ada.user.email })
  await ask()
  const token = await world.tokenFor(ada.user.email, /Reset/)
  for (let n = 0; n < 8; n++) expect((await ask()).status).toBe(200)
  // Whatever comes after it has been looked at after those eight.
  const bo = await world.person('Bo')
  await world.try(authApi.forgotPassword, { email: bo.user.email })
  await world.mailTo(bo.user.email, /Reset/)
  const resets = async () => (await world.mailsTo(ada.user.email)).filter(({ subject }) => /Reset/.test(subject ?? ''))
  await expect.poll(async () => (await resets()).length).toBe(5)
  expect((await world.try(authApi.resetPassword, { token, newPassword: 'another long password' })).status).toBe(200)
})

test.each([['Long Name Here'], ['ada.long@example.com'], ['ada-long-name']])(
  'what everybody knows of somebody (%s) is no password',
  async (known) => {
    const about = { name: 'Long Name Here', email: 'ada.long@example.com', username: 'ada-long-name' }
    expect((await world.try(authApi.register, { ...about, password: known.toUpperCase() })).body.code).toBe(
      'common_password',
    )
  },
)

test('a reset link that is too old does nothing', async () => {
  const ada = await world.person('Ada')
  await world.try(authApi.forgotPassword, { email: ada.user.email })
  const token = await world.tokenFor(ada.user.email, /Reset/)
  await world.db
    .updateTable('link_tokens')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('user_id', '=', ada.user._id)
    .execute()
  expect((await world.try(authApi.resetPassword, { token, newPassword: password })).body.code).toBe('invalid_token')
})

test('the confirmation mail can be sent again; whichever link is opened, it works once', async () => {
  const email = 'again@example.com'
  await world.try(authApi.register, { name: 'Again', email, password })
  const first = await world.tokenFor(email)
  expect((await world.try(authApi.resendVerification, { email: ` ${email} ` })).status).toBe(200)
  expect((await world.try(authApi.resendVerification, { email: 'no address' })).status).toBe(200)
  await expect.poll(async () => (await world.mailsTo(email)).length).toBe(2)
  const second = await world.tokenFor(email)
  expect((await world.try(authApi.verifyEmail, { token: second })).status).toBe(200)
  expect((await world.try(authApi.verifyEmail, { token: first })).status).toBe(400)
  expect((await world.try(authApi.login, { email, password })).status).toBe(200)
})

test('an old password tried while it is being reset opens nothing afterwards', async () => {
  const ada = await world.person('Ada')
  await world.try(authApi.forgotPassword, { email: ada.user.email })
  const token = await world.tokenFor(ada.user.email, /Reset/)
  const attempts = Array.from({ length: 12 }, () =>
    world.try(authApi.login, { email: ada.user.email, password: ada.password }),
  )
  const change = ada.try(accountApi.changePassword, {
    currentPassword: ada.password,
    newPassword: 'chosen by a stranger',
  })
  const reset = await world.try(authApi.resetPassword, { token, newPassword: 'chosen by the owner' })
  const sessions = (await Promise.all(attempts)).filter(({ status }) => status === 200)
  await change
  expect(reset.status).toBe(200)
  for (const { body } of sessions) {
    const me = await world.request('GET', '/api/me', undefined, {
      headers: { authorization: `Bearer ${body.access_token}` },
    })
    expect(me.status).toBe(401)
  }
  expect((await world.try(authApi.login, { email: ada.user.email, password: 'chosen by the owner' })).status).toBe(200)
})

test('Google sign-in says so when it is not set up', async () => {
  expect(await world.try(authApi.loginWithGoogle, { code: 'x' })).toMatchObject({
    status: 404,
    body: { code: 'not_configured' },
  })
})
