import { beforeAll, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { boardMembersApi, boardsApi } from '#contract/boards.ts'
import { columnsApi } from '#contract/columns.ts'
import { commentsApi } from '#contract/comments.ts'
import { dashboardApi } from '#contract/dashboard.ts'
import { taskMovesApi, tasksApi } from '#contract/tasks.ts'
import { timeApi } from '#contract/time.ts'
import type { Person } from '#server/testing/person.ts'
import { assemble, furnish, type People } from '#server/testing/place.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
let people: People
beforeAll(async () => {
  people = await assemble((name) => world.person(name))
})

const { getDashboard, visitDashboard, clearDigest } = dashboardApi
const clientTime = '2026-11-18T10:00:00+01:00'
const look = (who: Person) => who.call(getDashboard, { clientTime })

async function place() {
  const at = await furnish(world.db, people)
  const { columns } = await people.owner.call(columnsApi.listColumns, { boardId: at.boardId })
  const add = async (title: string) =>
    (await people.owner.call(tasksApi.createTask, { boardId: at.boardId, columnId: columns[0]!._id, title })).task
  const told = async (who: Person) => (await look(who)).digest.find(({ board }) => board._id === at.boardId)
  return { ...at, add, told, columns }
}

/** As if this person had last looked so many minutes ago. */
const lookedAgo = ({ user }: Person, minutes: number) => {
  const at = new Date(Date.now() - minutes * 60_000)
  const visit = { user_id: user._id, since: at, seen_at: at }
  return world.db
    .insertInto('dashboard_visits')
    .values(visit)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(visit))
    .execute()
}

test('what others did since I was here, newest first, and nothing of my own', async () => {
  const { add, told, columns } = await place()
  await people.member.call(clearDigest, {})
  const task = await add('Light the fire')
  await people.owner.call(commentsApi.createComment, { taskId: task._id, body: 'Who has the matches?' })
  for (const title of ['Light a fire', 'Light the big fire'])
    await people.owner.call(tasksApi.updateTask, { taskId: task._id, title })
  await people.owner.call(taskMovesApi.moveTask, { taskId: task._id, columnId: columns.at(-1)!._id })
  await people.owner.call(timeApi.startTimer, { taskId: (await add('Watch it'))._id })
  await people.member.call(tasksApi.updateTask, { taskId: task._id, priority: 1 })

  const digest = await told(people.member)
  expect(digest).toMatchObject({ count: 5, board: { title: 'Board' }, workspace: { name: 'Place' } })
  expect(digest?.activities.map(({ type, payload }) => [type, payload.title])).toEqual([
    ['task-created', 'Watch it'],
    ['task-moved', 'Light the big fire'],
    ['task-updated', 'Light the big fire'],
    ['comment-created', 'Light the fire'],
  ])
  expect(digest?.activities[0]).toMatchObject({ actor: { _id: people.owner.user._id }, board: { title: 'Board' } })
  expect(digest?.activities[0]?.payload).not.toHaveProperty('task')
})

test('who has just come was not away before', async () => {
  const newcomer = await world.person('Newcomer')
  const { since } = await newcomer.call(dashboardApi.getDashboard, { clientTime: new Date().toISOString() })
  const { user } = await newcomer.call(accountApi.me, {})
  expect(new Date(since).getTime()).toBeGreaterThanOrEqual(new Date(user.createdAt).getTime())
})

test('it stays for a whole visit, begins anew with the next one, and goes when I have seen it', async () => {
  const { add, told } = await place()
  await lookedAgo(people.guest, 60)
  await add('While I was away')
  await people.guest.call(visitDashboard, {})
  // The second look of the same visit still tells it.
  await people.guest.call(visitDashboard, {})
  expect((await told(people.guest))?.count).toBeGreaterThan(0)
  await people.guest.call(clearDigest, {})
  expect(await told(people.guest)).toBeUndefined()
  await add('After that')
  expect(await told(people.guest)).toMatchObject({ count: 1 })

  await lookedAgo(people.guest, 31)
  const { since } = await people.guest.call(visitDashboard, {})
  expect(Date.now() - Date.parse(since)).toBeGreaterThan(30 * 60_000)
})

test('looking alone is no visit, and nobody is told of what lies further back than a month', async () => {
  await lookedAgo(people.manager, 60 * 24 * 90)
  const first = Date.parse((await look(people.manager)).since)
  expect(Date.parse((await look(people.manager)).since)).toBeGreaterThanOrEqual(first)
  const days = (Date.now() - first) / 86_400_000
  expect(Math.round(days)).toBe(30)
})

test('a project I was taken off, or that is archived, is not spoken of', async () => {
  const { add, told, boardId } = await place()
  await people.guest.call(clearDigest, {})
  await add('Not for long')
  await people.guest.call(tasksApi.createTask, {
    boardId,
    columnId: (await people.owner.call(columnsApi.listColumns, { boardId })).columns[0]!._id,
    title: 'My own',
  })
  const projects = async () => (await look(people.guest)).projects.map(({ _id }) => _id)
  expect(await told(people.guest)).toMatchObject({ count: 1 })
  expect(await projects()).toContain(boardId)

  await people.owner.call(boardMembersApi.removeBoardMember, { boardId, userId: people.guest.user._id })
  expect(await told(people.guest)).toBeUndefined()
  expect(await projects()).not.toContain(boardId)

  const { told: toldThere, add: addThere, boardId: there } = await place()
  await addThere('Put away')
  expect(await toldThere(people.boardAdmin)).toBeDefined()
  await people.owner.call(boardsApi.archiveBoard, { boardId: there })
  expect(await toldThere(people.boardAdmin)).toBeUndefined()
})

test('where I did something last comes first', async () => {
  const one = await place()
  const other = await place()
  for (const { boardId, columns } of [other, one])
    await people.boardAdmin.call(tasksApi.createTask, { boardId, columnId: columns[0]!._id, title: 'Mine' })
  const { projects } = await look(people.boardAdmin)
  expect(projects.slice(0, 2).map(({ _id }) => _id)).toEqual([one.boardId, other.boardId])
  // What others do there later changes neither the order nor what it says.
  await other.add('Not mine')
  expect((await look(people.boardAdmin)).projects).toEqual(projects)
  expect(projects[0]!.at! > projects[1]!.at!).toBe(true)
})

test('my week day by day, by my own clock and the hours of the workspace I was in last', async () => {
  const { add, url } = await place()
  const task = await add('Work')
  await people.bystander.call(accountApi.setLastActiveWorkspace, { workspaceURL: url })
  const work = (startTime: string, duration: number) =>
    people.bystander.call(timeApi.addTime, { taskId: task._id, startTime, duration })
  // Half past eleven at night on Sunday in London is Monday in Berlin.
  await work('2026-11-15T23:30:00Z', 3600)
  await work('2026-11-18T09:00:00Z', 1800)
  await work('2026-11-08T09:00:00Z', 600)
  const { week } = await look(people.bystander)
  expect(week).toMatchObject({ workedSeconds: 5400, quotaSeconds: 5 * 8 * 3600 })
  expect(week?.days.map(({ day, workedSeconds }) => [day, workedSeconds])).toEqual([
    ['2026-11-16', 3600],
    ['2026-11-17', 0],
    ['2026-11-18', 1800],
    ['2026-11-19', 0],
    ['2026-11-20', 0],
    ['2026-11-21', 0],
    ['2026-11-22', 0],
  ])
  expect(week?.days.at(-1)?.quotaSeconds).toBe(0)
})

test('somebody in no workspace gets an empty one', async () => {
  const alone = await world.person('alone')
  expect(await look(alone)).toMatchObject({ digest: [], projects: [], week: null })
  expect((await alone.try(getDashboard, { clientTime: 'yesterday' })).status).toBe(400)
})
