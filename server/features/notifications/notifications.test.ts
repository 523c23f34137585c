// Who is told what, as it happens.
import { v7 as newId } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { authApi } from '#contract/auth.ts'
import { undoApi } from '#contract/board-tools.ts'
import { boardMembersApi, boardsApi } from '#contract/boards.ts'
import { columnsApi } from '#contract/columns.ts'
import { commentsApi } from '#contract/comments.ts'
import { invitationsApi } from '#contract/invitations.ts'
import { membersApi } from '#contract/members.ts'
import { type Notification, notificationsApi } from '#contract/notifications.ts'
import { subscriptionApi } from '#contract/subscription.ts'
import { taskMovesApi, tasksApi } from '#contract/tasks.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import { lock } from '#server/database/locks.ts'
import { allFollowed as allFollowedIn, followedAgain } from '#server/testing/afterwards.ts'
import type { Person } from '#server/testing/person.ts'
import { until } from '#server/testing/until.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
let ada: Person
let bo: Person
let cy: Person
let workspaceId: string
let boardId: string
let todo: string
let done: string
let canceled: string

beforeAll(async () => {
  ada = await world.person('Ada')
  bo = await world.person('Bo')
  cy = await world.person('Cy')
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'Acme & Co', url: 'acme' })
  workspaceId = workspace._id
  await world.db
    .insertInto('workspace_members')
    .values([bo, cy].map(({ user }) => ({ workspace_id: workspaceId, user_id: user._id, role: 'member' as const })))
    .execute()
  const { board } = await ada.call(boardsApi.createBoard, { workspaceId, title: 'Launch', visibility: 'private' })
  boardId = board._id
  await putOnBoard([bo.user._id, cy.user._id])
  const { columns } = await ada.call(columnsApi.listColumns, { boardId })
  todo = columns[0]!._id
  done = columns.find(({ type }) => type === 'completed')!._id
  const made = await ada.call(columnsApi.createColumn, { boardId, title: 'Canceled', type: 'canceled' })
  canceled = made.column._id
})

const putOnBoard = (userIds: string[]) =>
  world.db
    .insertInto('board_members')
    .values(userIds.map((user_id) => ({ board_id: boardId, workspace_id: workspaceId, user_id, role: 'collaborator' })))
    .execute()

const newTask = async (fields: object = {}) =>
  (await ada.call(tasksApi.createTask, { boardId, columnId: todo, title: 'Light the fire', ...fields })).task

const listOf = async (person: Person) => (await person.call(notificationsApi.listNotifications, {})).notifications

const toldOf = async (person: Person, taskId: string) =>
  (await listOf(person)).filter(({ task }) => task?._id === taskId)

const isTold = (person: Person, taskId: string, type: Notification['type']) =>
  until(`${type} to ${person.user.name}`, async () => (await toldOf(person, taskId)).find((one) => one.type === type))

const allFollowed = () => allFollowedIn(world.db)

/** As if the last of it was longer ago than what is told together. */
const later = () => world.db.updateTable('notifications').set({ begun_at: '2026-01-01T00:00:00Z' }).execute()

/** Oldest first. */
const eventsOf = (taskId: string, like: string) =>
  world.db
    .selectFrom('events')
    .select('id')
    .where('task_id', '=', taskId)
    .where('type', 'like', like)
    .orderBy('seq')
    .execute()

const happens = (event: { type: string; board_id?: string; task_id?: string; seq?: number; payload?: object }) =>
  world.db
    .insertInto('events')
    .values({
      id: newId(),
      workspace_id: workspaceId,
      board_id: null,
      task_id: null,
      seq: null,
      actor: ada.user._id,
      client_id: null,
      undoes: null,
      at: new Date(),
      ...event,
      payload: JSON.stringify(event.payload ?? {}),
    })
    .execute()

test('whoever is given a task hears of it at once, and finds it in the list', async () => {
  const live = await bo.connect()
  const task = await newTask({ title: 'Light <the> "fire"', members: [bo.user._id, ada.user._id] })
  const { body } = await live.hears('notification')
  expect(body.notification).toMatchObject({
    type: 'task_assigned',
    title: '<strong>Ada</strong> assigned you to <strong>Light &lt;the&gt; &quot;fire&quot;</strong>',
    message: `${task.taskId} in Launch`,
    link: `/acme/projects/${boardId}?task=${task.taskId}`,
    read: false,
    sender: { _id: ada.user._id, name: 'Ada' },
    workspaceId,
    board: { _id: boardId, title: 'Launch' },
    task: { _id: task._id, taskId: task.taskId },
  })
  expect(await toldOf(bo, task._id)).toEqual([body.notification])
  // What one does oneself one knows.
  expect(await toldOf(ada, task._id)).toEqual([])
})

test('a comment that is cut in the middle of a sign is told like any other', async () => {
  const task = await newTask({ members: [bo.user._id] })
  await ada.call(commentsApi.createComment, { taskId: task._id, body: `Look:${' '.repeat(3_194)}😀 and on` })
  expect((await isTold(bo, task._id, 'task_comment')).message).toMatch(/^Look:/)
})

test('a comment reaches whoever works on the task, made it or has commented, and only them', async () => {
  const task = await newTask({ members: [bo.user._id] })
  const body = 'I have *no* [wood](https://wood.example) <b>left</b>'
  const { comment } = await bo.call(commentsApi.createComment, { taskId: task._id, body })
  expect(await isTold(ada, task._id, 'task_comment')).toMatchObject({
    title: '<strong>Bo</strong> commented on <strong>Light the fire</strong>',
    message: 'I have no wood &lt;b&gt;left&lt;/b&gt;',
    link: `/acme/projects/${boardId}?task=${task.taskId}#comment-${comment._id}`,
  })
  await allFollowed()
  expect(await toldOf(cy, task._id)).toEqual([])
  const { username } = cy.user
  await ada.call(commentsApi.createComment, {
    taskId: task._id,
    body: `Ask @${username}, not \`npx @${username}/tool\`.`,
  })
  expect(await isTold(cy, task._id, 'task_mention')).toMatchObject({
    title: '<strong>Ada</strong> mentioned you in <strong>Light the fire</strong>',
    message: `Ask @Cy, not npx @${username}/tool.`,
  })
})

test('the link leads to the comment the title speaks of, and to the task when it speaks of something else', async () => {
  const task = await newTask({})
  const say = (body: string) => ada.call(commentsApi.createComment, { taskId: task._id, body })
  const { comment: asked } = await say(`Ask @${bo.user.username}.`)
  await isTold(bo, task._id, 'task_mention')
  await bo.call(commentsApi.createComment, { taskId: task._id, body: 'Yes?' })
  await say('Never mind')
  const both = await until('both in one', async () =>
    (await toldOf(bo, task._id)).find(({ message }) => message.includes('Also')),
  )
  expect(both.link).toMatch(new RegExp(`#comment-${asked._id}$`))
  const description = `For @${bo.user.username}`
  await ada.call(tasksApi.updateTask, { taskId: task._id, description })
  await allFollowed()
  expect((await toldOf(bo, task._id)).map(({ link }) => link)).toEqual([
    `/acme/projects/${boardId}?task=${task.taskId}`,
  ])
})

test('a sign at the end of a name belongs to it when a colleague is called so, else to the sentence', async () => {
  const [name, before] = [bo.user.username, cy.user.username]
  await cy.call(accountApi.updateMe, { username: `${name}_` })
  const stranger = await world.person('Stranger')
  await stranger.call(accountApi.updateMe, { username: `${name}.` })
  const task = await newTask({ description: `Ask @${name}_.` })
  await isTold(cy, task._id, 'task_mention')
  await allFollowed()
  expect(await toldOf(bo, task._id)).toEqual([])
  await ada.call(commentsApi.createComment, { taskId: task._id, body: `Or @${name}.` })
  await isTold(bo, task._id, 'task_mention')
  await cy.call(accountApi.updateMe, { username: before })
})

test('an edited text tells only those it did not name before', async () => {
  const task = await newTask({ description: `For @${bo.user.username}, not \`@${cy.user.username}\`` })
  await isTold(bo, task._id, 'task_mention')
  const { comment } = await ada.call(commentsApi.createComment, { taskId: task._id, body: `@${bo.user.username}?` })
  await allFollowed()
  await later()
  const description = `For @${bo.user.username} and @${cy.user.username}`
  await ada.call(tasksApi.updateTask, { taskId: task._id, description })
  await isTold(cy, task._id, 'task_mention')
  await ada.call(commentsApi.updateComment, { commentId: comment._id, body: `@${bo.user.username}!` })
  await ada.call(commentsApi.reactToComment, { commentId: comment._id, emoji: '👍' })
  await allFollowed()
  expect(await toldOf(bo, task._id)).toHaveLength(1)
})

test('who is named in a description reads the paragraph that names them, as it goes on until they have read it', async () => {
  const [forBo, forCy] = [bo, cy].map(({ user }) => `@${user.username}`)
  const task = await newTask({ description: `Bring matches.\n\nAsk ${forBo}`, members: [bo.user._id] })
  const also = 'Also: <strong>Ada</strong> assigned you'
  const write = async (description: string) => {
    await ada.call(tasksApi.updateTask, { taskId: task._id, description })
    await allFollowed()
  }
  const says = async (person: Person) => (await toldOf(person, task._id)).map(({ message, read }) => [message, read])
  await isTold(bo, task._id, 'task_mention')
  expect(await says(bo)).toEqual([[`Ask @Bo · ${also}`, false]])
  const live = await bo.connect()
  await write(`Bring matches.\n\nAsk ${forBo} for <dry> wood\n\n- ${forCy}: pa`)
  expect(await says(bo)).toEqual([[`Ask @Bo for &lt;dry&gt; wood · ${also}`, false]])
  // Whoever has the list open reads it there.
  await live.hears('notifications-reworded')
  await write(`Bring matches, ${forBo}'s.\n\n- ${forCy}: paper\n- oak`)
  expect(await says(bo)).toEqual([[`Bring matches, @Bo&#39;s. · ${also}`, false]])
  expect(await says(cy)).toEqual([['@Cy: paper', false]])

  // Whoever is named no more is told nothing of it, even when they have another name by now.
  await bo.call(accountApi.updateMe, { name: 'Bob' })
  await write(`${forCy} alone`)
  expect(await says(bo)).toEqual([[also, false]])
  expect(await says(cy)).toEqual([['@Cy alone', false]])
  await write('Nobody')
  expect(await says(cy)).toEqual([])
  await bo.call(accountApi.updateMe, { name: 'Bo' })
})

test('a description that was read, or undone, is told as it was read, or not at all', async () => {
  const { username } = bo.user
  const task = await newTask({})
  const write = async (description: string) => {
    await ada.call(tasksApi.updateTask, { taskId: task._id, description })
    await allFollowed()
  }
  await write(`Ask @${username}`)
  const [read] = await toldOf(bo, task._id)
  await bo.call(notificationsApi.markRead, { notificationId: read!._id })
  await write(`Ask @${username} for more`)
  expect(await toldOf(bo, task._id)).toMatchObject([{ message: 'Ask @Bo', read: true }])
  await write(`Ask @${username} and @${cy.user.username}`)
  expect(await toldOf(cy, task._id)).toHaveLength(1)
  await ada.call(undoApi.undo, { boardId })
  await allFollowed()
  expect(await toldOf(cy, task._id)).toEqual([])
  expect(await toldOf(bo, task._id)).toHaveLength(1)
})

test('of two saves that are followed in the wrong order the description as it stands is told', async () => {
  const { username } = bo.user
  const task = await newTask({})
  for (const description of [`Ask @${username}`, `Ask @${username} for wood`])
    await ada.call(tasksApi.updateTask, { taskId: task._id, description })
  await allFollowed()
  const happened = await eventsOf(task._id, 'task-updated')
  await followedAgain(world.db, happened[0]!.id)
  expect(await toldOf(bo, task._id)).toMatchObject([{ message: 'Ask @Bo for wood' }])
  await ada.call(tasksApi.updateTask, { taskId: task._id, description: 'Nobody' })
  await allFollowed()
  for (const { id } of happened) await followedAgain(world.db, id)
  expect(await toldOf(bo, task._id)).toEqual([])
})

test('a comment that is deleted is gone from what was told of it', async () => {
  const task = await newTask({ members: [bo.user._id] })
  const { comment } = await ada.call(commentsApi.createComment, { taskId: task._id, body: 'A secret' })
  const said = await until('the comment', async () => {
    const [one] = await toldOf(bo, task._id)
    return one?.message.includes('Also') && one
  })
  expect(said).toMatchObject({ type: 'task_comment', message: 'A secret · Also: <strong>Ada</strong> assigned you' })
  await ada.call(commentsApi.deleteComment, { commentId: comment._id })
  await allFollowed()
  expect(await toldOf(bo, task._id)).toMatchObject([{ _id: said._id, message: `${task.taskId} in Launch` }])
})

test('a comment that is edited is told with its new words, as long as nobody has read the old ones', async () => {
  const task = await newTask({ members: [bo.user._id, cy.user._id] })
  const { comment } = await ada.call(commentsApi.createComment, { taskId: task._id, body: 'A <typo>' })
  const also = ' · Also: <strong>Ada</strong> assigned you'
  const says = async (person: typeof bo) => (await toldOf(person, task._id))[0]?.message
  for (const person of [bo, cy])
    await until('the comment', async () => (await says(person)) === `A &lt;typo&gt;${also}`)
  const [read] = await toldOf(cy, task._id)
  await cy.call(notificationsApi.markRead, { notificationId: read!._id })
  await ada.call(commentsApi.updateComment, { commentId: comment._id, body: 'A **word** & <more>' })
  await allFollowed()
  expect(await says(bo)).toBe(`A word &amp; &lt;more&gt;${also}`)
  expect(await says(cy)).toBe(`A &lt;typo&gt;${also}`)
  expect(await toldOf(bo, task._id)).toMatchObject([{ read: false }])
  expect(await toldOf(cy, task._id)).toMatchObject([{ read: true }])
})

test('what is followed late tells neither what was put differently since nor what was deleted', async () => {
  const task = await newTask({ members: [bo.user._id] })
  const { comment } = await ada.call(commentsApi.createComment, { taskId: task._id, body: 'First' })
  const commentId = comment._id
  for (const body of ['Second', 'Third']) await ada.call(commentsApi.updateComment, { commentId, body })
  await allFollowed()
  const happened = await eventsOf(task._id, 'comment-%')
  const followLate = async (nth: number) => {
    await followedAgain(world.db, happened[nth]!.id)
    return JSON.stringify(await toldOf(bo, task._id))
  }
  expect(await followLate(1)).toMatch(/Third(?!.*Second)/)
  await ada.call(commentsApi.deleteComment, { commentId })
  await allFollowed()
  expect(await followLate(0)).not.toMatch(/First|Third/)
  expect(await world.db.selectFrom('notices').select('cause').where('comment_id', '=', commentId).execute()).toEqual([])
})

test('what happens to a task within three minutes is one notification: same id, on top, unread again', async () => {
  const task = await newTask({ members: [bo.user._id] })
  const first = await isTold(bo, task._id, 'task_assigned')
  await newTask({ title: 'Another', members: [bo.user._id] })
  await bo.call(notificationsApi.markRead, { notificationId: first._id })
  const live = await bo.connect()
  await ada.call(tasksApi.updateTask, { taskId: task._id, priority: 1 })
  const { body } = await live.hears(
    'notification',
    (it) => (it as { notification: Notification }).notification._id === first._id,
  )
  expect(body.notification).toMatchObject({
    read: false,
    type: 'task_priority_changed',
    title: '<strong>Ada</strong> set the priority of <strong>Light the fire</strong> to Urgent',
  })
  await ada.call(commentsApi.createComment, { taskId: task._id, body: 'Quick' })
  const comment = await isTold(bo, task._id, 'task_comment')
  expect(comment).toMatchObject({
    _id: first._id,
    message: 'Quick · Also: <strong>Ada</strong> set the priority to Urgent',
  })
  await ada.call(commentsApi.createComment, { taskId: task._id, body: `@${bo.user.username} now` })
  expect((await isTold(bo, task._id, 'task_mention'))._id).toBe(first._id)
  expect((await listOf(bo))[0]!._id).toBe(first._id)
  expect(await toldOf(bo, task._id)).toHaveLength(1)
  // What he was asked by name stays on top until he has read it, and whoever looks for what is beneath it finds it there.
  await ada.call(tasksApi.updateTask, { taskId: task._id, priority: 4 })
  await allFollowed()
  const { notifications } = await bo.call(notificationsApi.listNotifications, { types: 'task_priority_changed' })
  expect(notifications[0]).toMatchObject({
    _id: first._id,
    type: 'task_mention',
    message: expect.stringMatching(/now · Also: .* set the priority to Low/),
  })
  await bo.call(notificationsApi.markRead, { notificationId: first._id })
  await ada.call(tasksApi.updateTask, { taskId: task._id, priority: 2 })
  await isTold(bo, task._id, 'task_priority_changed')

  await later()
  await ada.call(commentsApi.createComment, { taskId: task._id, body: 'And again' })
  await isTold(bo, task._id, 'task_comment')
  expect(await toldOf(bo, task._id)).toHaveLength(2)
})

test('a finished task is told to those who work on it and to who made it; a canceled one to nobody', async () => {
  const task = await newTask({ members: [bo.user._id, cy.user._id] })
  await allFollowed()
  await later()
  await bo.call(taskMovesApi.moveTask, { taskId: task._id, columnId: done })
  await isTold(ada, task._id, 'task_completed')
  await isTold(cy, task._id, 'task_completed')
  const dropped = await newTask({ members: [cy.user._id] })
  await bo.call(taskMovesApi.moveTask, { taskId: dropped._id, columnId: canceled })
  await allFollowed()
  expect((await toldOf(bo, task._id)).map(({ type }) => type)).toEqual(['task_assigned'])
  expect(await toldOf(ada, dropped._id)).toEqual([])
})

test('a task that is finished by going to another project is told of, too', async () => {
  const { board } = await ada.call(boardsApi.createBoard, { workspaceId, title: 'Elsewhere' })
  const { columns } = await ada.call(columnsApi.listColumns, { boardId: board._id })
  const doneThere = columns.find(({ type }) => type === 'completed')!._id
  await bo.call(boardMembersApi.joinBoard, { boardId: board._id })
  const [finished, carried] = [await newTask(), await newTask()]
  const carry = (taskId: string, columnId: string) =>
    bo.call(taskMovesApi.moveTask, { taskId, boardId: board._id, columnId })
  await carry(finished._id, doneThere)
  await carry(carried._id, columns[0]!._id)
  await isTold(ada, finished._id, 'task_completed')
  await allFollowed()
  expect(await toldOf(ada, carried._id)).toEqual([])
})

test('tasks are finished with the column they were in, but not by what their column becomes', async () => {
  const { columns } = await ada.call(columnsApi.listColumns, { boardId })
  const { type } = columns[0]!
  const make = async (title: string) => (await ada.call(columnsApi.createColumn, { boardId, title, type })).column._id
  const [leaving, turning] = [await make('Leaving'), await make('Turning')]
  const [swept, turned] = [await newTask({ columnId: leaving }), await newTask({ columnId: turning })]
  await bo.call(columnsApi.updateColumn, { columnId: turning, type: 'completed' })
  await bo.call(columnsApi.deleteColumn, { columnId: leaving, moveTo: done })
  await isTold(ada, swept._id, 'task_completed')
  await allFollowed()
  expect(await toldOf(ada, turned._id)).toEqual([])
  await bo.call(columnsApi.deleteColumn, { columnId: turning, moveTo: done })
})

test('a change of many tasks is one notification that says how many', async () => {
  const made = Array.from({ length: 40 }, (_, n) => newTask({ title: `Log ${n}` }))
  const taskIds = (await Promise.all(made)).map(({ _id }) => _id)
  const { meta: before } = await cy.call(notificationsApi.listNotifications, {})
  await ada.call(taskMovesApi.bulkTasks, { taskIds, changes: { addMembers: [cy.user._id], priority: 2 } })
  await allFollowed()
  const { notifications, meta } = await cy.call(notificationsApi.listNotifications, {})
  expect(meta.total).toBe(before.total + 1)
  expect(notifications[0]).toMatchObject({
    type: 'task_assigned',
    title: '<strong>Ada</strong> assigned you to 40 tasks in <strong>Launch</strong>',
    message: expect.stringMatching(/ and 37 more · Also: <strong>Ada<\/strong> set the priority of 40 tasks$/),
    link: `/acme/projects/${boardId}?members=me`,
    task: null,
  })
  await ada.call(taskMovesApi.bulkTasks, { taskIds, changes: { priority: 0 } })
  await allFollowed()
  expect((await listOf(cy))[0]!.title).toBe(
    '<strong>Ada</strong> took the priority from 40 tasks in <strong>Launch</strong>',
  )
  await bo.call(taskMovesApi.bulkTasks, { taskIds, columnId: done })
  await allFollowed()
  expect((await listOf(cy))[0]).toMatchObject({
    type: 'task_completed',
    title: '<strong>Bo</strong> finished 40 tasks in <strong>Launch</strong>',
  })
  expect((await cy.call(notificationsApi.listNotifications, {})).meta.total).toBe(before.total + 3)
})

test('what is taken back tells nobody', async () => {
  const task = await newTask({ members: [bo.user._id] })
  await ada.call(tasksApi.updateTask, { taskId: task._id, members: [] })
  await allFollowed()
  await later()
  await ada.call(undoApi.undo, { boardId })
  await allFollowed()
  expect((await ada.call(tasksApi.getTask, { id: task._id })).task.members).toEqual([bo.user._id])
  expect(await toldOf(bo, task._id)).toHaveLength(1)
})

test('a task that is deleted takes what was told of it along, and brings it back', async () => {
  const task = await newTask({ members: [bo.user._id] })
  const told = await isTold(bo, task._id, 'task_assigned')
  const { meta } = await bo.call(notificationsApi.listNotifications, {})
  await ada.call(tasksApi.deleteTask, { taskId: task._id })
  expect(await toldOf(bo, task._id)).toEqual([])
  expect((await bo.call(notificationsApi.listNotifications, {})).meta).toMatchObject({
    total: meta.total - 1,
    unread: meta.unread - 1,
  })
  expect((await bo.try(notificationsApi.markRead, { notificationId: told._id })).status).toBe(404)
  await ada.call(tasksApi.restoreTask, { taskId: task._id })
  expect(await toldOf(bo, task._id)).toHaveLength(1)
})

test('whoever loses sight of a project neither reads nor counts what was told of it, and hears nothing more', async () => {
  const task = await newTask({ members: [cy.user._id] })
  await isTold(cy, task._id, 'task_assigned')
  await cy.call(commentsApi.createComment, { taskId: task._id, body: 'Mine' })
  await ada.call(boardMembersApi.removeBoardMember, { boardId, userId: cy.user._id })
  expect(await cy.call(notificationsApi.listNotifications, {})).toMatchObject({
    notifications: [],
    meta: { total: 0, unread: 0 },
  })
  const live = await cy.connect()
  await ada.call(commentsApi.createComment, { taskId: task._id, body: `Not for @${cy.user.username}` })
  await allFollowed()
  await ada.call(boardMembersApi.addBoardMember, { boardId, userId: cy.user._id })
  const { body } = await live.hears('notification')
  expect(body.notification).toMatchObject({
    type: 'board_invite',
    title: '<strong>Ada</strong> added you to <strong>Launch</strong>',
    link: `/acme/projects/${boardId}`,
  })
  expect((await toldOf(cy, task._id)).map(({ type }) => type)).toEqual(['task_assigned'])
  await ada.call(membersApi.removeMember, { workspaceId, memberId: cy.user._id })
  expect((await cy.call(notificationsApi.listNotifications, {})).meta.total).toBe(0)
})

test('from a muted project come only mentions and tasks one is given', async () => {
  const dee = await joined('Dee')
  expect(await dee.call(notificationsApi.muteProject, { boardId, muted: true })).toEqual({ muted: true })
  expect((await dee.call(notificationsApi.readPreferences, {})).mutedProjects).toEqual([
    { _id: boardId, title: 'Launch', workspaceId },
  ])
  const task = await newTask({ members: [dee.user._id] })
  await isTold(dee, task._id, 'task_assigned')
  await ada.call(commentsApi.createComment, { taskId: task._id, body: 'Nothing to you' })
  await ada.call(tasksApi.updateTask, { taskId: task._id, priority: 3 })
  await allFollowed()
  expect((await toldOf(dee, task._id))[0]!.message).not.toContain('Also')
  await ada.call(commentsApi.createComment, { taskId: task._id, body: `@${dee.user.username}` })
  await isTold(dee, task._id, 'task_mention')
  await dee.call(notificationsApi.muteProject, { boardId, muted: false })
  expect((await dee.call(notificationsApi.readPreferences, {})).mutedProjects).toEqual([])
})

test('nothing comes from an archived project', async () => {
  const dee = await joined('Dee')
  const task = await newTask()
  await ada.call(tasksApi.updateTask, { taskId: task._id, members: [dee.user._id] })
  await isTold(dee, task._id, 'task_assigned')
  await ada.call(boardsApi.archiveBoard, { boardId })
  // A change whose follow-up comes only now.
  const changes = [{ field: 'members', from: [], to: [dee.user._id] }]
  await happens({ type: 'task-updated', board_id: boardId, task_id: task._id, seq: 1_000_000, payload: { changes } })
  await later()
  await allFollowed()
  expect(await toldOf(dee, task._id)).toHaveLength(1)
  await ada.call(boardsApi.unarchiveBoard, { boardId })
})

test('an invitation is told to whoever has an account, its acceptance to who invited', async () => {
  const eve = await world.person('Eve')
  const { invitation } = await ada.call(invitationsApi.invite, { workspaceId, email: eve.user.email, role: 'member' })
  const told = await until('the invitation', async () => (await listOf(eve))[0])
  expect(told).toMatchObject({
    type: 'workspace_invite',
    title: '<strong>Ada</strong> invites you to <strong>Acme &amp; Co</strong>',
    link: expect.stringMatching(/^\/join\/\S+$/),
  })
  await ada.call(invitationsApi.resendInvitation, { invitationId: invitation._id })
  const renewed = await until('the renewed invitation', async () =>
    (await listOf(eve)).find(({ link }) => link !== told.link),
  )
  expect(renewed._id).toBe(told._id)
  const live = await ada.connect()
  await eve.call(invitationsApi.acceptInvitation, { token: renewed.link!.split('/').at(-1)! })
  const { body } = await live.hears('notification')
  expect(body.notification).toMatchObject({
    type: 'invitation_accepted',
    title: '<strong>Eve</strong> joined <strong>Acme &amp; Co</strong>',
    link: `/acme/u/${eve.user.username}`,
  })
  // Answered, it leads nowhere any more.
  expect(await listOf(eve)).toEqual([])
})

test('a new device and a new password are told to their owner', async () => {
  const fay = await world.person('Fay')
  const live = await fay.connect()
  const { email } = fay.user
  const login = (agent: string) =>
    world.request('POST', authApi.login.path, { email, password: fay.password }, { headers: { 'user-agent': agent } })
  await world.again(fay)
  await login('Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0')
  await login('Mozilla/5.0 (X11; Linux x86_64) Firefox/141.0')
  const { body } = await live.hears('notification')
  expect(body.notification).toMatchObject({
    type: 'new_login',
    title: 'New sign-in from <strong>Firefox on Linux</strong>',
    link: '/account/security',
  })
  await fay.call(accountApi.changePassword, { currentPassword: fay.password, newPassword: 'Another long password' })
  await live.hears(
    'notification',
    (it) => (it as { notification: Notification }).notification.type === 'password_changed',
  )
  expect((await listOf(fay)).map(({ type }) => type)).toEqual(['password_changed', 'new_login'])
})

test('an import tells who started it, and nobody of the tasks it makes', async () => {
  const hal = await joined('Hal')
  const form = new FormData()
  form.append('file', new Blob([`Title,Assignee\nOne,${bo.user.email}\nTwo,${bo.user.email}`]), 'plan & <more>.csv')
  const { total } = (await bo.call(notificationsApi.listNotifications, {})).meta
  const reply = await hal.request('POST', `/api/boards/${boardId}/import/csv`, undefined, { form })
  expect(reply.status).toBe(202)
  const told = await until('the news', async () => (await listOf(hal))[0])
  expect(told).toMatchObject({
    type: 'import_finished',
    title: 'The import of <strong>plan &amp; &lt;more&gt;.csv</strong> is finished',
    message: '2 tasks made.',
    link: `/acme/projects/${boardId}/import`,
  })
  await allFollowed()
  const { tasks } = await ada.call(tasksApi.listTasks, { boardId })
  expect(tasks.find(({ title }) => title === 'Two')!.members).toEqual([bo.user._id])
  expect((await bo.call(notificationsApi.listNotifications, {})).meta.total).toBe(total)
})

test('nobody waits for an import to be told of something else', async () => {
  await world.db.transaction().execute(async (importing) => {
    await lock(importing, 'imports', boardId)
    const task = await newTask({ members: [bo.user._id] })
    await isTold(bo, task._id, 'task_assigned')
  })
})

test('a changed subscription is told to owner and admins, whoever changed it', async () => {
  const dee = await joined('Dee')
  await ada.call(membersApi.changeMemberRole, { workspaceId, memberId: dee.user._id, role: 'admin' })
  const isTheNews = async (who: Person, type: string) =>
    until(`${who.user.name} to hear of it`, async () => (await listOf(who)).find((one) => one.type === type))
  const card = { plan: 'premium', paymentMethodId: 'pm_card_visa' } as const
  await ada.call(subscriptionApi.upgradeSubscription, { workspaceId, ...card })
  for (const who of [ada, dee])
    expect(await isTheNews(who, 'subscription_upgraded')).toMatchObject({
      title: '<strong>Acme &amp; Co</strong> is on the Premium plan now',
      link: '/acme/settings/subscription',
    })
  await dee.call(subscriptionApi.downgradeSubscription, { workspaceId })
  for (const who of [ada, dee])
    expect(await isTheNews(who, 'subscription_canceled')).toMatchObject({
      title: 'The Premium plan of <strong>Acme &amp; Co</strong> was canceled',
      link: '/acme/settings/subscription',
    })
  await allFollowed()
  expect((await listOf(bo)).some(({ type }) => type.startsWith('subscription'))).toBe(false)
})

test('marking is exact, mine alone, and heard in my other tabs until I leave', async () => {
  const gil = await joined('Gil')
  const tasks = []
  for (let n = 0; n < 23; n++) tasks.push(await newTask({ title: `Log ${n}`, members: [gil.user._id] }))
  await allFollowed()
  const page = await gil.call(notificationsApi.listNotifications, { page: 2 })
  expect(page.meta).toEqual({ total: 23, unread: 23, page: 2, limit: 20, totalPages: 2 })
  expect(page.notifications.map(({ task }) => task?.title)).toEqual(['Log 2', 'Log 1', 'Log 0'])
  const live = await gil.connect()
  expect(await live.ask('join-notifications')).toEqual({ ok: true })
  const [one, two] = page.notifications as [Notification, Notification]
  const { notification } = await gil.call(notificationsApi.markRead, { notificationId: one._id })
  expect(notification).toEqual({ ...one, read: true })
  expect((await live.hears('notifications-marked')).body).toEqual({ ids: [one._id], read: true, unread: 22 })
  expect((await gil.call(notificationsApi.listNotifications, { unread: 'true' })).meta).toMatchObject({
    total: 22,
    unread: 22,
  })
  expect(
    (await gil.call(notificationsApi.listNotifications, { types: 'task_mention,task_comment' })).meta,
  ).toMatchObject({
    total: 0,
    unread: 22,
  })
  expect(await gil.call(notificationsApi.markNotifications, { ids: [one._id, two._id], read: false })).toEqual({
    unread: 23,
  })
  for (const call of [notificationsApi.markRead, notificationsApi.markUnread])
    expect((await bo.try(call, { notificationId: one._id })).status).toBe(404)
  const before = await bo.call(notificationsApi.listNotifications, {})
  expect(await bo.call(notificationsApi.markNotifications, { ids: [one._id], read: true })).toEqual({
    unread: before.meta.unread,
  })
  expect(await gil.call(notificationsApi.markAllRead, {})).toEqual({ unread: 0 })
  expect((await gil.call(notificationsApi.listNotifications, {})).meta).toMatchObject({ total: 23, unread: 0 })
  expect(await live.ask('leave-notifications')).toEqual({ ok: true })
  await gil.call(notificationsApi.markUnread, { notificationId: two._id })
  await live.ask('join-notifications')
  await gil.call(notificationsApi.markRead, { notificationId: two._id })
  await live.hears(
    'notifications-marked',
    (it) => (it as { unread: number }).unread === 0 && Boolean((it as { ids: unknown }).ids),
  )
  expect(live.heard.filter(({ name, body }) => name === 'notifications-marked' && body.unread === 1)).toEqual([])
})

test('two hundred people on a project are all told, each once', async () => {
  const task = await newTask({ title: 'For all' })
  const people = Array.from({ length: 200 }, (_, n) => ({ id: newId(), name: `Person ${n}`, username: `person${n}` }))
  const empty = { password_hash: null, role: null, timezone: null, avatar: null, avatar_thumbnail: null }
  const rows = people.map((one) => ({ ...one, ...empty, email: `${one.username}@example.com`, totp_secret: null }))
  await world.db
    .insertInto('users')
    .values(rows.map((row) => ({ ...row, last_active_workspace_url: null })))
    .execute()
  const ids = people.map(({ id }) => id)
  const places = ids.map((user_id) => ({ workspace_id: workspaceId, user_id }))
  await world.db
    .insertInto('workspace_members')
    .values(places.map((place) => ({ ...place, role: 'guest' as const })))
    .execute()
  await putOnBoard(ids)
  await world.db
    .insertInto('comments')
    .values(ids.map((author) => ({ id: newId(), task_id: task._id, author, body: 'Me' })))
    .execute()
  await ada.call(commentsApi.createComment, { taskId: task._id, body: 'To all of you' })
  await allFollowed()
  const told = await world.db.selectFrom('notifications').select('user_id').where('task_id', '=', task._id).execute()
  expect(told.map(({ user_id }) => user_id).sort()).toEqual(ids.sort())
})

/** Somebody new on the project. */
async function joined(name: string) {
  const person = await world.person(name)
  await world.db
    .insertInto('workspace_members')
    .values({ workspace_id: workspaceId, user_id: person.user._id, role: 'member' })
    .execute()
  await putOnBoard([person.user._id])
  return person
}
