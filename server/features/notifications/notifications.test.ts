// Who is told what, as it happens.
import { beforeAll, expect, test } from 'vitest'
import { boardMembersApi, boardsApi } from '#contract/boards.ts'
import { columnsApi } from '#contract/columns.ts'
import { commentsApi } from '#contract/comments.ts'
import { membersApi } from '#contract/members.ts'
import { type Notification, notificationsApi } from '#contract/notifications.ts'
import { taskMovesApi, tasksApi } from '#contract/tasks.ts'
import { workspacesApi } from '#contract/workspaces.ts'
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
  const { board } = await ada.call(boardsApi.createBoard, { workspaceId, title: 'Launch' })
  boardId = board._id
  await world.db
    .insertInto('board_members')
    .values(
      [bo, cy].map(({ user }) => ({
        board_id: boardId,
        workspace_id: workspaceId,
        user_id: user._id,
        role: 'collaborator' as const,
      })),
    )
    .execute()
  const { columns } = await ada.call(columnsApi.listColumns, { boardId })
  todo = columns[0]!._id
  done = columns.find(({ type }) => type === 'completed')!._id
  const made = await ada.call(columnsApi.createColumn, { boardId, title: 'Canceled', type: 'canceled' })
  canceled = made.column._id
}, 60_000)

const newTask = async (fields: object = {}) =>
  (await ada.call(tasksApi.createTask, { boardId, columnId: todo, title: 'Light the fire', ...fields })).task

const toldOf = async (person: Person, taskId: string) =>
  (await person.call(notificationsApi.list, {})).notifications.filter(({ task }) => task?._id === taskId)

const isTold = (person: Person, taskId: string, type: Notification['type']) =>
  until(`${type} to ${person.user.name}`, async () => (await toldOf(person, taskId)).find((one) => one.type === type))

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
  expect(await toldOf(ada, task._id)).toEqual([])
})

test('a comment reaches whoever works on the task, made it or has commented, and only them', async () => {
  const task = await newTask({ members: [bo.user._id] })
  await isTold(bo, task._id, 'task_assigned')
  await bo.call(commentsApi.createComment, {
    taskId: task._id,
    body: 'I have *no* [wood](https://wood.example) <b>left</b>',
  })
  const heard = await isTold(ada, task._id, 'task_comment')
  expect(heard).toMatchObject({
    title: '<strong>Bo</strong> commented on <strong>Light the fire</strong>',
    message: 'I have no wood &lt;b&gt;left&lt;/b&gt;',
  })
  expect(await toldOf(cy, task._id)).toEqual([])
})
