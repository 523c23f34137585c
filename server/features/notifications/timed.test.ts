// What a clock brings: reminders of due dates and the week on Monday morning, wherever people are.
import { v7 as newId } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { boardsApi } from '#contract/boards.ts'
import { columnsApi } from '#contract/columns.ts'
import { notificationsApi } from '#contract/notifications.ts'
import { taskMovesApi, tasksApi } from '#contract/tasks.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import { allFollowed, runJobAt } from '#server/testing/afterwards.ts'
import type { Person } from '#server/testing/person.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
let ada: Person
let workspaceId: string
let boardId: string
let columnId: string
let done: string

beforeAll(async () => {
  ada = await world.person('Ada')
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'Acme', url: 'acme' })
  workspaceId = workspace._id
  const { board } = await ada.call(boardsApi.createBoard, { workspaceId, title: 'Launch' })
  boardId = board._id
  const { columns } = await ada.call(columnsApi.listColumns, { boardId })
  columnId = columns[0]!._id
  done = columns.find(({ type }) => type === 'completed')!._id
})

async function joined(name: string, timezone: string) {
  const person = await world.person(name)
  await person.call(accountApi.updateMe, { timezone })
  await world.db
    .insertInto('workspace_members')
    .values({ workspace_id: workspaceId, user_id: person.user._id, role: 'member' })
    .execute()
  return person
}

const give = async (people: Person[], title: string, dueDate: string) =>
  (
    await ada.call(tasksApi.createTask, {
      boardId,
      columnId,
      title,
      dueDate,
      members: people.map(({ user }) => user._id),
    })
  ).task

/** Long after whatever was told before. */
async function run(job: string, ts: string) {
  await allFollowed(world.db)
  await world.db.updateTable('notifications').set({ begun_at: '2026-01-01T00:00:00Z' }).execute()
  await runJobAt(world.db, job, ts)
}

const remindersOf = async (person: Person) =>
  (await person.call(notificationsApi.listNotifications, { types: 'task_due_date' })).notifications
    .map(({ title }) => title)
    .sort()

test('each is told once the day before and once when it is late, in the morning of their own day', async () => {
  const tom = await joined('Tom', 'Asia/Tokyo')
  const liv = await joined('Liv', 'America/Los_Angeles')
  await give([tom, liv], 'Bake', '2030-05-10')
  const soon = '<strong>Bake</strong> is due tomorrow'
  const late = '<strong>Bake</strong> is overdue'
  // The 9th, 8 in the morning, is the 8th, 23:00 UTC, in Tokyo and the 9th, 15:00 UTC, in Los Angeles.
  await run('remind-of-due-dates', '2030-05-08T22:59:00Z')
  expect([await remindersOf(tom), await remindersOf(liv)]).toEqual([[], []])
  await run('remind-of-due-dates', '2030-05-08T23:00:00Z')
  expect([await remindersOf(tom), await remindersOf(liv)]).toEqual([[soon], []])
  await run('remind-of-due-dates', '2030-05-09T15:00:00Z')
  await run('remind-of-due-dates', '2030-05-09T16:00:00Z')
  expect([await remindersOf(tom), await remindersOf(liv)]).toEqual([[soon], [soon]])
  await run('remind-of-due-dates', '2030-05-10T23:30:00Z')
  expect([await remindersOf(tom), await remindersOf(liv)]).toEqual([[soon, late], [soon]])
  await run('remind-of-due-dates', '2030-05-12T23:30:00Z')
  expect([await remindersOf(tom), await remindersOf(liv)]).toEqual([
    [soon, late],
    [soon, late],
  ])
  expect((await world.mailTo(tom.user.email, /overdue/)).text).toContain('It was due on May 10')
})

test('nobody is reminded of what is finished, deleted, archived or not theirs to see', async () => {
  const una = await joined('Una', 'UTC')
  const [finished, deleted, open] = [
    await give([una], 'Finished', '2031-05-10'),
    await give([una], 'Deleted', '2031-05-10'),
    await give([una], 'Open', '2031-05-10'),
  ]
  await ada.call(taskMovesApi.moveTask, { taskId: finished._id, columnId: done })
  await ada.call(tasksApi.deleteTask, { taskId: deleted._id })
  await ada.call(boardsApi.archiveBoard, { boardId })
  await run('remind-of-due-dates', '2031-05-09T09:00:00Z')
  expect(await remindersOf(una)).toEqual([])
  await ada.call(boardsApi.unarchiveBoard, { boardId })
  await ada.call(boardsApi.updateBoard, { boardId, visibility: 'private' })
  await run('remind-of-due-dates', '2031-05-09T10:00:00Z')
  await ada.call(boardsApi.updateBoard, { boardId, visibility: 'workspace' })
  expect(await remindersOf(una)).toEqual([])
  await run('remind-of-due-dates', '2031-05-09T11:00:00Z')
  expect(await remindersOf(una)).toEqual([`<strong>${open.title}</strong> is due tomorrow`])
})

test('many tasks of a project due on one day are one reminder, given once', async () => {
  const vic = await joined('Vic', 'UTC')
  for (const title of ['One', 'Two', 'Three', 'Four']) await give([vic], title, '2032-05-10')
  await run('remind-of-due-dates', '2032-05-09T09:00:00Z')
  await run('remind-of-due-dates', '2032-05-09T10:00:00Z')
  expect(await remindersOf(vic)).toEqual(['4 of your tasks in <strong>Launch</strong> are due tomorrow'])
})

test('whoever asked for it gets their week on Monday morning, once', async () => {
  const wes = await joined('Wes', 'Europe/Berlin')
  await give([wes], 'This week', '2033-05-12')
  await give([wes], 'Late', '2033-05-06')
  await give([wes], 'Next month', '2033-06-06')
  const finished = await give([wes], 'Over', '2033-05-05')
  await ada.call(taskMovesApi.moveTask, { taskId: finished._id, columnId: done })
  // Half past midnight in Berlin.
  const then = { completed_at: '2033-05-04T22:30:00Z' }
  await world.db.updateTable('tasks').set(then).where('id', '=', finished._id).execute()
  await run('sum-up-weeks', '2033-05-09T06:00:00Z')
  await wes.call(notificationsApi.changePreferences, {
    systemUpdates: { settings: { weeklySummary: { email: true } } },
  })
  // Monday the 9th, 7:30 in Berlin; then 8:00, and again.
  for (const ts of ['2033-05-09T05:30:00Z', '2033-05-09T06:00:00Z', '2033-05-09T07:00:00Z', '2033-05-10T07:00:00Z'])
    await run('sum-up-weeks', ts)
  const mail = await world.mailTo(wes.user.email, /Your week/)
  expect(mail.subject).toBe('Your week: 1 task due, 1 overdue')
  expect(mail.text).toMatch(
    /LAUNCH\n- Late\n {2}Overdue since May 6 [\s\S]*- This week\n {2}Due May 12 [\s\S]*- Over\n {2}Finished May 5/,
  )
  expect(mail.text).not.toContain('Next month')
  expect((await world.mailsTo(wes.user.email)).filter(({ subject }) => subject?.startsWith('Your week'))).toHaveLength(
    1,
  )
})

test('a full week is counted in full, though only the first of it are listed', async () => {
  const kim = await joined('Kim', 'UTC')
  const tasks = Array.from({ length: 203 }, (_, n) => ({
    id: newId(),
    board_id: boardId,
    column_id: columnId,
    number: 10_000 + n,
    position: 10_000 + n,
    title: `Step ${n}`,
    members: [kim.user._id],
    due_date: n < 3 ? '2034-05-10' : '2034-05-01',
  }))
  await world.db.insertInto('tasks').values(tasks).execute()
  await kim.call(notificationsApi.changePreferences, {
    systemUpdates: { settings: { weeklySummary: { email: true } } },
  })
  await run('sum-up-weeks', '2034-05-08T09:00:00Z')
  const mail = await world.mailTo(kim.user.email, /Your week/)
  expect(mail.subject).toBe('Your week: 3 tasks due, 200 overdue')
  expect(mail.text).toContain('Here are the first 200 tasks.')
})
