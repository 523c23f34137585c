// A timer somebody cannot reach any more does not go on running.
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

/** The member's timer has run for ten minutes. */
async function atWork() {
  const at = await furnish(world.db, people)
  await people.member.call(timeApi.startTimer, { taskId: at.taskId })
  await world.db
    .updateTable('time_entries')
    .set({ start_time: new Date(Date.now() - 600_000).toISOString() })
    .where('user_id', '=', people.member.user._id)
    .where('duration', 'is', null)
    .execute()
  return at
}
const myTimers = async () => (await people.member.call(timeApi.listMyTimers, {})).timers
const taskNow = async (id: string) => (await people.owner.call(tasksApi.getTask, { id })).task
/** What `furnish` put on the task, and the ten minutes. */
const WORKED = 1200

test('on a deleted task it stops, its owner hears of it, and the time is there when the task comes back', async () => {
  const { taskId } = await atWork()
  const live = await people.member.connect()
  await people.owner.try(tasksApi.deleteTask, { taskId })
  await live.hears('timer-changed')
  expect(await myTimers()).toEqual([])
  await people.owner.call(tasksApi.restoreTask, { taskId })
  expect(await taskNow(taskId)).toMatchObject({ activeTimers: [], totalTime: WORKED })
})

test('deleted with many others, too', async () => {
  const { taskId, otherTaskId } = await atWork()
  await people.owner.call(taskMovesApi.bulkTasks, { taskIds: [taskId, otherTaskId], delete: true })
  expect(await myTimers()).toEqual([])
})

test('whoever is taken off a project or out of a workspace leaves no timer running there', async () => {
  const { taskId, boardId } = await atWork()
  const userId = people.member.user._id
  await people.owner.call(boardMembersApi.removeBoardMember, { boardId, userId })
  expect(await taskNow(taskId)).toMatchObject({ activeTimers: [], totalTime: WORKED })
  expect(await myTimers()).toEqual([])

  const { taskId: other, workspaceId } = await atWork()
  await people.owner.call(membersApi.removeMember, { workspaceId, memberId: userId })
  expect(await taskNow(other)).toMatchObject({ activeTimers: [], totalTime: WORKED })
})

test('a timer tells nothing of a project its owner does not see any more', async () => {
  const { boardId, targetId } = await atWork()
  await people.owner.call(boardsApi.moveBoardToWorkspace, { boardId, workspaceId: targetId })
  expect(await myTimers()).toEqual([])
})

test('a task taken to a private project is no longer given to people who are not on it', async () => {
  const { taskId, workspaceId } = await furnish(world.db, people)
  const members = [people.member.user._id, people.admin.user._id]
  await people.owner.call(tasksApi.updateTask, { taskId, members })
  const hidden = { workspaceId, title: 'Hidden', visibility: 'private' as const }
  const { board } = await people.owner.call(boardsApi.createBoard, hidden)
  const { columns } = await people.owner.call(columnsApi.listColumns, { boardId: board._id })
  await people.owner.call(taskMovesApi.moveTask, { taskId, columnId: columns[0]!._id, boardId: board._id })
  expect((await taskNow(taskId)).members).toEqual([people.admin.user._id])
})

test('somebody who deletes their account is on no task any more', async () => {
  const { taskId, workspaceId } = await furnish(world.db, people)
  const leaver = await world.person('Leaver')
  const _id = leaver.user._id
  await world.db
    .insertInto('workspace_members')
    .values({ workspace_id: workspaceId, user_id: _id, role: 'admin' })
    .execute()
  await people.owner.call(tasksApi.updateTask, { taskId, members: [_id] })
  await leaver.call(accountApi.deleteMe, { password: leaver.password })
  expect((await taskNow(taskId)).members).toEqual([])
})
