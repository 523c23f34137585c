import { beforeAll, expect, test } from 'vitest'
import { boardMembersApi, boardsApi } from '#contract/boards.ts'
import { invitationsApi } from '#contract/invitations.ts'
import { membersApi } from '#contract/members.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import { assemble, furnish, type People } from '#server/testing/place.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
let people: People
beforeAll(async () => {
  people = await assemble((name) => world.person(name))
})

const membersOf = async (boardId: string) =>
  new Map(
    (await people.owner.call(boardsApi.getBoard, { boardId })).board.members.map(({ user, role }) => [user._id, role]),
  )

test('somebody who is put on a private project sees it, and those on it hear of it', async () => {
  const { workspaceId, boardId, lonerId } = await furnish(world.db, people)
  const [lonersTab, membersTab] = [await people.loner.connect(), await people.member.connect()]
  await lonersTab.ask('join-workspace', { workspaceId })
  await membersTab.ask('join-board', { boardId })
  expect((await people.loner.try(boardsApi.getBoard, { boardId })).status).toBe(404)
  const { board } = await people.boardAdmin.call(boardMembersApi.addBoardMember, { boardId, userId: lonerId })
  expect(board.members.find(({ user }) => user._id === lonerId)?.role).toBe('collaborator')
  expect((await membersTab.hears('board-update')).body).toMatchObject({
    type: 'members-changed',
    payload: { action: 'added', userId: lonerId },
  })
  await lonersTab.hears('workspace-update')
  expect((await people.loner.call(boardsApi.listBoards, { workspaceId })).boards.map(({ _id }) => _id)).toEqual([
    boardId,
  ])
  const twice = await people.boardAdmin.try(boardMembersApi.addBoardMember, { boardId, userId: lonerId })
  expect(twice.body.code).toBe('already_member')
})

test('whoever is taken off a private project hears nothing more of it', async () => {
  const { boardId, bystanderId } = await furnish(world.db, people)
  const live = await people.bystander.connect()
  await live.ask('join-board', { boardId })
  await people.boardAdmin.call(boardMembersApi.removeBoardMember, { boardId, userId: bystanderId })
  await live.hears('rejoin-board')
  expect(await live.ask('join-board', { boardId })).toEqual({ ok: false, message: 'Project not found' })
  await people.owner.call(boardsApi.updateBoard, { boardId, title: 'Without them' })
  expect(await live.ask('join-notifications')).toEqual({ ok: true })
  expect(live.heard.filter(({ name }) => name === 'board-update')).toEqual([])
})

test('the last admin of a project stays one, also when two step back at once', async () => {
  const { boardId } = await furnish(world.db, people)
  const [ownerId, boardAdminId] = [people.owner.user._id, people.boardAdmin.user._id]
  const replies = await Promise.all([
    people.owner.try(boardMembersApi.removeBoardMember, { boardId, userId: ownerId }),
    people.boardAdmin.try(boardMembersApi.removeBoardMember, { boardId, userId: boardAdminId }),
  ])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)?.body.code).toBe('last_admin')
  const left = [...(await membersOf(boardId))].find(([, role]) => role === 'admin')![0]
  const demoted = await people.owner.try(boardMembersApi.changeBoardRole, {
    boardId,
    userId: left,
    role: 'collaborator',
  })
  expect(demoted.body.code).toBe('last_admin')
})

test('a project open to the workspace is joined by its members, not by guests', async () => {
  const { workspaceId } = await furnish(world.db, people)
  const { board } = await people.owner.call(boardsApi.createBoard, { workspaceId, title: 'Open' })
  const boardId = board._id
  expect((await people.member.call(boardsApi.getBoard, { boardId })).board.myRole).toBeNull()
  expect((await people.member.call(boardMembersApi.joinBoard, { boardId })).board.myRole).toBe('collaborator')
  expect((await people.guest.try(boardMembersApi.joinBoard, { boardId })).status).toBe(404)
})

test('with the link a guest joins a private project; a deleted link lets nobody in', async () => {
  const { workspaceId } = await furnish(world.db, people)
  const { board } = await people.owner.call(boardsApi.createBoard, {
    workspaceId,
    title: 'Private',
    visibility: 'private',
  })
  const boardId = board._id
  const { token, url } = await people.owner.call(boardMembersApi.makeInviteLink, { boardId, role: 'collaborator' })
  expect(url).toMatch(new RegExp(`^http://localhost:1/place-[\\d-]+/projects/${boardId}/join/${token}$`))
  expect((await people.owner.call(boardMembersApi.makeInviteLink, { boardId })).token).toBe(token)
  expect((await people.guest.try(boardMembersApi.joinBoard, { boardId, token: 'x' })).status).toBe(404)
  expect((await people.guest.call(boardMembersApi.joinBoard, { boardId, token })).board.myRole).toBe('collaborator')
  await people.owner.call(boardMembersApi.deleteInviteLink, { boardId })
  expect((await people.client.try(boardMembersApi.joinBoard, { boardId, token })).status).toBe(404)
})

test('a stranger with the link comes in as a guest, but only if whoever made it may invite', async () => {
  const { boardId, workspaceId } = await furnish(world.db, people)
  const eve = await world.person('Eve')
  const byMember = await people.boardAdmin.call(boardMembersApi.makeInviteLink, { boardId, role: 'admin' })
  expect((await eve.try(boardMembersApi.joinBoard, { boardId, token: byMember.token })).status).toBe(403)
  expect((await eve.call(workspacesApi.listWorkspaces, {})).guestWorkspaces).toEqual([])
  const byOwner = await people.owner.call(boardMembersApi.makeInviteLink, { boardId, role: 'admin' })
  expect((await eve.call(boardMembersApi.joinBoard, { boardId, token: byOwner.token })).board.myRole).toBe(
    'collaborator',
  )
  const { members } = await people.owner.call(membersApi.listMembers, { workspaceId })
  expect(members.find(({ user }) => user._id === eve.user._id)?.role).toBe('guest')
})

test('somebody invited to projects is on them as soon as they accept', async () => {
  const { boardId, workspaceId } = await furnish(world.db, people)
  const gus = await world.person('Gus')
  const input = { workspaceId, email: gus.user.email, role: 'guest' as const, boardIds: [boardId] }
  expect((await people.manager.try(invitationsApi.invite, input)).status).toBe(403)
  const { invitation } = await people.owner.call(invitationsApi.invite, input)
  expect(invitation.boards).toEqual([{ _id: boardId, title: 'Board' }])
  await gus.call(invitationsApi.acceptInvitation, { token: await world.tokenFor(gus.user.email, /invites you/) })
  expect((await gus.call(boardsApi.getBoard, { boardId })).board.myRole).toBe('collaborator')
})

test('a project that became private meanwhile is not joined by somebody who waited', async () => {
  const { workspaceId } = await furnish(world.db, people)
  const { board } = await people.owner.call(boardsApi.createBoard, { workspaceId, title: 'Open' })
  const boardId = board._id
  const [closed, joined] = await Promise.all([
    people.owner.try(boardsApi.updateBoard, { boardId, visibility: 'private' }),
    people.manager.try(boardMembersApi.joinBoard, { boardId }),
  ])
  const { members } = (await people.owner.call(boardsApi.getBoard, { boardId })).board
  expect(closed.status).toBe(200)
  // Whichever came first: who was let in is on it, who was not is not.
  expect(members.some(({ user }) => user._id === people.manager.user._id)).toBe(joined.status === 200)
  expect([200, 404]).toContain(joined.status)
})

test('whoever is taken off a project does not come back with its link', async () => {
  const { boardId, bystanderId } = await furnish(world.db, people)
  const { token } = await people.owner.call(boardMembersApi.makeInviteLink, { boardId })
  await people.owner.call(boardMembersApi.removeBoardMember, { boardId, userId: bystanderId })
  expect((await people.bystander.try(boardMembersApi.joinBoard, { boardId, token })).status).toBe(404)
})

test('nor does whoever is taken out of the workspace', async () => {
  const { boardId, workspaceId, bystanderId } = await furnish(world.db, people)
  const { token } = await people.owner.call(boardMembersApi.makeInviteLink, { boardId })
  await people.owner.call(membersApi.removeMember, { workspaceId, memberId: bystanderId })
  expect((await people.bystander.try(boardMembersApi.joinBoard, { boardId, token })).status).toBe(404)
})
