import { beforeAll, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { boardMembersApi, boardsApi } from '#contract/boards.ts'
import { columnsApi } from '#contract/columns.ts'
import { membersApi } from '#contract/members.ts'
import { taskMovesApi, tasksApi } from '#contract/tasks.ts'
import { timeApi } from '#contract/time.ts'
import { assemble, furnish, type People } from '#server/testing/place.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
let people: People
beforeAll(async () => {
  people = await assemble((name) => world.person(name))
})

async function place() {
  const at = await furnish(world.db, people)
  const { columns } = await people.owner.call(columnsApi.listColumns, { boardId: at.boardId })
  const give = async (title: string, fields: object = {}) => {
    const sent = { boardId: at.boardId, columnId: columns[0]!._id, title, members: [people.member.user._id] }
    return (await people.owner.call(tasksApi.createTask, { ...sent, ...fields })).task
  }
  return { ...at, give, done: columns.at(-1)!._id }
}

const titlesOf = async (boardId: string) =>
  (await people.member.call(accountApi.listMyTasks, {})).tasks
    .filter(({ board }) => board._id === boardId)
    .map(({ title }) => title)

test('my open tasks come with where they are, what is due first at the top', async () => {
  const { boardId, url, give, done } = await place()
  await give('Some day')
  await give('Urgent some day', { priority: 1 })
  await give('Next month', { dueDate: '2027-01-01' })
  await give('Tomorrow', { dueDate: '2026-12-01' })
  await give('Of somebody else', { members: [people.bystander.user._id] })
  const finished = await give('Finished')
  await people.owner.call(taskMovesApi.moveTask, { taskId: finished._id, columnId: done })
  const deleted = await give('Deleted')
  await people.owner.call(tasksApi.deleteTask, { taskId: deleted._id })

  expect(await titlesOf(boardId)).toEqual(['Tomorrow', 'Next month', 'Urgent some day', 'Some day'])
  const { tasks } = await people.member.call(accountApi.listMyTasks, {})
  expect(tasks.find(({ title, board }) => title === 'Tomorrow' && board._id === boardId)).toMatchObject({
    taskId: expect.stringMatching(/^[A-Z0-9]+-\d+$/),
    dueDate: '2026-12-01',
    board: { title: 'Board' },
    workspace: { url, name: 'Place' },
    column: { type: 'unstarted' },
  })
})

test('beyond the first page there is a second', async () => {
  const { give } = await place()
  await give('One of few')
  const { tasks } = await people.member.call(accountApi.listMyTasks, { page: 2 })
  expect(tasks).toEqual([])
  expect((await people.member.try(accountApi.listMyTasks, { page: 51 })).status).toBe(400)
})

test('tasks of a project I no longer see, or that is archived, are not on my desk', async () => {
  const archived = await place()
  await archived.give('Put away')
  await people.owner.call(boardsApi.archiveBoard, { boardId: archived.boardId })
  expect(await titlesOf(archived.boardId)).toEqual([])

  const left = await place()
  const task = await left.give('Left behind')
  const userId = people.member.user._id
  await people.owner.call(boardMembersApi.removeBoardMember, { boardId: left.boardId, userId })
  // However it came to be: the door decides, not the list in the task.
  await world.db
    .updateTable('tasks')
    .set({ members: [userId] })
    .where('id', '=', task._id)
    .execute()
  expect(await titlesOf(left.boardId)).toEqual([])
})

test('a profile counts the work on the projects its reader sees', async () => {
  const { workspaceId, give, done } = await place()
  const task = await give('Open')
  const finished = await give('Finished')
  await people.owner.call(taskMovesApi.moveTask, { taskId: finished._id, columnId: done })
  await people.member.call(timeApi.addTime, {
    taskId: task._id,
    startTime: '2026-11-15T10:00:00Z',
    duration: 5400,
  })
  const { username } = people.member.user
  const figuresFor = async (reader: keyof People) =>
    (await people[reader].call(membersApi.getProfile, { workspaceId, username })).profile.figures

  expect(await figuresFor('owner')).toEqual({
    projects: 1,
    openTasks: 1,
    completedTasks: 1,
    trackedSeconds: 5400,
  })
  expect(await figuresFor('loner')).toEqual({ projects: 0, openTasks: 0, completedTasks: 0, trackedSeconds: 0 })
})
