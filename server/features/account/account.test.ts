import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { authApi } from '#contract/auth.ts'
import { invitationsApi } from '#contract/invitations.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import { whileHeld } from '#server/testing/held.ts'
import type { Person } from '#server/testing/person.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()

test('a profile changes in what was sent and in nothing else', async () => {
  const ada = await world.person('Ada')
  const { user } = await ada.call(accountApi.updateMe, {
    name: 'Ada King',
    role: 'Analyst',
    timezone: 'Europe/London',
    onboarding: { teamSize: '2-10' },
  })
  expect(user).toMatchObject({
    name: 'Ada King',
    role: 'Analyst',
    timezone: 'Europe/London',
    onboarding: { teamSize: '2-10' },
  })
  const sneaky = await ada.request('PUT', '/api/me', {
    email: 'x@example.com',
    emailVerified: false,
    _id: 'x',
    onboarding: { goal: 'ship' },
  })
  expect(sneaky.body.user).toMatchObject({
    email: ada.user.email,
    emailVerified: true,
    _id: ada.user._id,
    onboarding: { teamSize: '2-10', goal: 'ship' },
  })
})

test('my other tab hears of it, and knows which tab did it', async () => {
  const ada = await world.person('Ada')
  const live = await ada.connect()
  await ada.try(accountApi.updateMe, { name: 'Ada King' }, { headers: { 'x-client-id': 'tab-1' } })
  expect((await live.hears('account-updated')).body).toEqual({ clientId: 'tab-1' })
})

test('a stale version is answered with what is there now', async () => {
  const ada = await world.person('Ada')
  const { user } = await ada.call(accountApi.updateMe, { name: 'First' })
  const stale = await ada.try(accountApi.updateMe, { name: 'Second', version: user.version - 1 })
  expect(stale).toMatchObject({ status: 409, body: { code: 'version_conflict', user: { name: 'First' } } })
  expect((await ada.call(accountApi.updateMe, { name: 'Second', version: user.version })).user.name).toBe('Second')
})

test('two forms sent at once with the same version: one wins, the other is shown what is there now', async () => {
  const ada = await world.person('Ada')
  const { version } = ada.user
  const replies = await Promise.all(['One', 'Two'].map((name) => ada.try(accountApi.updateMe, { name, version })))
  const [won] = replies.filter(({ status }) => status === 200)
  const [lost] = replies.filter(({ status }) => status === 409)
  expect(lost?.body.user.name).toBe(won?.body.user.name)
})

test('entering a workspace does not make an open profile form outdated; saving nothing changes nothing', async () => {
  const ada = await world.person('Ada')
  await ada.call(workspacesApi.createWorkspace, { name: 'Ada Works' })
  const { user } = await ada.call(accountApi.updateMe, {})
  expect(user.version).toBe(ada.user.version)
  await ada.call(accountApi.updateMe, { name: 'Ada King', version: ada.user.version })
})

test('eight people who want the same username at once: one has it, nobody breaks anything', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, (_, n) => world.person(`P${n}`)))
  const replies = await Promise.all(people.map((person) => person.try(accountApi.updateMe, { username: 'the-one' })))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
})

test('a username belongs to one person, however it is written', async () => {
  const ada = await world.person('Ada')
  const bo = await world.person('Bo')
  await ada.call(accountApi.updateMe, { username: 'countess' })
  expect((await bo.try(accountApi.updateMe, { username: 'Countess' })).body.code).toBe('username_taken')
  expect((await ada.call(accountApi.updateMe, { username: 'Countess' })).user.username).toBe('Countess')
})

const picture = (format: 'png' | 'jpeg' | 'gif' | 'webp') =>
  sharp({ create: { width: 700, height: 500, channels: 3, background: '#b4553a' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .toFormat(format)
    .toBuffer()

const upload = (person: Person, bytes: Uint8Array, field = 'file') => {
  const form = new FormData()
  form.append(field, new Blob([Buffer.from(bytes)]), 'me.png')
  return person.request('POST', '/api/me/avatar', undefined, { form })
}

test.each(['png', 'jpeg', 'gif', 'webp'] as const)(
  'a %s becomes a picture in two sizes, without what else was in the file',
  async (format) => {
    const ada = await world.person('Ada')
    const { status, body } = await upload(ada, await picture(format))
    expect(status).toBe(200)
    for (const [path, size] of [
      [body.user.avatar, 512],
      [body.user.avatarThumbnail, 96],
    ]) {
      const served = await fetch(world.url + path)
      expect(served.headers.get('content-type')).toBe('image/webp')
      const bytes = Buffer.from(await served.arrayBuffer())
      const meta = await sharp(bytes).metadata()
      expect(meta).toMatchObject({ width: size, height: size, format: 'webp' })
      expect(meta.exif).toBeUndefined()
    }
    expect((await ada.call(accountApi.removeAvatar, {})).user.avatar).toBeNull()
    await expect.poll(async () => (await fetch(world.url + body.user.avatar)).status).toBe(404)
  },
)

test('a picture with more pixels than anybody needs is not unpacked', async () => {
  const ada = await world.person('Ada')
  const flood = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  expect(flood.length).toBeLessThan(1024 * 1024)
  expect((await upload(ada, flood)).body.code).toBe('invalid_image')
})

test('nobody else on the machine reads what was uploaded', async () => {
  const ada = await world.person('Ada')
  const { body } = await upload(ada, await picture('png'))
  const file = join(world.dataDir, body.user.avatar.replace('/files', 'uploads'))
  expect((await stat(file)).mode & 0o077).toBe(0)
  expect((await stat(dirname(file))).mode & 0o077).toBe(0)
})

test('what is no picture, too large or no upload is refused', async () => {
  const ada = await world.person('Ada')
  const tiff = await sharp(await picture('png'))
    .tiff()
    .toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  expect((await upload(ada, svg)).body.code).toBe('invalid_image')
  expect((await upload(ada, tiff)).body.code).toBe('invalid_image')
  expect((await upload(ada, Buffer.from('hello'))).body.code).toBe('invalid_image')
  expect((await upload(ada, await picture('png'), 'wrong')).status).toBe(400)
  expect((await upload(ada, Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413)
  expect((await ada.request('POST', '/api/me/avatar', { file: 'x' })).status).toBe(415)
  for (const path of ['/files/avatars/..%2f..%2fsecrets.json', '/files/avatars/x.webp', '/files/../secrets.json'])
    expect((await world.request('GET', path)).status).toBe(404)
})

test('a changed password ends the other sessions and tells the owner', async () => {
  const ada = await world.person('Ada')
  const other = await world.again(ada)
  const wrong = await ada.try(accountApi.changePassword, { currentPassword: 'no', newPassword: 'a whole new password' })
  expect(wrong).toMatchObject({ status: 400, body: { code: 'wrong_password', details: [{ path: 'currentPassword' }] } })
  await ada.call(accountApi.changePassword, { currentPassword: ada.password, newPassword: 'a whole new password' })
  expect((await ada.try(accountApi.me, {})).status).toBe(200)
  expect((await other.try(accountApi.me, {})).status).toBe(401)
  expect((await world.mailTo(ada.user.email, /password was changed/)).text).toContain('reset your password')
})

test('a new e-mail address counts once its mailbox confirms it', async () => {
  const ada = await world.person('Ada')
  const next = `new-${ada.user.email}`
  expect((await ada.try(accountApi.changeEmail, { email: next, password: 'no' })).body.code).toBe('wrong_password')
  await ada.call(accountApi.changeEmail, { email: next, password: ada.password })
  expect((await world.mailTo(ada.user.email, /about to change/)).text).toContain(next)
  expect((await ada.call(accountApi.me, {})).user.email).toBe(ada.user.email)
  const { body } = await world.try(authApi.verifyEmail, { token: await world.tokenFor(next, /new e-mail/) })
  expect(body.user.email).toBe(next)
  expect((await world.try(authApi.login, { email: next, password: ada.password })).status).toBe(200)
  expect((await world.try(authApi.login, { email: ada.user.email, password: ada.password })).status).toBe(401)
})

test('a new password cancels a change of address that is waiting', async () => {
  const ada = await world.person('Ada')
  const email = `evil-${ada.user.email}`
  await ada.call(accountApi.changeEmail, { email, password: ada.password })
  const token = await world.tokenFor(email, /new e-mail/)
  await ada.call(accountApi.changePassword, { currentPassword: ada.password, newPassword: 'a whole new password' })
  expect((await world.try(authApi.verifyEmail, { token })).status).toBe(400)
})

test('a change of address whose password was checked before a new one was set is refused', async () => {
  const ada = await world.person('Ada')
  const email = `evil-${ada.user.email}`
  const { working } = await whileHeld(
    world.db,
    { table: 'users', id: ada.user._id },
    () => ada.try(accountApi.changeEmail, { email, password: ada.password }),
    (held) => held.updateTable('users').set({ password_hash: 'another' }).where('id', '=', ada.user._id).execute(),
  )
  expect((await working).body.code).toBe('wrong_password')
  const waiting = world.db.selectFrom('link_tokens').select('email').where('email', '=', email).execute()
  expect(await waiting).toEqual([])
})

test('asking for somebody else’s address tells nothing and changes nothing', async () => {
  const ada = await world.person('Ada')
  const bo = await world.person('Bo')
  const taken = await ada.try(accountApi.changeEmail, { email: bo.user.email, password: ada.password })
  const free = await ada.try(accountApi.changeEmail, { email: `free-${ada.user.email}`, password: ada.password })
  expect(taken.status).toBe(free.status)
  await world.mailTo(`free-${ada.user.email}`, /new e-mail/)
  expect((await world.mailsTo(bo.user.email)).some(({ subject }) => subject?.includes('new e-mail'))).toBe(false)
})

test('my activities are mine, newest first, page by page', async () => {
  const ada = await world.person('Ada')
  await ada.call(accountApi.updateMe, { name: 'One' })
  await ada.call(accountApi.updateMe, { name: 'Two' })
  const first = await ada.call(accountApi.listMyActivities, { limit: 2 })
  expect(first.activities.map(({ type }) => type)).toEqual(['profile-updated', 'profile-updated'])
  expect(first.hasMore).toBe(true)
  const rest = await ada.call(accountApi.listMyActivities, { limit: 50, before: first.activities[1]!._id })
  expect(rest.activities.map(({ type }) => type)).toEqual(['signed-in', 'email-verified', 'account-created'])
  expect(rest.hasMore).toBe(false)
})

test('the export holds what is mine and no secret', async () => {
  const ada = await world.person('Ada')
  const bo = await world.person('Bo')
  const { workspace } = await bo.call(workspacesApi.createWorkspace, { name: 'Bo Works' })
  await bo.call(invitationsApi.invite, { workspaceId: workspace._id, email: ada.user.email })
  const { body } = await ada.try(accountApi.exportMe, {})
  expect(body).toMatchObject({
    user: { email: ada.user.email },
    sessions: [{ current: true }],
    workspaces: [],
    invitations: [{ workspace: { name: 'Bo Works' } }],
  })
  expect(JSON.stringify(body)).not.toMatch(/hash|secret|token/i)
  // Of a workspace they are not in yet, no more than whom the invitation is from.
  const told = ['_id', 'boards', 'createdAt', 'email', 'expiresAt', 'invitedBy', 'role', 'status', 'workspace']
  expect(Object.keys(body.invitations[0]).toSorted()).toEqual(told)
})

test('a deleted account is gone, with its sessions and the workspaces only it was in', async () => {
  const ada = await world.person('Ada')
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'Mine alone' })
  const live = await ada.connect()
  const gone = new Promise((resolve) => live.socket.on('disconnect', resolve))
  expect((await ada.try(accountApi.deleteMe, { password: 'no' })).status).toBe(400)
  await ada.call(accountApi.deleteMe, { password: ada.password })
  await gone
  expect((await ada.try(accountApi.me, {})).status).toBe(401)
  expect((await world.try(authApi.login, { email: ada.user.email, password: ada.password })).status).toBe(401)
  expect(await world.db.selectFrom('workspaces').select('id').where('id', '=', workspace._id).execute()).toEqual([])
})

test('the last active workspace must be one of mine', async () => {
  const ada = await world.person('Ada')
  const bo = await world.person('Bo')
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'Acme Works' })
  expect(
    (await ada.call(accountApi.setLastActiveWorkspace, { workspaceURL: workspace.url })).user.lastActiveWorkspaceURL,
  ).toBe(workspace.url)
  expect((await bo.try(accountApi.setLastActiveWorkspace, { workspaceURL: workspace.url })).status).toBe(404)
})
