import { beforeEach, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { boardsApi } from '#contract/boards.ts'
import { commentsApi } from '#contract/comments.ts'
import { firstStepsApi } from '#contract/first-steps.ts'
import { invitationsApi } from '#contract/invitations.ts'
import { outlinesApi } from '#contract/outlines.ts'
import { taskMovesApi, tasksApi } from '#contract/tasks.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import type { Person } from '#server/testing/person.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
let ada: Person
let workspaceId: string
beforeEach(async () => {
  ada = await world.person('Ada')
  workspaceId = (await ada.call(workspacesApi.createWorkspace, { name: 'First steps' })).workspace._id
})

const stepsOf = async (person: Person) => (await person.call(firstStepsApi.getFirstSteps, { workspaceId })).steps
const doneBy = async (person: Person) => (await stepsOf(person)).flatMap(({ step, done }) => (done ? [step] : []))

async function example() {
  const { board } = await ada.call(outlinesApi.createBoardFromOutline, {
    workspaceId,
    title: 'Example',
    tasks: [{ title: 'Drag me' }, { title: 'Done already', column: 2 }],
  })
  return { board, ...(await ada.call(tasksApi.listTasks, { boardId: board._id })) }
}

test('an example project ticks nothing off', async () => {
  await example()
  expect(await stepsOf(ada)).toEqual(
    ['project', 'task', 'finish', 'comment', 'invite'].map((step) => ({ step, done: false })),
  )
})

test('each step is ticked off by doing it', async () => {
  const { board, tasks, columns } = await example()
  const taskId = tasks[0]!._id
  await ada.call(taskMovesApi.moveTask, { taskId, columnId: columns[1]!._id })
  expect(await doneBy(ada)).toEqual([])
  await ada.call(taskMovesApi.moveTask, { taskId, columnId: columns[2]!._id })
  expect(await doneBy(ada)).toEqual(['finish'])
  await ada.call(tasksApi.createTask, { boardId: board._id, columnId: columns[0]!._id, title: 'Mine' })
  expect(await doneBy(ada)).toEqual(['task', 'finish'])
  await ada.call(commentsApi.createComment, { taskId, body: 'Hello' })
  await ada.call(invitationsApi.invite, { workspaceId, email: 'bo@example.com', role: 'member' })
  expect(await doneBy(ada)).toEqual(['task', 'finish', 'comment', 'invite'])
  await ada.call(boardsApi.createBoard, { workspaceId, title: 'My own' })
  expect(await doneBy(ada)).toEqual(['project', 'task', 'finish', 'comment', 'invite'])
})

test('tasks finished several at once count as well', async () => {
  const { tasks, columns } = await example()
  await ada.call(taskMovesApi.bulkTasks, { taskIds: [tasks[0]!._id], changes: { priority: 1 } })
  expect(await doneBy(ada)).toEqual([])
  await ada.call(taskMovesApi.bulkTasks, { taskIds: [tasks[0]!._id], columnId: columns[2]!._id })
  expect(await doneBy(ada)).toEqual(['finish'])
})

test('what one did is not done for the other, who is not asked for what they may not do', async () => {
  const bo = await world.person('Bo')
  await world.db
    .insertInto('workspace_members')
    .values({ workspace_id: workspaceId, user_id: bo.user._id, role: 'member' })
    .execute()
  await ada.call(boardsApi.createBoard, { workspaceId, title: 'Ada’s' })
  expect(await stepsOf(bo)).toEqual(['project', 'task', 'finish', 'comment'].map((step) => ({ step, done: false })))
})

test('what is remembered stays done when the project is gone', async () => {
  const { board, tasks } = await example()
  await ada.call(commentsApi.createComment, { taskId: tasks[0]!._id, body: 'Hello' })
  await ada.call(firstStepsApi.rememberFirstSteps, { done: ['comment'], hidden: false })
  await ada.call(boardsApi.deleteBoard, { boardId: board._id })
  expect(await doneBy(ada)).toEqual(['comment'])
})

test('hidden, they are hidden on every device, and the answers given before stay', async () => {
  await ada.call(accountApi.updateMe, { onboarding: { teamSize: '2-10' } })
  const { user } = await ada.call(firstStepsApi.rememberFirstSteps, { done: [], hidden: true })
  expect(user.onboarding).toEqual({ teamSize: '2-10', firstSteps: { done: [], hidden: true } })
  const phone = await world.again(ada)
  expect((await phone.call(accountApi.me, {})).user.onboarding.firstSteps).toEqual({ done: [], hidden: true })
  expect(await stepsOf(phone)).toEqual([])
  await ada.call(firstStepsApi.rememberFirstSteps, { done: [], hidden: false })
  expect(await stepsOf(ada)).toHaveLength(5)
})

test('after a month nobody is new', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
  await world.db
    .updateTable('users')
    .set({ created_at: daysAgo(31) })
    .where('id', '=', ada.user._id)
    .execute()
  const later = await world.again(ada)
  expect(await stepsOf(later)).toEqual([])
})

test('only steps there are can be remembered', async () => {
  const reply = await ada.request('PUT', '/api/me/first-steps', { done: ['everything'], hidden: false })
  expect(reply.status).toBe(400)
})
