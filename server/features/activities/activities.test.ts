import { beforeAll, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { describeActivity } from '#contract/activity-words.ts'
import { apiKeysApi } from '#contract/api-keys.ts'
import { taskLinksApi } from '#contract/attachments.ts'
import { exportApi } from '#contract/board-tools.ts'
import { boardsApi } from '#contract/boards.ts'
import { calendarFeedsApi } from '#contract/calendar-feeds.ts'
import { labelsApi } from '#contract/labels.ts'
import { membersApi } from '#contract/members.ts'
import { workspaceActivitiesApi } from '#contract/workspaces.ts'
import { assemble, furnish, type People } from '#server/testing/place.ts'
import { openWorld } from '#server/testing/world.ts'

const { listWorkspaceActivities, exportWorkspaceActivities } = workspaceActivitiesApi
const world = openWorld()
let people: People
beforeAll(async () => {
  people = await assemble((name) => world.person(name))
})

test('admins read everything, others what happened on projects they see', async () => {
  const { workspaceId, boardId } = await furnish(world.db, people)
  await people.owner.call(boardsApi.createBoard, { workspaceId, title: 'Hidden', visibility: 'private' })
  const all = (await people.admin.call(listWorkspaceActivities, { workspaceId })).activities
  expect(all.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['workspace-created', 'folder-created', 'invitation-sent', 'board-created']),
  )
  const seen = (await people.member.call(listWorkspaceActivities, { workspaceId })).activities
  expect(new Set(seen.map(({ board }) => board?._id))).toEqual(new Set([boardId]))
})

test('by person, project and kind, page by page', async () => {
  const { workspaceId, boardId } = await furnish(world.db, people)
  for (const name of ['One', 'Two', 'Three']) await people.guest.call(labelsApi.createBoardLabel, { boardId, name })
  const by = async (which: object) =>
    (await people.owner.call(listWorkspaceActivities, { workspaceId, ...which })).activities.map(({ payload, type }) =>
      type === 'labels-changed' ? payload.name : type,
    )
  expect(await by({ user: people.guest.user._id })).toEqual(['Three', 'Two', 'One'])
  expect(await by({ type: 'label-of-nothing' })).toEqual([])
  expect(await by({ type: 'board-created' })).toEqual(['board-created'])
  expect(await by({ type: 'people' })).toEqual(['invitation-sent', 'member-removed'])
  expect(await by({ board: boardId, type: 'board-created' })).toEqual(['board-created'])
  const first = await people.owner.call(listWorkspaceActivities, { workspaceId, limit: 2 })
  const next = await people.owner.call(listWorkspaceActivities, {
    workspaceId,
    limit: 2,
    before: first.activities.at(-1)!._id,
  })
  expect([...first.activities, ...next.activities].map(({ payload }) => payload.name).slice(0, 3)).toEqual([
    'Three',
    'Two',
    'One',
  ])
  expect(first.hasMore).toBe(true)
})

test.each(['constructor', '__proto__', 'toString', ''])('the kind %j is none', async (type) => {
  const { workspaceId } = await furnish(world.db, people)
  const reply = await people.client.try(listWorkspaceActivities, { workspaceId, type })
  expect([reply.status, reply.body.activities]).toEqual([200, []])
})

test('as a file: readable in a spreadsheet, and no name in it becomes a formula', async () => {
  const { workspaceId, boardId } = await furnish(world.db, people)
  await people.owner.call(boardsApi.updateBoard, { boardId, title: '=HYPERLINK("http://x"), "quoted"' })
  const reply = await people.owner.try(exportWorkspaceActivities, { workspaceId, board: boardId })
  expect(reply.headers.get('content-type')).toMatch(/^text\/csv/)
  expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="place-[\d-]+-activities\.csv"$/)
  const [header, newest] = String(reply.body).split('\r\n')
  expect(header).toBe('Time,Person,Username,What,Project,Type,API key')
  expect(newest).toContain(`"'=HYPERLINK(""http://x""), ""quoted"""`)
})

test('after an incident: keys, roles, links, exports and whatever else opens a door, of the workspace and of one’s account', async () => {
  const { workspaceId, boardId, taskId, bystanderId, keyId } = await furnish(world.db, people)
  const { owner, admin } = people
  await owner.call(membersApi.changeMemberRole, { workspaceId, memberId: bystanderId, role: 'guest' })
  await owner.call(taskLinksApi.makePublicLink, { taskId })
  await owner.call(taskLinksApi.deletePublicLink, { taskId })
  await owner.call(calendarFeedsApi.makeBoardCalendarFeed, { boardId })
  await owner.call(calendarFeedsApi.deleteBoardCalendarFeed, { boardId })
  await owner.call(exportApi.exportTasks, { boardId, format: 'csv' })
  await owner.try(exportWorkspaceActivities, { workspaceId })
  await owner.call(apiKeysApi.revokeApiKey, { keyId })
  const { activities } = await admin.call(listWorkspaceActivities, { workspaceId, type: 'security' })
  expect(activities.slice(0, 8).map(describeActivity)).toEqual([
    'revoked the API key “Key”',
    'exported the activities',
    'exported 2 tasks of “Board” as CSV',
    'ended the calendar link for “Board”',
    'made a calendar link for “Board”',
    'ended the public link to “Task”',
    'made a public link to “Task”',
    'changed bystander from member to guest',
  ])
  // What was taken out of a private project is not for everybody to read.
  const seen = await people.member.call(listWorkspaceActivities, { workspaceId, type: 'security' })
  expect(seen.activities.map(({ type }) => type)).not.toContain('tasks-exported')

  await owner.call(accountApi.exportMe, {})
  const mine = await owner.call(accountApi.listMyActivities, {})
  expect(describeActivity(mine.activities[0]!)).toBe('downloaded everything Hearth knows about them')
})
