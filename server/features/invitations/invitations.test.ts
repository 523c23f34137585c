import { expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { authApi } from '#contract/auth.ts'
import { boardsApi } from '#contract/boards.ts'
import { invitationsApi } from '#contract/invitations.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import { Person } from '#server/testing/person.ts'
import { until } from '#server/testing/until.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
let number = 0

async function team() {
  const ada = await world.person('Ada')
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'Team', url: `team-${++number}-x` })
  return { ada, workspaceId: workspace._id, url: workspace.url }
}
const tokenFor = (email: string) => world.tokenFor(email, /invites you/)

test('an invited person joins with the role they were given', async () => {
  const { ada, workspaceId, url } = await team()
  const bo = await world.person('Bo')
  const reply = await ada.try(invitationsApi.invite, {
    workspaceId,
    email: bo.user.email.toUpperCase(),
    role: 'manager',
  })
  expect(reply).toMatchObject({
    status: 201,
    body: { invitation: { role: 'manager', status: 'pending', invitedBy: { name: 'Ada' } } },
  })
  expect(reply.body.invitation.token).toBeUndefined()
  const token = await tokenFor(bo.user.email)
  expect((await world.try(invitationsApi.getInvitation, { token })).body.invitation).toMatchObject({
    workspace: { url },
    userExists: true,
    status: 'pending',
  })
  expect((await bo.call(accountApi.listMyInvitations, {})).invitations).toMatchObject([
    { token, workspace: { name: 'Team' } },
  ])
  const { workspace } = await bo.call(invitationsApi.acceptInvitation, { token })
  expect(workspace).toMatchObject({ url, myRole: 'manager', memberCount: 2 })
  expect((await bo.call(accountApi.me, {})).user.lastActiveWorkspaceURL).toBe(url)
  expect((await bo.try(invitationsApi.acceptInvitation, { token })).body.code).toBe('invitation_accepted')
})

test('only the invited address may answer', async () => {
  const { ada, workspaceId } = await team()
  const bo = await world.person('Bo')
  const eve = await world.person('Eve')
  await ada.call(invitationsApi.invite, { workspaceId, email: bo.user.email })
  const token = await tokenFor(bo.user.email)
  expect((await eve.try(invitationsApi.acceptInvitation, { token })).status).toBe(403)
  expect((await eve.try(invitationsApi.declineInvitation, { token })).status).toBe(403)
  await bo.call(invitationsApi.declineInvitation, { token })
  expect((await bo.try(invitationsApi.acceptInvitation, { token })).body.code).toBe('invitation_declined')
})

test('somebody new who signs up by the invitation needs no second mail', async () => {
  const { ada, workspaceId } = await team()
  const email = 'newcomer@example.com'
  await ada.call(invitationsApi.invite, { workspaceId, email })
  const invitationToken = await tokenFor(email)
  const wrong = await world.try(authApi.register, {
    name: 'Eve',
    email: 'eve-other@example.com',
    password: 'a long password here',
    invitationToken,
  })
  expect(wrong.body.access_token).toBeUndefined()
  const { status, body } = await world.try(authApi.register, {
    name: 'New',
    email,
    password: 'a long password here',
    invitationToken,
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({ user: { emailVerified: true }, access_token: expect.any(String) })
})

test('inviting again renews the invitation instead of doubling it', async () => {
  const { ada, workspaceId } = await team()
  const email = 'twice@example.com'
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => ada.try(invitationsApi.invite, { workspaceId, email })),
  )
  expect(replies.every(({ status }) => status === 201)).toBe(true)
  expect((await ada.call(invitationsApi.listInvitations, { workspaceId, status: 'pending' })).invitations).toHaveLength(
    1,
  )
})

test('a list of people: those who can be invited are, the others are named with the reason', async () => {
  const { ada, workspaceId } = await team()
  const addresses = ['one@example.com', 'not an address', ada.user.email, 'two@example.com', 'ONE@example.com']
  const { invitations, failed } = await ada.call(invitationsApi.inviteMany, {
    workspaceId,
    invitations: [...addresses.map((email) => ({ email })), { email: 'three@example.com', role: 'owner' }],
  })
  expect(invitations.map(({ email }) => email)).toEqual(['one@example.com', 'two@example.com'])
  const refused = ['not an address', ada.user.email, 'ONE@example.com', 'three@example.com']
  expect(failed.map(({ email }) => email)).toEqual(refused)
})

test('the fortieth invitation works like the first', async () => {
  const { ada, workspaceId } = await team()
  const emails = Array.from({ length: 40 }, (_, n) => `guest-${n}@example.com`)
  const { invitations } = await ada.call(invitationsApi.inviteMany, {
    workspaceId,
    invitations: emails.map((email) => ({ email, role: 'guest' as const })),
  })
  expect(invitations).toHaveLength(40)
})

test('an expired invitation says so and lets nobody in', async () => {
  const { ada, workspaceId } = await team()
  const bo = await world.person('Bo')
  await ada.call(invitationsApi.invite, { workspaceId, email: bo.user.email })
  const token = await tokenFor(bo.user.email)
  await world.db
    .updateTable('invitations')
    .set({ expires_at: new Date(0) })
    .where('token', '=', token)
    .execute()
  expect((await world.try(invitationsApi.getInvitation, { token })).body.invitation.status).toBe('expired')
  expect((await bo.try(invitationsApi.acceptInvitation, { token })).body.code).toBe('invitation_expired')
})

test('twenty acceptances of one invitation at once make one member', async () => {
  const { ada, workspaceId, url } = await team()
  const bo = await world.person('Bo')
  await ada.call(invitationsApi.invite, { workspaceId, email: bo.user.email })
  const token = await tokenFor(bo.user.email)
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => bo.try(invitationsApi.acceptInvitation, { token })),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await ada.call(workspacesApi.getWorkspace, { url })).workspace.memberCount).toBe(2)
})

test('members below manager may not invite; strangers do not find the workspace', async () => {
  const { ada, workspaceId } = await team()
  const bo = await world.person('Bo')
  const eve = await world.person('Eve')
  await ada.call(invitationsApi.invite, { workspaceId, email: bo.user.email, role: 'member' })
  await bo.call(invitationsApi.acceptInvitation, { token: await tokenFor(bo.user.email) })
  expect((await bo.try(invitationsApi.invite, { workspaceId, email: 'x@example.com' })).status).toBe(403)
  expect((await eve.try(invitationsApi.invite, { workspaceId, email: 'x@example.com' })).status).toBe(404)
})

test('an invitation sent again has a new link; the old one opens nothing, and an expired one is alive again', async () => {
  const { ada, workspaceId } = await team()
  const bo = await world.person('Bo')
  const { invitation } = await ada.call(invitationsApi.invite, { workspaceId, email: bo.user.email })
  const old = await tokenFor(bo.user.email)
  await world.db
    .updateTable('invitations')
    .set({ expires_at: new Date(0) })
    .where('id', '=', invitation._id)
    .execute()
  const { invitation: renewed } = await ada.call(invitationsApi.resendInvitation, { invitationId: invitation._id })
  expect(renewed).toMatchObject({ _id: invitation._id, status: 'pending' })
  expect((await bo.try(invitationsApi.acceptInvitation, { token: old })).status).toBe(404)
  const token = await until('the second mail', async () => {
    const newest = await tokenFor(bo.user.email)
    return newest !== old && newest
  })
  await bo.call(invitationsApi.acceptInvitation, { token })
  const again = await ada.try(invitationsApi.resendInvitation, { invitationId: invitation._id })
  expect(again.body.code).toBe('invitation_accepted')
})

test('a withdrawn invitation lets nobody in', async () => {
  const { ada, workspaceId } = await team()
  const bo = await world.person('Bo')
  const { invitation } = await ada.call(invitationsApi.invite, { workspaceId, email: bo.user.email })
  const token = await tokenFor(bo.user.email)
  await ada.call(invitationsApi.cancelInvitation, { invitationId: invitation._id })
  expect((await world.try(invitationsApi.getInvitation, { token })).body.invitation.status).toBe('canceled')
  expect((await bo.try(invitationsApi.acceptInvitation, { token })).body.code).toBe('invitation_canceled')
  const twice = await ada.try(invitationsApi.cancelInvitation, { invitationId: invitation._id })
  expect(twice.body.code).toBe('invitation_canceled')
})

test('a guest who is invited to more gets it by accepting', async () => {
  const { ada, workspaceId } = await team()
  const bo = await world.person('Bo')
  await ada.call(invitationsApi.invite, { workspaceId, email: bo.user.email, role: 'manager' })
  await world.db
    .insertInto('workspace_members')
    .values({ workspace_id: workspaceId, user_id: bo.user._id, role: 'guest' })
    .execute()
  const token = await tokenFor(bo.user.email)
  expect((await bo.call(invitationsApi.acceptInvitation, { token })).workspace.myRole).toBe('manager')
})

test('a manager neither lowers an admin’s invitation nor learns what private project it is for', async () => {
  const { ada, workspaceId } = await team()
  const mo = await world.person('Mo')
  await ada.call(invitationsApi.invite, { workspaceId, email: mo.user.email, role: 'manager' })
  await mo.call(invitationsApi.acceptInvitation, { token: await tokenFor(mo.user.email) })
  const { board } = await ada.call(boardsApi.createBoard, { workspaceId, title: 'Layoffs', visibility: 'private' })
  const email = 'new-admin@example.com'
  await ada.call(invitationsApi.invite, { workspaceId, email, role: 'admin', boardIds: [board._id] })
  expect((await mo.try(invitationsApi.invite, { workspaceId, email, role: 'client' })).status).toBe(403)
  const { invitations } = await mo.call(invitationsApi.listInvitations, { workspaceId, status: 'pending' })
  expect(invitations).toMatchObject([{ email, role: 'admin', boards: [] }])
})

const tokenOf = (link: string | null) => link!.split('/').at(-1)!

test('the link that is handed over opens the invitation for the invited address, also after the mail was sent again', async () => {
  const { ada, workspaceId, url } = await team()
  const bo = await world.person('Bo')
  const eve = await world.person('Eve')
  const { invitation } = await ada.call(invitationsApi.invite, { workspaceId, email: bo.user.email })
  const { link } = invitation
  const token = tokenOf(link)
  expect(link).toMatch(/^http.*\/join\/\w+$/)
  expect(token).not.toBe(await tokenFor(bo.user.email))
  expect((await ada.call(invitationsApi.listInvitations, { workspaceId })).invitations).toMatchObject([{ link }])
  await ada.call(invitationsApi.resendInvitation, { invitationId: invitation._id })
  expect((await world.try(invitationsApi.getInvitation, { token })).body.invitation).toMatchObject({
    workspace: { url },
  })
  expect((await eve.try(invitationsApi.acceptInvitation, { token })).status).toBe(403)
  await bo.call(invitationsApi.acceptInvitation, { token })
  expect((await ada.call(invitationsApi.listInvitations, { workspaceId })).invitations).toMatchObject([{ link: null }])
})

const password = 'a long password here'

test('without a mail server the link that is handed over confirms the invited address, and leads straight in', async () => {
  const { ada, workspaceId, url } = await team()
  const email = 'by-hand@example.com'
  const { invitation } = await ada.call(invitationsApi.invite, { workspaceId, email })
  const invitationToken = tokenOf(invitation.link)
  expect((await world.try(invitationsApi.getInvitation, { token: invitationToken })).body.invitation).toMatchObject({
    userExists: false,
    provesAddress: true,
  })

  const other = await world.try(authApi.register, {
    name: 'Eve',
    email: 'eve-by-hand@example.com',
    password,
    invitationToken,
  })
  expect(other.body.access_token).toBeUndefined()
  expect((await world.try(authApi.login, { email: 'eve-by-hand@example.com', password })).body.code).toBe(
    'email_not_verified',
  )

  const { body } = await world.try(authApi.register, { name: 'Bo', email, password, invitationToken })
  expect(body).toMatchObject({ user: { emailVerified: true }, access_token: expect.any(String) })
  const bo = new Person(world.url, body, password)
  expect((await bo.call(invitationsApi.acceptInvitation, { token: invitationToken })).workspace).toMatchObject({ url })
  expect((await world.try(authApi.login, { email, password })).status).toBe(200)
})

test('a link that was withdrawn or ran out confirms nobody', async () => {
  const { ada, workspaceId } = await team()
  const [withdrawn, late] = ['withdrawn@example.com', 'too-late@example.com'] as const
  const links = new Map<string, string>()
  for (const email of [withdrawn, late]) {
    const { invitation } = await ada.call(invitationsApi.invite, { workspaceId, email })
    links.set(email, tokenOf(invitation.link))
    if (email === withdrawn) await ada.call(invitationsApi.cancelInvitation, { invitationId: invitation._id })
  }
  await world.db.updateTable('invitations').set({ expires_at: new Date() }).where('email', '=', late).execute()
  for (const [email, invitationToken] of links) {
    const { body } = await world.try(authApi.register, { name: 'Late', email, password, invitationToken })
    expect(body.access_token).toBeUndefined()
    expect((await world.try(authApi.login, { email, password })).body.code).toBe('email_not_verified')
  }
})

test('whoever signed up before they were invited, and could not confirm, gets in by the link with what they type now', async () => {
  const { ada, workspaceId } = await team()
  const email = 'early@example.com'
  const first = { name: 'Early', email, username: 'early.bird', password: 'what somebody typed first' }
  await world.try(authApi.register, first)
  const { invitation } = await ada.call(invitationsApi.invite, { workspaceId, email })
  const invitationToken = tokenOf(invitation.link)
  expect((await world.try(invitationsApi.getInvitation, { token: invitationToken })).body.invitation).toMatchObject({
    userExists: false,
  })
  const typed = { name: 'Bird', username: first.username, timezone: 'Europe/Berlin' }
  const { body } = await world.try(authApi.register, { ...typed, email, password, invitationToken })
  expect(body).toMatchObject({ user: { ...typed, emailVerified: true }, access_token: expect.any(String) })
  expect((await world.try(authApi.verifyEmail, { token: await world.tokenFor(email) })).body.code).toBe('invalid_token')

  const again = await world.try(authApi.register, {
    name: 'Eve',
    email,
    password: 'not theirs at all',
    invitationToken,
  })
  expect(again.body.access_token).toBeUndefined()
  expect((await world.try(authApi.login, { email, password })).status).toBe(200)
})

test('of an account nobody confirmed another username is theirs, as long as it is nobody else’s', async () => {
  const { ada, workspaceId } = await team()
  const email = 'renamed@example.com'
  await world.try(authApi.register, { name: 'Early', email, username: 'typed.first', password })
  const { invitation } = await ada.call(invitationsApi.invite, { workspaceId, email })
  const again = { name: 'Early', email, password, invitationToken: tokenOf(invitation.link) }
  const taken = await world.try(authApi.register, { ...again, username: ada.user.username })
  expect(taken.body.code).toBe('username_taken')
  const { body } = await world.try(authApi.register, { ...again, username: 'typed.now' })
  expect(body.user).toMatchObject({ username: 'typed.now', emailVerified: true })
})

test('a link is for those who may give its role; a member and somebody of another workspace see none', async () => {
  const { ada, workspaceId } = await team()
  const [mo, bo, eve] = [await world.person('Mo'), await world.person('Bo'), await world.person('Eve')]
  for (const [person, role] of [[mo, 'manager'] as const, [bo, 'member'] as const]) {
    await ada.call(invitationsApi.invite, { workspaceId, email: person.user.email, role })
    await person.call(invitationsApi.acceptInvitation, { token: await tokenFor(person.user.email) })
  }
  await ada.call(invitationsApi.invite, { workspaceId, email: 'next-admin@example.com', role: 'admin' })
  await ada.call(invitationsApi.invite, { workspaceId, email: 'next-guest@example.com', role: 'guest' })
  const { invitations } = await mo.call(invitationsApi.listInvitations, { workspaceId, status: 'pending' })
  expect(invitations).toMatchObject([
    { email: 'next-guest@example.com', link: expect.stringContaining('/join/') },
    { email: 'next-admin@example.com', link: null },
  ])
  expect((await bo.try(invitationsApi.listInvitations, { workspaceId })).status).toBe(403)
  expect((await eve.try(invitationsApi.listInvitations, { workspaceId })).status).toBe(404)
})
