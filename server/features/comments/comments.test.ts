import { beforeAll, expect, test } from 'vitest'
import { boardsApi } from '#contract/boards.ts'
import { columnsApi } from '#contract/columns.ts'
import { commentsApi } from '#contract/comments.ts'
import { taskMovesApi, tasksApi } from '#contract/tasks.ts'
import { assemble, furnish, type People } from '#server/testing/place.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
let people: People
beforeAll(async () => {
  people = await assemble((name) => world.person(name))
})

test('a client says something, and everybody who has the board open sees it', async () => {
  const { taskId, boardId } = await furnish(world.db, people)
  const live = await people.member.connect()
  await live.ask('join-board', { boardId })
  const { comment } = await people.client.call(commentsApi.createComment, { taskId, body: 'When is it **done**?' })
  expect(comment).toMatchObject({ body: 'When is it **done**?', author: { name: 'client' }, reactions: {} })
  expect((await live.hears('board-update')).body).toMatchObject({
    type: 'comment-created',
    payload: { taskId, commentCount: 2, comment: { _id: comment._id } },
  })
  const { tasks } = await people.member.call(tasksApi.listTasks, { boardId })
  expect(tasks[0]!.commentCount).toBe(2)
})

test('the history of a task tells changes and comments in one stream, newest first, page by page', async () => {
  const { taskId, otherColumnId } = await furnish(world.db, people)
  await people.member.call(tasksApi.updateTask, { taskId, title: 'Renamed', priority: 2 })
  await people.guest.call(commentsApi.createComment, { taskId, body: 'Why?' })
  await people.member.call(taskMovesApi.moveTask, { taskId, columnId: otherColumnId })
  const { activity } = await people.client.call(commentsApi.listTaskActivity, { taskId })
  expect(activity.slice(0, 3)).toMatchObject([
    { kind: 'change', type: 'task-moved', who: { name: 'member' } },
    { kind: 'comment', comment: { body: 'Why?' }, who: { name: 'guest' } },
    {
      kind: 'change',
      type: 'task-updated',
      field: 'title',
      from: 'Task',
      to: 'Renamed',
      changes: [
        { field: 'title', from: 'Task', to: 'Renamed' },
        { field: 'priority', from: 0, to: 2 },
      ],
    },
  ])
  const first = await people.client.call(commentsApi.listTaskActivity, { taskId, limit: 2 })
  const rest = await people.client.call(commentsApi.listTaskActivity, {
    taskId,
    before: first.activity.at(-1)!._id,
  })
  expect(first.hasMore).toBe(true)
  expect([...first.activity, ...rest.activity]).toEqual(activity)
})

test('a change of the description shows what it was and what it became, one or several together', async () => {
  const { taskId, otherTaskId } = await furnish(world.db, people)
  for (const description of ['One', 'Two', 'Three'])
    await people.member.call(tasksApi.updateTask, { taskId, description })
  await people.member.call(tasksApi.updateTask, { taskId, title: 'Renamed' })
  const { activity } = await people.client.call(commentsApi.listTaskActivity, { taskId })
  const [renamed, three, two, one] = activity.map(({ _id }) => _id) as [string, string, string, string]
  const texts = (input: { first: string; last?: string }) =>
    people.client.try(commentsApi.getDescriptionChange, { taskId, ...input })
  expect((await texts({ first: two })).body).toEqual({ before: 'One', after: 'Two' })
  expect((await texts({ first: three })).body).toEqual({ before: 'Two', after: 'Three' })
  expect((await texts({ first: one, last: three })).body).toEqual({ before: '', after: 'Three' })
  expect((await texts({ first: renamed })).status).toBe(404)
  const elsewhere = { taskId: otherTaskId, first: two }
  expect((await people.client.try(commentsApi.getDescriptionChange, elsewhere)).status).toBe(404)
})

test('what was written while the task was on a private project is not told by the one it came back to', async () => {
  const { taskId, workspaceId, boardId, columnId } = await furnish(world.db, people)
  const closed = { workspaceId, title: 'Closed', visibility: 'private' as const }
  const { _id: closedId } = (await people.owner.call(boardsApi.createBoard, closed)).board
  const { columns } = await people.owner.call(columnsApi.listColumns, { boardId: closedId })
  const write = (description: string) => people.owner.call(tasksApi.updateTask, { taskId, description })
  await write('One')
  const there = { taskId, columnId: columns[0]!._id, boardId: closedId }
  await people.owner.call(taskMovesApi.moveTask, there)
  await write('A secret')
  await write('Told carefully')
  await people.owner.call(taskMovesApi.moveTask, { taskId, columnId, boardId })
  await write('Two')
  const { activity } = await people.client.call(commentsApi.listTaskActivity, { taskId })
  const written = activity.filter((line) => line.kind === 'change' && line.field === 'description')
  expect(written).toMatchObject([{ hasTexts: true }, { hasTexts: false }, { hasTexts: false }, { hasTexts: true }])
  const [two, careful, secret, one] = written.map(({ _id }) => _id) as [string, string, string, string]
  const texts = (first: string, last: string) =>
    people.client.try(commentsApi.getDescriptionChange, { taskId, first, last })
  for (const hidden of [secret, careful]) {
    expect((await texts(one, hidden)).status).toBe(404)
    expect((await texts(hidden, two)).status).toBe(404)
  }
  expect((await texts(two, one)).status).toBe(404)
  expect((await texts(one, one)).body).toEqual({ before: '', after: 'One' })
  expect((await texts(one, two)).body).toEqual({ before: '', after: 'Two' })
})

test('what was done to many tasks at once stands in the history of each', async () => {
  const { taskId, otherTaskId, columnId, otherColumnId } = await furnish(world.db, people)
  const taskIds = [taskId, otherTaskId]
  const { _id: bo } = people.guest.user
  await people.member.call(taskMovesApi.bulkTasks, { taskIds, changes: { priority: 1, addMembers: [bo] } })
  await people.member.call(commentsApi.createComment, { taskId, body: 'Both at once' })
  await people.member.call(taskMovesApi.bulkTasks, { taskIds, columnId: otherColumnId })
  const { activity } = await people.client.call(commentsApi.listTaskActivity, { taskId })
  expect(activity.slice(0, 3)).toMatchObject([
    {
      type: 'task-updated',
      who: { name: 'member' },
      changes: [{ field: 'columnId', from: columnId, to: otherColumnId }],
    },
    { kind: 'comment', comment: { body: 'Both at once' } },
    {
      type: 'task-updated',
      changes: [
        { field: 'members', from: [], to: [bo] },
        { field: 'priority', from: 0, to: 1 },
      ],
    },
  ])
  const first = await people.client.call(commentsApi.listTaskActivity, { taskId, limit: 1 })
  const rest = await people.client.call(commentsApi.listTaskActivity, { taskId, before: first.activity[0]!._id })
  expect([...first.activity, ...rest.activity]).toEqual(activity)

  // Of the others it tells nothing.
  expect(JSON.stringify(activity)).not.toContain(otherTaskId)
  await people.member.call(taskMovesApi.bulkTasks, { taskIds, delete: true })
  await people.member.call(tasksApi.restoreTask, { taskId })
  const { activity: after } = await people.client.call(commentsApi.listTaskActivity, { taskId })
  expect(after.slice(0, 2)).toMatchObject([{ type: 'task-created' }, { type: 'task-deleted' }])
})

test('two people who react at once are both counted, and a second click takes it back', async () => {
  const { commentId } = await furnish(world.db, people)
  await Promise.all(
    [people.member, people.guest, people.client].map((person) =>
      person.call(commentsApi.reactToComment, { commentId, emoji: '👍🏽' }),
    ),
  )
  const { comment } = await people.member.call(commentsApi.reactToComment, { commentId, emoji: '👍🏽' })
  expect(comment.reactions['👍🏽']!.toSorted()).toEqual([people.guest.user._id, people.client.user._id].toSorted())
})

test.each(['👍', '🏳️‍🌈', '🇩🇪', '1️⃣', '👩🏽‍🚀', '❤️'])('%s is an emoji', async (emoji) => {
  const { commentId } = await furnish(world.db, people)
  expect((await people.member.try(commentsApi.reactToComment, { commentId, emoji })).status).toBe(200)
})

test.each(['x', '1', '<b>', '', '__proto__', '👍x'])('%j is none', async (emoji) => {
  const { commentId } = await furnish(world.db, people)
  expect((await people.member.try(commentsApi.reactToComment, { commentId, emoji })).status).toBe(400)
})
