import ical, { type VEvent } from 'node-ical'
import { beforeAll, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { boardMembersApi, boardsApi } from '#contract/boards.ts'
import { calendarFeedsApi } from '#contract/calendar-feeds.ts'
import { columnsApi } from '#contract/columns.ts'
import { membersApi } from '#contract/members.ts'
import { taskMovesApi, tasksApi } from '#contract/tasks.ts'
import { request } from '#server/testing/person.ts'
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
  const plan = async (title: string, fields: object = {}) =>
    (await people.owner.call(tasksApi.createTask, { boardId: at.boardId, columnId: columns[0]!._id, title, ...fields }))
      .task
  return { ...at, columns, plan }
}

const read = (url: string, headers: Record<string, string> = {}) =>
  request(people.owner.url, 'GET', new URL(url).pathname, undefined, { headers })

const eventsOf = (text: string) =>
  Object.values(ical.sync.parseICS(text)).filter((part): part is VEvent => part?.type === 'VEVENT')

const day = (date: Date) => `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`

test('a project’s calendar has its tasks on their days, and says where to find them', async () => {
  const { boardId, url, columns, plan } = await place()
  const one = await plan('Light the fire', { dueDate: '2026-12-24', priority: 2 })
  const long = await plan('Build the hearth', { startDate: '2026-12-30', dueDate: '2027-01-02' })
  await plan('Some day')
  const { column: canceled } = await people.owner.call(columnsApi.createColumn, {
    boardId,
    title: 'Canceled',
    type: 'canceled',
  })
  const { feed } = await people.member.call(calendarFeedsApi.makeBoardCalendarFeed, { boardId })

  const answer = await read(feed!.url)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(answer.headers.get('cache-control')).toContain('private')
  const events = eventsOf(answer.body)
  expect(events.map(({ summary }) => summary).sort()).toEqual(
    [`${one.taskId} Light the fire`, `${long.taskId} Build the hearth`].sort(),
  )
  const fire = events.find(({ summary }) => String(summary).endsWith('fire'))!
  expect(fire).toMatchObject({ uid: `${one._id}@hearth`, datetype: 'date', status: 'CONFIRMED' })
  expect([day(fire.start!), day(fire.end!)]).toEqual(['2026-12-24', '2026-12-25'])
  expect(fire.url).toMatch(new RegExp(`/${url}/projects/${boardId}\\?task=${one._id}$`))
  expect(fire.description).toBe(`Board · ${columns[0]!.title}\nPriority: High`)
  const hearth = events.find(({ summary }) => String(summary).endsWith('hearth'))!
  expect([day(hearth.start!), day(hearth.end!)]).toEqual(['2026-12-30', '2027-1-3'])
  expect(answer.body).toContain('X-WR-CALNAME:Board\r\n')
  expect(answer.body).not.toContain('METHOD')

  await people.owner.call(taskMovesApi.moveTask, { taskId: one._id, columnId: canceled._id })
  const { task } = await people.owner.call(tasksApi.updateTask, { taskId: one._id, dueDate: '2026-12-26' })
  const moved = eventsOf((await read(feed!.url)).body).find(({ uid }) => uid === `${one._id}@hearth`)!
  expect(day(moved.start!)).toBe('2026-12-26')
  expect(moved.status).toBe('CANCELLED')
  expect(Number(moved.sequence)).toBe(task.version)
})

test('whatever people call their tasks, the calendar stays readable', async () => {
  const { boardId, columnId, plan } = await place()
  const titles = [
    'Commas, semicolons; backslashes\\ and "quotes": all of it',
    'BEGIN:VEVENT looks like ours and is not END:VCALENDAR',
    `${'a'.repeat(58)}🔥🔥 and on`,
    `${'b'.repeat(59)}🔥 and on`,
    `${'c'.repeat(60)}👩‍👩‍👧 é ${'ü'.repeat(80)}`,
    '数'.repeat(200),
  ]
  for (const title of titles) await plan(title, { dueDate: '2026-12-01' })
  await people.owner.call(boardsApi.updateBoard, { boardId, title: 'A; board, named\\ so' })
  const { feed } = await people.owner.call(calendarFeedsApi.makeBoardCalendarFeed, { boardId })

  const { body } = await read(feed!.url)
  const summaries = eventsOf(body).map(({ summary }) => String(summary).replace(/^\S+ /, ''))
  expect(summaries.sort()).toEqual(titles.sort())
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(body).not.toContain('\ufffd')
  expect(body).toContain('X-WR-CALNAME:A\\; board\\, named\\\\ so')

  // node-ical takes the second half of an escaped backslash for the beginning of a line break: this one is looked at as it is.
  await people.owner.call(tasksApi.createTask, { boardId, columnId, title: 'Not \\n a break', dueDate: '2026-12-01' })
  expect((await read(feed!.url)).body).toContain(' Not \\\\n a break\r\n')
})

test('it speaks the language of whoever follows it', async () => {
  const { boardId, plan } = await place()
  const { user } = await people.member.call(accountApi.me, {})
  await plan('Feuer machen', { dueDate: '2026-12-24', priority: 2, members: [user._id] })
  await people.member.call(accountApi.updateMe, { language: 'de' })
  const { feed: mine } = await people.member.call(calendarFeedsApi.makeMyCalendarFeed, {})
  const { body } = await read(mine!.url)
  expect(body).toContain('X-WR-CALNAME:Meine Aufgaben in Hearth\r\n')
  expect(eventsOf(body).map(({ description }) => description)).toEqual([expect.stringContaining('Priorität: Hoch')])

  const { feed: hers } = await people.owner.call(calendarFeedsApi.makeBoardCalendarFeed, { boardId })
  expect((await read(hers!.url)).body).toContain('Priority: High')
  await people.member.call(accountApi.updateMe, { language: 'en' })
})

test('a program that has the calendar already is told so, until something changes', async () => {
  const { boardId, plan } = await place()
  const task = await plan('Light the fire', { dueDate: '2026-12-24' })
  const { feed } = await people.owner.call(calendarFeedsApi.makeBoardCalendarFeed, { boardId })
  const etag = (await read(feed!.url)).headers.get('etag')!
  expect((await read(feed!.url, { 'if-none-match': etag })).status).toBe(304)
  await people.owner.call(tasksApi.updateTask, { taskId: task._id, title: 'Put out the fire' })
  expect((await read(feed!.url, { 'if-none-match': etag })).status).toBe(200)
})

test('an address works until it is renewed or removed, and tells when it was last read', async () => {
  const { boardId } = await place()
  const feedOf = async () => (await people.member.call(calendarFeedsApi.getBoardCalendarFeed, { boardId })).feed
  expect(await feedOf()).toBeNull()
  const { feed: first } = await people.member.call(calendarFeedsApi.makeBoardCalendarFeed, { boardId })
  expect(first!.lastReadAt).toBeNull()
  expect((await read(first!.url)).status).toBe(200)
  expect(await feedOf()).toMatchObject({ url: first!.url, lastReadAt: expect.any(String) })

  const { feed: second } = await people.member.call(calendarFeedsApi.makeBoardCalendarFeed, { boardId })
  expect((await read(first!.url)).status).toBe(404)
  expect((await read(second!.url)).status).toBe(200)
  await people.member.call(calendarFeedsApi.deleteBoardCalendarFeed, { boardId })
  expect((await read(second!.url)).status).toBe(404)
  expect((await read(second!.url.replace(/[^/]+$/, 'guessed.ics'))).status).toBe(404)
  expect((await read(second!.url.replace(/\.ics$/, ''))).status).toBe(404)
})

test('a copy of the database gives no address away', async () => {
  const { boardId } = await place()
  const { feed } = await people.owner.call(calendarFeedsApi.makeBoardCalendarFeed, { boardId })
  const token = /([\w-]+)\.ics$/.exec(feed!.url)![1]!
  const rows = await world.db.selectFrom('calendar_feeds').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  // A server that was given another secret cannot show it, and says so instead of breaking.
  await world.db.updateTable('calendar_feeds').set({ sealed_token: 'of-another-secret' }).execute()
  expect(await people.owner.call(calendarFeedsApi.getBoardCalendarFeed, { boardId })).toEqual({ feed: null })
})

test('each has an address of their own, and who leaves the project loses what theirs shows at once', async () => {
  const { boardId, workspaceId } = await place()
  const make = async (who: 'client' | 'member' | 'guest') =>
    (await people[who].call(calendarFeedsApi.makeBoardCalendarFeed, { boardId })).feed!.url
  const [client, member, guest] = [await make('client'), await make('member'), await make('guest')]
  expect(new Set([client, member, guest]).size).toBe(3)
  await people.owner.call(boardMembersApi.removeBoardMember, { boardId, userId: people.member.user._id })
  expect((await read(member)).status).toBe(404)
  await people.owner.call(membersApi.removeMember, { workspaceId, memberId: people.guest.user._id })
  expect((await read(guest)).status).toBe(404)
  expect((await read(client)).status).toBe(200)
  await people.owner.call(boardsApi.deleteBoard, { boardId })
  expect((await read(client)).status).toBe(404)
})

test('my own calendar has my open tasks wherever they are, and ends with my account', async () => {
  const leaver = await world.person('leaver')
  const { workspaceId, boardId, columns, plan } = await place()
  const user_id = leaver.user._id
  await world.db
    .insertInto('workspace_members')
    .values({ workspace_id: workspaceId, user_id, role: 'member' })
    .execute()
  await people.owner.call(boardMembersApi.addBoardMember, { boardId, userId: user_id })
  const mine = { members: [leaver.user._id], dueDate: '2026-12-24' }
  await plan('Mine', mine)
  const done = await plan('Mine and done', mine)
  await people.owner.call(taskMovesApi.moveTask, { taskId: done._id, columnId: columns.at(-1)!._id })
  await plan('Mine some day', { members: [leaver.user._id] })
  await plan('Of somebody else', { dueDate: '2026-12-24' })
  const { feed } = await leaver.call(calendarFeedsApi.makeMyCalendarFeed, {})
  const titles = async () => eventsOf((await read(feed!.url)).body).map(({ summary }) => summary)
  expect(await titles()).toEqual([expect.stringMatching(/ Mine$/)])

  await people.owner.call(boardMembersApi.removeBoardMember, { boardId, userId: leaver.user._id })
  expect(await titles()).toEqual([])
  await leaver.call(accountApi.deleteMe, { password: leaver.password })
  expect((await read(feed!.url)).status).toBe(404)
})

test('an archived project’s address can be ended but not made', async () => {
  const { boardId } = await place()
  await people.owner.call(calendarFeedsApi.makeBoardCalendarFeed, { boardId })
  await people.owner.call(boardsApi.archiveBoard, { boardId })
  const refused = await people.owner.try(calendarFeedsApi.makeBoardCalendarFeed, { boardId })
  expect([refused.status, refused.body.code]).toEqual([409, 'archived'])
  expect(await people.owner.call(calendarFeedsApi.deleteBoardCalendarFeed, { boardId })).toEqual({ feed: null })
})
