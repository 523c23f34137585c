import { expect, test } from 'vitest'
import { boardsApi } from '#contract/boards.ts'
import { invitationsApi } from '#contract/invitations.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import type { Person } from '#server/testing/person.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
let number = 0

async function project(visibility: 'workspace' | 'private' = 'workspace') {
  const ada = await world.person('Ada')
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'Team', url: `boards-${++number}` })
  const { board } = await ada.call(boardsApi.createBoard, { workspaceId: workspace._id, title: 'Launch', visibility })
  return { ada, workspaceId: workspace._id, boardId: board._id, board }
}

async function join(ada: Person, workspaceId: string, role: 'manager' | 'member' | 'guest') {
  const person = await world.person('Bo')
  await ada.call(invitationsApi.invite, { workspaceId, email: person.user.email, role })
  await person.call(invitationsApi.acceptInvitation, { token: await world.tokenFor(person.user.email, /invites you/) })
  return person
}

test('whoever has the project open sees a change, with its number and who made it', async () => {
  const { ada, workspaceId, boardId } = await project()
  const bo = await join(ada, workspaceId, 'member')
  const live = await bo.connect()
  const joined = await live.ask('join-board', { boardId })
  expect(joined).toEqual({ ok: true, seq: 1 })
  await ada.try(boardsApi.updateBoard, { boardId, title: 'Lift-off' }, { headers: { 'x-client-id': 'tab-7' } })
  const { body } = await live.hears('board-update')
  expect(body).toMatchObject({
    boardId,
    seq: 2,
    type: 'board-updated',
    initiatorId: ada.user._id,
    clientId: 'tab-7',
    payload: { title: 'Lift-off' },
  })
})

test('what was missed is fetched by number, without gap or double', async () => {
  const { ada, boardId } = await project()
  await Promise.all(
    Array.from({ length: 25 }, (_, n) => ada.call(boardsApi.updateBoard, { boardId, title: `Title ${n}` })),
  )
  const { events, seq, tooFar } = await ada.call(boardsApi.listBoardEvents, { boardId, after: 3 })
  expect(tooFar).toBe(false)
  expect(seq).toBe(26)
  expect(events.map((event) => event.seq)).toEqual(Array.from({ length: 23 }, (_, n) => n + 4))
})

test('a client that is too far behind is told to load anew', async () => {
  const { ada, boardId } = await project()
  await world.db.updateTable('boards').set({ seq: 5_000 }).where('id', '=', boardId).execute()
  expect(await ada.call(boardsApi.listBoardEvents, { boardId, after: 1 })).toEqual({
    events: [],
    seq: 5_000,
    tooFar: true,
  })
})

test('after leaving the room nothing more arrives', async () => {
  const { ada, boardId } = await project()
  const live = await ada.connect()
  await live.ask('join-board', { boardId })
  await live.ask('leave-board', { boardId })
  await ada.call(boardsApi.updateBoard, { boardId, title: 'Unheard' })
  await live.ask('join-board', { boardId })
  await ada.call(boardsApi.updateBoard, { boardId, title: 'Heard' })
  await live.hears('board-update')
  expect(live.heard.map(({ body }) => body.payload?.title)).toEqual(['Heard'])
})

test('a private project is not there for other members, in lists, by id, in rooms or history', async () => {
  const { ada, workspaceId, boardId } = await project('private')
  const bo = await join(ada, workspaceId, 'manager')
  expect((await bo.call(boardsApi.listBoards, { workspaceId })).boards).toEqual([])
  expect((await bo.try(boardsApi.getBoard, { boardId })).status).toBe(404)
  expect((await bo.try(boardsApi.updateBoard, { boardId, title: 'Mine now' })).status).toBe(404)
  expect((await bo.try(boardsApi.listBoardEvents, { boardId, after: 0 })).status).toBe(404)
  const live = await bo.connect()
  expect(await live.ask('join-board', { boardId })).toEqual({ ok: false, message: 'Project not found' })
})

test('a project made private falls silent for those who may no longer see it, and goes on for the others', async () => {
  const { ada, workspaceId, boardId } = await project()
  const bo = await join(ada, workspaceId, 'member')
  const [adasTab, bosTab] = [await ada.connect(), await bo.connect()]
  await adasTab.ask('join-board', { boardId })
  await bosTab.ask('join-board', { boardId })
  await ada.call(boardsApi.updateBoard, { boardId, visibility: 'private' })
  await bosTab.hears('rejoin-board')
  await adasTab.hears('rejoin-board')
  expect(await bosTab.ask('join-board', { boardId })).toMatchObject({ ok: false })
  expect(await adasTab.ask('join-board', { boardId })).toMatchObject({ ok: true, seq: 2 })
  await ada.call(boardsApi.updateBoard, { boardId, title: 'Secret' })
  await adasTab.hears('board-update', (update) => (update as { seq: number }).seq === 3)
  expect(bosTab.heard.filter(({ body }) => body.payload?.title === 'Secret')).toEqual([])
})

test('leaving right after joining leaves', async () => {
  const { ada, boardId } = await project()
  const live = await ada.connect()
  await Promise.all([live.ask('join-board', { boardId }), live.ask('leave-board', { boardId })])
  await ada.call(boardsApi.updateBoard, { boardId, title: 'Unheard' })
  await live.ask('join-board', { boardId })
  expect(live.heard).toEqual([])
})

test('a member may look into an open project but not change it; a guest does not see it', async () => {
  const { ada, workspaceId, boardId } = await project()
  const bo = await join(ada, workspaceId, 'member')
  const gus = await join(ada, workspaceId, 'guest')
  expect((await bo.call(boardsApi.getBoard, { boardId })).board.myRole).toBeNull()
  expect((await bo.try(boardsApi.updateBoard, { boardId, title: 'Mine now' })).status).toBe(403)
  expect((await gus.try(boardsApi.getBoard, { boardId })).status).toBe(404)
  expect((await gus.try(boardsApi.createBoard, { workspaceId, title: 'Guest project' })).status).toBe(403)
})

test('two people who edit the same version: the second is shown what is there now', async () => {
  const { ada, boardId, board } = await project()
  const replies = await Promise.all(
    ['One', 'Two'].map((title) => ada.try(boardsApi.updateBoard, { boardId, title, version: board.version })),
  )
  const [lost] = replies.filter(({ status }) => status === 409)
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(lost?.body).toMatchObject({ code: 'version_conflict', board: { version: board.version + 1 } })
})

test.each([[{}], [{ boardId: 'x' }], [{ boardId: 42 }], [{ boardId: null }], [[]]])(
  'a live message about %j is refused, and the connection lives on',
  async (about) => {
    const { ada, boardId } = await project()
    const live = await ada.connect()
    expect(await live.ask('join-board', about)).toMatchObject({ ok: false })
    expect(await live.ask('join-board', { boardId })).toMatchObject({ ok: true })
    expect(await live.ask('join-notifications')).toEqual({ ok: true })
  },
)
