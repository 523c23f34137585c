import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { authApi } from '#contract/auth.ts'
import { boardsApi } from '#contract/boards.ts'
import { chatsApi } from '#contract/chats.ts'
import { formsApi } from '#contract/forms.ts'
import { notificationsApi } from '#contract/notifications.ts'
import { reportsApi } from '#contract/reports.ts'
import { subscriptionApi } from '#contract/subscription.ts'
import { tasksApi } from '#contract/tasks.ts'
import { timeApi } from '#contract/time.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import { readConfig } from '#server/config.ts'
import { localSecrets } from '#server/core/data-dir.ts'
import { diskStore } from '#server/core/files/disk.ts'
import { Person } from '#server/testing/person.ts'
import { openWorld } from '#server/testing/world.ts'
import { makeDemo } from './make.ts'

// Beside a server that runs, and beside somebody who was there before.
const world = openWorld()
let ada: Person
let maya: Person
let workspaceId: string
let boards: Record<string, string>

const fill = async (again = false) => {
  const surroundings = {
    config: readConfig({ APP_URL: world.url, DATA_DIR: world.dataDir }),
    files: diskStore(join(world.dataDir, 'uploads')),
    authSecret: (await localSecrets(world.dataDir)).authSecret,
  }
  return makeDemo(world.db, { connectionString: world.databaseUrl }, surroundings, { again })
}

beforeAll(async () => {
  ada = await world.person('Maya', 'ada@example.com')
  const made = await fill()
  if (!made.isNew) throw new Error('There was a demo before there was one')
  const { email, password } = made
  const { body } = await world.try(authApi.login, { email, password })
  maya = new Person(world.url, body, password)
  const { workspace } = await maya.call(workspacesApi.getWorkspace, { url: made.workspaceUrl })
  workspaceId = workspace._id
  const listed = await maya.call(boardsApi.listBoards, { workspaceId, status: 'all' })
  boards = Object.fromEntries(listed.boards.map(({ key, _id }) => [key, _id]))
})

test('ten people have worked on eight projects, one of which is over and one nobody else sees', async () => {
  const { workspace } = await maya.call(workspacesApi.getWorkspace, { url: 'whistle-kettles' })
  const everybody = Object.values(workspace.members).flat()
  expect(everybody).toHaveLength(10)
  expect(everybody.every(({ user }) => user.avatar)).toBe(true)
  expect(Object.keys(boards).sort()).toEqual(['APP', 'HELP', 'HIRE', 'K2', 'MKT', 'MOVE', 'PLOT', 'WEB'])
  const { boards: archived } = await maya.call(boardsApi.listBoards, { workspaceId, status: 'archived' })
  expect(archived.map(({ key }) => key)).toEqual(['MOVE'])
  const { tasks } = await maya.call(tasksApi.listTasks, { boardId: boards.K2! })
  expect(tasks.length).toBeGreaterThan(80)
  expect(tasks.some(({ activeTimers }) => activeTimers.length > 0)).toBe(true)
})

test('every report has something to say', async () => {
  const overview = await maya.call(reportsApi.overviewReport, { workspaceId })
  expect(overview.figures.completed.now).toBeGreaterThan(20)
  const { people } = await maya.call(reportsApi.resourceAnalysis, { workspaceId })
  const load = people.map(({ total }) => total.utilisation ?? 0)
  expect(Math.max(...load)).toBeGreaterThan(2 * Math.min(...load))
  for (const key of ['K2', 'APP', 'WEB', 'HELP']) {
    const { forecast, burnup, cycleTime } = await maya.call(reportsApi.boardReports, { boardId: boards[key]! })
    expect(forecast.enough, key).toBe(true)
    expect(cycleTime.count, key).toBeGreaterThan(3)
    expect(JSON.stringify(burnup).length).toBeGreaterThan(200)
  }
})

test('people have written to each other, been told things, and a form was filled in', async () => {
  const { chats } = await maya.call(chatsApi.listChats, { workspaceId })
  expect(chats.length).toBeGreaterThan(4)
  const { meta } = await maya.call(notificationsApi.listNotifications, {})
  expect(meta.unread).toBeGreaterThan(0)
  expect(meta.total).toBeGreaterThan(meta.unread)
  const { forms } = await maya.call(formsApi.listForms, { boardId: boards.HELP! })
  expect(forms[0]!.submissionCount).toBeGreaterThan(50)
  const { subscription } = await maya.call(subscriptionApi.getSubscription, { workspaceId })
  expect(subscription).toMatchObject({ plan: 'premium', active: true })
  expect(Date.parse(subscription.currentPeriodEnd!)).toBeGreaterThan(Date.now())
})

test('what is counted is there, in the order it happened', async () => {
  const gaps = await sql`select board_id from events where seq is not null group by board_id
    having count(*) <> max(seq) or bool_or(seq < 1)`.execute(world.db)
  expect(gaps.rows).toEqual([])
  const ahead = await sql`select boards.key from boards where seq <>
    (select max(seq) from events where board_id = boards.id)`.execute(world.db)
  expect(ahead.rows).toEqual([])
  const backwards = await sql`select id from (select id, at, lag(at) over (partition by board_id order by seq) as before
    from events where seq is not null) timed where at < before`.execute(world.db)
  expect(backwards.rows).toEqual([])
  const miscounted = await sql`select title from tasks where
    comment_count <> (select count(*) from comments where task_id = tasks.id) or
    attachment_count <> (select count(*) from attachments where task_id = tasks.id) or
    total_seconds <> (select coalesce(sum(duration), 0) from time_entries where task_id = tasks.id) or
    created_at <> (select min(at) from events where task_id = tasks.id)`.execute(world.db)
  expect(miscounted.rows).toEqual([])
})

test('somebody goes on where the demo ends', async () => {
  const { timers } = await maya.call(timeApi.listMyTimers, {})
  expect(timers).toEqual([])
  const { tasks } = await maya.call(tasksApi.listTasks, { boardId: boards.PLOT! })
  const { task } = await maya.call(tasksApi.updateTask, { taskId: tasks[0]!._id, title: 'Bees!' })
  expect(task.title).toBe('Bees!')
})

test('no mail lies there for any of them, and whoever was there before is as before', async () => {
  expect(await world.mailsTo('priya@whistle.example')).toEqual([])
  const { myWorkspaces } = await ada.call(workspacesApi.listWorkspaces, {})
  expect(myWorkspaces).toEqual([])
  const { rows } = await sql`select 1 from information_schema.schemata where schema_name = 'past'`.execute(world.db)
  expect(rows).toEqual([])
})

test('asked a second time it says where the first one is', async () => {
  expect(await fill()).toMatchObject({ isNew: false, email: 'maya@whistle.example', workspaceUrl: 'whistle-kettles' })
})
