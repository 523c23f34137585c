import { beforeAll, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { boardsApi } from '#contract/boards.ts'
import { FREE_PLAN_MEMBERS } from '#contract/constants.ts'
import { foldersApi } from '#contract/folders.ts'
import { invitationsApi } from '#contract/invitations.ts'
import { type GivenRole, membersApi } from '#contract/members.ts'
import { workspaceActivitiesApi, workspaceSettingsApi, workspacesApi } from '#contract/workspaces.ts'
import { assemble, furnish, type People } from '#server/testing/place.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
let people: People
beforeAll(async () => {
  people = await assemble((name) => world.person(name))
})

const tokenFor = (email: string) => world.tokenFor(email, /invites you/)
const seatsIn = async (url: string) => (await people.owner.call(workspacesApi.getWorkspace, { url })).workspace.seats

/** Members nobody needs to know by name. */
async function fillSeats(workspaceId: string, url: string) {
  for (let taken = await seatsIn(url); taken < FREE_PLAN_MEMBERS; taken++) {
    const { user } = await world.person('Filler')
    await world.db
      .insertInto('workspace_members')
      .values({ workspace_id: workspaceId, user_id: user._id, role: 'member' })
      .execute()
  }
}

test('somebody from another workspace of mine is added at once, and told by mail', async () => {
  const { workspaceId, newcomerId } = await furnish(world.db, people)
  const { member, members, invited } = await people.owner.call(membersApi.addMember, {
    workspaceId,
    userId: newcomerId,
    role: 'manager',
  })
  expect(member).toMatchObject({ role: 'manager', user: { _id: newcomerId } })
  expect(members.map(({ user }) => user._id)).toContain(newcomerId)
  expect(invited).toBe(false)
  await world.mailTo(people.newcomer.user.email, /added you to Place/)
  expect((await people.owner.try(membersApi.addMember, { workspaceId, userId: newcomerId })).body.code).toBe(
    'already_member',
  )
})

test('anybody else is invited, and whether they have an account shows in nothing', async () => {
  const { workspaceId } = await furnish(world.db, people)
  const eve = await world.person('Eve')
  const known = await people.owner.try(membersApi.addMember, { workspaceId, email: eve.user.email })
  const unknown = await people.owner.try(membersApi.addMember, { workspaceId, email: 'nobody-yet@example.com' })
  expect(known.body).toEqual(unknown.body)
  expect(known).toMatchObject({ status: 201, body: { invited: true } })
  expect((await people.owner.try(membersApi.addMember, { workspaceId, userId: eve.user._id })).status).toBe(404)
  await tokenFor(eve.user.email)
})

test('an invitation that waits is settled when the person is added another way', async () => {
  const { workspaceId, newcomerId, boardId } = await furnish(world.db, people)
  const { email } = people.newcomer.user
  await people.owner.call(invitationsApi.invite, { workspaceId, email, boardIds: [boardId] })
  await people.owner.call(membersApi.addMember, { workspaceId, userId: newcomerId })
  // What the invitation promised, they have.
  expect((await people.newcomer.call(boardsApi.getBoard, { boardId })).board.myRole).toBe('collaborator')
  const { invitations } = await people.owner.call(invitationsApi.listInvitations, { workspaceId, status: 'pending' })
  expect(invitations.map((invitation) => invitation.email)).not.toContain(email)
})

test('nobody raises anyone above themselves, and nobody touches the owner', async () => {
  const { workspaceId, bystanderId } = await furnish(world.db, people)
  const ownerId = people.owner.user._id
  const attempts = await Promise.all([
    people.admin.try(membersApi.changeMemberRole, { workspaceId, memberId: ownerId, role: 'member' }),
    people.admin.try(membersApi.removeMember, { workspaceId, memberId: ownerId }),
    people.owner.try(membersApi.removeMember, { workspaceId, memberId: ownerId }),
    people.owner.try(membersApi.changeMemberRole, { workspaceId, memberId: ownerId, role: 'guest' }),
  ])
  expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  const raised = await people.admin.try(membersApi.changeMemberRole, {
    workspaceId,
    memberId: bystanderId,
    role: 'owner' as GivenRole,
  })
  expect(raised.status).toBe(400)
})

test('an admin who becomes a member loses the private project they only saw as an admin, also live', async () => {
  const { workspaceId, boardId } = await furnish(world.db, people)
  const adminId = people.admin.user._id
  const live = await people.admin.connect()
  await live.ask('join-workspace', { workspaceId })
  await live.ask('join-board', { boardId })
  const { member } = await people.owner.call(membersApi.changeMemberRole, {
    workspaceId,
    memberId: adminId,
    role: 'member',
  })
  expect(member.role).toBe('member')
  await live.hears('access-changed', (about) => (about as { workspaceId: string }).workspaceId === workspaceId)
  expect(await live.ask('join-board', { boardId })).toMatchObject({ ok: false })
  expect(await live.ask('join-workspace', { workspaceId })).toMatchObject({ ok: true })
  const heardBefore = live.heard.filter(({ name }) => name === 'board-update').length
  await people.owner.call(boardsApi.updateBoard, { boardId, title: 'Unheard' })
  // The workspace's news comes after the board's would have.
  await live.hears('workspace-update', (news) => (news as { topics: string[] }).topics.includes('boards'))
  expect(live.heard.filter(({ name }) => name === 'board-update')).toHaveLength(heardBefore)
})

test('whoever is removed is out of every room and every list at once', async () => {
  const { workspaceId, boardId, bystanderId, url } = await furnish(world.db, people)
  const live = await people.bystander.connect()
  await live.ask('join-workspace', { workspaceId })
  await live.ask('join-board', { boardId })
  const colleague = await people.member.connect()
  await colleague.ask('join-board', { boardId })
  await colleague.ask('join-workspace', { workspaceId })
  await people.admin.call(membersApi.removeMember, { workspaceId, memberId: bystanderId })
  await live.hears('access-changed')
  await colleague.hears('workspace-update', (news) => (news as { topics: string[] }).topics.includes('members'))
  // The keys they made end with their membership.
  await colleague.hears('workspace-update', (news) => (news as { topics: string[] }).topics.includes('api-keys'))
  await people.owner.call(boardsApi.updateBoard, { boardId, title: 'Without them' })
  await colleague.hears('board-update')
  // Answered after whatever was sent to this connection before.
  await live.ask('join-notifications')
  expect(live.heard.filter(({ name }) => ['board-update', 'workspace-update'].includes(name))).toEqual([])
  expect((await people.bystander.try(workspacesApi.getWorkspace, { url })).status).toBe(404)
  const { board } = await people.owner.call(boardsApi.getBoard, { boardId })
  expect(board.members.map(({ user }) => user._id)).not.toContain(bystanderId)
})

test('whoever leaves comes back to another workspace next time', async () => {
  const { workspaceId, url } = await furnish(world.db, people)
  const bo = await world.person('Bo')
  const { workspace: home } = await bo.call(workspacesApi.createWorkspace, { name: 'Home of Bo' })
  await world.db
    .insertInto('workspace_members')
    .values({ workspace_id: workspaceId, user_id: bo.user._id, role: 'member' })
    .execute()
  await bo.call(accountApi.setLastActiveWorkspace, { workspaceURL: url })
  await bo.call(membersApi.removeMember, { workspaceId, memberId: bo.user._id })
  expect((await bo.call(accountApi.me, {})).user.lastActiveWorkspaceURL).toBe(home.url)
})

test('guests see those they share a project with, and nobody’s address', async () => {
  const { workspaceId, lonerId } = await furnish(world.db, people)
  const seen = (await people.guest.call(membersApi.listMembers, { workspaceId })).members
  expect(seen.map(({ user }) => user._id)).not.toContain(lonerId)
  expect(seen.map(({ user }) => user._id)).toContain(people.member.user._id)
  expect(seen.filter(({ user }) => user.email)).toEqual([])
  const all = (await people.member.call(membersApi.listMembers, { workspaceId })).members
  expect(all.find(({ user }) => user._id === lonerId)?.user.email).toBe(people.loner.user.email)
  expect(
    (await people.guest.try(membersApi.getProfile, { workspaceId, username: people.loner.user.username })).status,
  ).toBe(404)
})

test('guests see the folders that lead to their projects and no others', async () => {
  const { workspaceId, folderId } = await furnish(world.db, people)
  await people.owner.call(foldersApi.createFolder, { workspaceId, name: 'Layoffs' })
  const { folders } = await people.guest.call(foldersApi.listFolders, { workspaceId })
  expect(folders.map(({ _id }) => _id)).toEqual([folderId])
})

test('a profile shows what both of us see', async () => {
  const { workspaceId, boardId, bystander } = await furnish(world.db, people)
  await people.bystander.call(boardsApi.createBoard, { workspaceId, title: 'Only mine', visibility: 'private' })
  const { profile } = await people.member.call(membersApi.getProfile, {
    workspaceId,
    username: bystander.toUpperCase(),
  })
  expect(profile.boards.map(({ _id }) => _id)).toEqual([boardId])
  expect(profile.activities.map(({ payload }) => payload.title)).not.toContain('Only mine')
  const seenByAdmin = (await people.admin.call(membersApi.getProfile, { workspaceId, username: bystander })).profile
  expect(seenByAdmin.boards.map(({ title }) => title)).toEqual(['Board', 'Only mine'])
  expect(seenByAdmin.activities[0]).toMatchObject({ type: 'board-created', payload: { title: 'Only mine' } })
})

test('the eleventh member is refused however it is raced', async () => {
  const { workspaceId, url, newcomerId } = await furnish(world.db, people)
  const taken = await seatsIn(url)
  const invited = await Promise.all(Array.from({ length: 5 }, (_, n) => world.person(`Racer${n}`)))
  await people.owner.call(invitationsApi.inviteMany, {
    workspaceId,
    invitations: invited.map(({ user }) => ({ email: user.email, role: 'member' as const })),
  })
  const tokens = await Promise.all(invited.map(({ user }) => tokenFor(user.email)))
  const replies = await Promise.all([
    ...invited.map((racer, n) => racer.try(invitationsApi.acceptInvitation, { token: tokens[n]! })),
    people.owner.try(membersApi.addMember, { workspaceId, userId: newcomerId }),
    people.owner.try(membersApi.changeMemberRole, { workspaceId, memberId: people.guest.user._id, role: 'member' }),
    people.admin.try(membersApi.changeMemberRole, { workspaceId, memberId: people.client.user._id, role: 'manager' }),
  ])
  expect(await seatsIn(url)).toBe(FREE_PLAN_MEMBERS)
  expect(replies.filter(({ status }) => status < 300)).toHaveLength(FREE_PLAN_MEMBERS - taken)
  expect(new Set(replies.filter(({ status }) => status >= 300).map(({ status }) => status))).toEqual(new Set([402]))
  // Refused means nothing happened: the invitation waits for a free seat.
  const waiting = await world.db
    .selectFrom('invitations')
    .select('email')
    .where('workspace_id', '=', workspaceId)
    .where('status', '=', 'pending')
    .where('role', '=', 'member')
    .execute()
  expect(waiting).toHaveLength(invited.length - replies.slice(0, 5).filter(({ status }) => status === 200).length)
})

test('with all seats taken, guests still come in', async () => {
  const { workspaceId, url, newcomerId } = await furnish(world.db, people)
  await fillSeats(workspaceId, url)
  const refused = await people.owner.try(membersApi.addMember, { workspaceId, userId: newcomerId, role: 'member' })
  expect(refused).toMatchObject({ status: 402, body: { code: 'plan_limit' } })
  expect((await people.owner.try(invitationsApi.invite, { workspaceId, email: 'late@example.com' })).status).toBe(402)
  await people.owner.call(membersApi.addMember, { workspaceId, userId: newcomerId, role: 'guest' })
})

test('colleagues see that somebody who deletes their account is gone, live', async () => {
  const { workspaceId, boardId } = await furnish(world.db, people)
  const bo = await world.person('Bo')
  const place = { workspace_id: workspaceId, user_id: bo.user._id }
  await world.db
    .insertInto('workspace_members')
    .values({ ...place, role: 'member' })
    .execute()
  await world.db
    .insertInto('board_members')
    .values({ ...place, board_id: boardId, role: 'collaborator' })
    .execute()
  const live = await people.member.connect()
  await live.ask('join-workspace', { workspaceId })
  await bo.call(accountApi.deleteMe, { password: bo.password })
  await live.hears('workspace-update', (news) => (news as { topics: string[] }).topics.includes('members'))
  const { members } = await people.member.call(membersApi.listMembers, { workspaceId })
  expect(members.map(({ user }) => user._id)).not.toContain(bo.user._id)
  const { activities } = await people.owner.call(workspaceActivitiesApi.listWorkspaceActivities, { workspaceId })
  expect(activities[0]).toMatchObject({ type: 'member-left', payload: { name: 'Bo' } })
})

test('two admins who demote each other at once leave the owner, and one of them', async () => {
  const { workspaceId, url, bystanderId } = await furnish(world.db, people)
  const adminId = people.admin.user._id
  await people.owner.call(membersApi.changeMemberRole, { workspaceId, memberId: bystanderId, role: 'admin' })
  const replies = await Promise.all([
    people.admin.try(membersApi.changeMemberRole, { workspaceId, memberId: bystanderId, role: 'member' }),
    people.bystander.try(membersApi.changeMemberRole, { workspaceId, memberId: adminId, role: 'member' }),
  ])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 403])
  const { members, owner } = (await people.owner.call(workspacesApi.getWorkspace, { url })).workspace
  expect(owner).toBe(people.owner.user._id)
  expect(members.admins.map(({ role }) => role).sort()).toEqual(['admin', 'owner'])
})

test('handing over to somebody who leaves at that moment never leaves the workspace without its owner', async () => {
  const { workspaceId, bystanderId } = await furnish(world.db, people)
  await Promise.all([
    people.owner.try(workspaceSettingsApi.handOverWorkspace, { workspaceId, userId: bystanderId }),
    people.bystander.try(membersApi.removeMember, { workspaceId, memberId: bystanderId }),
  ])
  const { owner_id } = await world.db
    .selectFrom('workspaces')
    .select('owner_id')
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow()
  const owners = await world.db
    .selectFrom('workspace_members')
    .select('user_id')
    .where('workspace_id', '=', workspaceId)
    .where('role', '=', 'owner')
    .execute()
  expect(owners).toEqual([{ user_id: owner_id }])
})

test('a client gets nobody’s address by inviting them into a workspace of their own', async () => {
  const { lonerId, workspaceId } = await furnish(world.db, people)
  // Somebody who is nothing more in any other workspace.
  const client = await world.person('Client')
  const role = 'client' as const
  await people.owner.call(membersApi.addMember, { workspaceId, email: client.user.email, role })
  await client.call(invitationsApi.acceptInvitation, { token: await tokenFor(client.user.email) })
  const { workspace } = await client.call(workspacesApi.createWorkspace, { name: 'Trap' })
  for (const userId of [lonerId, people.owner.user._id]) {
    const reply = await client.try(membersApi.addMember, { workspaceId: workspace._id, userId })
    expect(reply.status).toBe(404)
  }
})
