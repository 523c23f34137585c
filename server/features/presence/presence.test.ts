import { beforeAll, expect, test } from 'vitest'
import { savedViewsApi } from '#contract/board-tools.ts'
import { boardMembersApi, boardsApi } from '#contract/boards.ts'
import { assemble, furnish, type People } from '#server/testing/place.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
let people: People
beforeAll(async () => {
  people = await assemble((name) => world.person(name))
})

const names = (news: unknown) => (news as { users: { user: { name: string } }[] }).users.map(({ user }) => user.name)

test('who has the board open, and which card, is shown to the others until they go', async () => {
  const { boardId, taskId } = await furnish(world.db, people)
  const [ada, bo] = [await people.member.connect(), await people.guest.connect()]
  for (const tab of [ada, bo]) await tab.ask('join-board', { boardId })
  await ada.ask('presence', { boardId })
  await bo.ask('presence', { boardId, taskId, state: 'editing' })
  const both = await ada.hears('presence', (news) => names(news).length === 2)
  expect(both.body).toMatchObject({
    boardId,
    count: 2,
    users: [
      { user: { name: 'guest' }, taskId, state: 'editing' },
      { user: { name: 'member' }, taskId: null },
    ],
  })
  expect(both.body.users[0].user).not.toHaveProperty('email')
  bo.socket.disconnect()
  await ada.hears('presence', (news) => names(news).join() === 'member')
})

test('whoever leaves the board or is taken off it is not shown there any more, though they stay connected', async () => {
  const { boardId } = await furnish(world.db, people)
  const [owner, ada, bo] = [await people.owner.connect(), await people.member.connect(), await people.guest.connect()]
  for (const tab of [owner, ada, bo]) {
    await tab.ask('join-board', { boardId })
    await tab.ask('presence', { boardId })
  }
  await owner.hears('presence', (news) => names(news).length === 3)
  await bo.ask('leave-board', { boardId })
  await owner.hears('presence', (news) => names(news).join() === 'member,owner')
  await people.owner.call(boardMembersApi.removeBoardMember, { boardId, userId: people.member.user._id })
  await owner.hears('presence', (news) => names(news).join() === 'owner')
})

test('whoever joins a project they look at, or gets another role there, enters anew and is shown again', async () => {
  const { boardId, lonerId } = await furnish(world.db, people)
  await people.owner.call(boardsApi.updateBoard, { boardId, visibility: 'workspace' })
  const [owner, loner] = [await people.owner.connect(), await people.loner.connect()]
  const enter = async (tab: typeof loner) => {
    await tab.ask('join-board', { boardId })
    await tab.ask('presence', { boardId })
  }
  await enter(owner)
  await enter(loner)
  await owner.hears('presence', (news) => names(news).join() === 'loner,owner')
  const changes = [
    () => people.loner.call(boardMembersApi.joinBoard, { boardId }),
    () => people.owner.call(boardMembersApi.changeBoardRole, { boardId, userId: lonerId, role: 'admin' }),
  ]
  for (const change of changes) {
    for (const { heard } of [owner, loner]) heard.length = 0
    await change()
    await loner.hears('rejoin-board')
    await enter(loner)
    await owner.hears('presence', (news) => names(news).join() === 'loner,owner')
  }
})

test('nobody is seen on a board they did not enter', async () => {
  const { boardId } = await furnish(world.db, people)
  const live = await people.loner.connect()
  expect(await live.ask('presence', { boardId })).toMatchObject({ ok: false })
})

test('a shared view is everybody’s to use and its maker’s to change', async () => {
  const { boardId } = await furnish(world.db, people)
  const { view } = await people.member.call(savedViewsApi.createSavedView, {
    boardId,
    name: 'Urgent bugs',
    query: 'priority=1&labels=Bug',
    shared: true,
  })
  await people.member.call(savedViewsApi.createSavedView, { boardId, name: 'Just mine', query: '' })
  const { views } = await people.client.call(savedViewsApi.listSavedViews, { boardId })
  expect(views.map(({ name }) => name)).toEqual(['Urgent bugs'])
  expect((await people.client.try(savedViewsApi.deleteSavedView, { viewId: view._id })).status).toBe(404)
})

test('whoever used a shared view hears that it is no longer shared', async () => {
  const { boardId } = await furnish(world.db, people)
  const { view } = await people.member.call(savedViewsApi.createSavedView, {
    boardId,
    name: 'Ours',
    query: '',
    shared: true,
  })
  const live = await people.client.connect()
  await live.ask('join-board', { boardId })
  await people.member.call(savedViewsApi.updateSavedView, { viewId: view._id, shared: false })
  expect((await live.hears('views-changed')).body).toEqual({ boardId })
})

test('a view changed elsewhere since it was read is not overwritten', async () => {
  const { boardId } = await furnish(world.db, people)
  const { view } = await people.member.call(savedViewsApi.createSavedView, { boardId, name: 'Mine', query: '' })
  const change = (name: string) =>
    people.member.try(savedViewsApi.updateSavedView, { viewId: view._id, name, version: view.version })
  const replies = await Promise.all([change('One'), change('Other')])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  const { views } = await people.member.call(savedViewsApi.listSavedViews, { boardId })
  const refused = replies.find(({ status }) => status === 409)!
  expect(refused.body).toMatchObject({ code: 'version_conflict', view: views.find(({ _id }) => _id === view._id) })
})
