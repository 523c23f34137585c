import { v7 as newId } from 'uuid'
import type { Input } from '#contract/endpoint.ts'
import { t } from '#contract/texts.ts'
import { MAX_DURATION_SECONDS, MIN_DURATION_SECONDS, type TimeEntry, type timeApi } from '#contract/time.ts'
import type { Ctx } from '#server/core/context.ts'
import { defined } from '#server/core/defined.ts'
import { conflict, forbidden, invalid, notFound, Refusal } from '#server/core/errors.ts'
import { told } from '#server/core/speech.ts'
import { requireVersion } from '#server/core/version.ts'
import { sightOf } from '#server/database/access.ts'
import { mayOnBoard } from '#server/features/boards/service.ts'
import { type FoundTask, lockTask, lockTasks } from '#server/features/tasks/service.ts'
import { timeChanged } from './events.ts'
import {
  deleteEntry,
  findEntry,
  findRunningTask,
  insertEntry,
  lockRunning,
  lockTimersOf,
  type Running,
  runningTimersOf,
  sumUp,
  updateEntry,
} from './queries.ts'

export { lockTimersOf } from './queries.ts'
export { workedThisWeek, workingHoursQuota } from './quota.ts'

type Api = typeof timeApi

const on = ({ workspaceId, _id: boardId, taskId, taskTitle: title }: FoundTask) => ({
  workspaceId,
  boardId,
  taskId,
  title,
})

export async function addTime(ctx: Ctx, { taskId, startTime, duration, description }: Input<Api['addTime']>) {
  const task = await lockTask(ctx, taskId, 'edit-tasks')
  const timeEntry = await insertEntry(ctx.db, {
    id: newId(),
    task_id: taskId,
    user_id: ctx.user._id,
    start_time: startTime,
    duration,
    description,
  })
  const totalTime = await sumUp(ctx.db, taskId)
  await ctx.publish(timeChanged('time-added', on(task), timeEntry, { totalTime }))
  return { timeEntry, totalTime }
}

export async function updateTime(
  ctx: Ctx,
  { taskId, entryId, startTime, duration, description, version }: Input<Api['updateTime']>,
) {
  const { task, entry: before } = await requireCorrectable(ctx, taskId, entryId)
  requireVersion(version, before.version, t`entry`, { timeEntry: before })
  const timeEntry = await updateEntry(ctx.db, entryId, defined({ start_time: startTime, duration, description }))
  const totalTime = await sumUp(ctx.db, taskId)
  await ctx.publish(timeChanged('time-updated', on(task), timeEntry, { totalTime, before }))
  return { timeEntry, totalTime }
}

export async function deleteTime(ctx: Ctx, { taskId, entryId }: Input<Api['deleteTime']>) {
  const { task, entry: timeEntry } = await requireCorrectable(ctx, taskId, entryId)
  await deleteEntry(ctx.db, entryId)
  const totalTime = await sumUp(ctx.db, taskId)
  await ctx.publish(timeChanged('time-deleted', on(task), timeEntry, { totalTime, before: timeEntry }))
  return { timeEntry, totalTime }
}

/** One's own entries, or any for whoever manages the project. A running timer is stopped, not corrected. */
async function requireCorrectable(ctx: Ctx, taskId: string, entryId: string) {
  const task = await lockTask(ctx, taskId, 'edit-tasks')
  const entry = await findEntry(ctx.db, taskId, entryId)
  if (!entry) throw notFound(t`Time entry`)
  if (entry.user !== ctx.user._id && !mayOnBoard(task, 'manage')) throw forbidden(t`This is somebody else’s time`)
  if (entry.duration === null) throw conflict('timer_running', t`This timer still runs. Stop it first.`)
  return { task, entry }
}

export async function startTimer(ctx: Ctx, { taskId }: Input<Api['startTimer']>) {
  await lockTimersOf(ctx.db, ctx.user._id)
  // Both tasks at once, in one order for everybody: whoever finishes the other one waits, and is not waited for.
  const before = await findRunningTask(ctx.db, ctx.user._id)
  if (before) await lockTasks(ctx.db, [taskId, before.taskId])
  const task = await lockTask(ctx, taskId, 'edit-tasks')
  const [running] = await lockRunning(ctx.db, { userId: ctx.user._id })
  if (running?.task === taskId) return { timeEntry: entryOf(running) }
  if (running && ctx.key && running.taskWorkspaceId !== ctx.key.workspaceId) throw runsElsewhere()
  const stopped = running && (await stop(ctx, running, 'timer-stopped'))
  const row = { id: newId(), task_id: taskId, user_id: ctx.user._id, start_time: ctx.now, duration: null }
  const timeEntry = await insertEntry(ctx.db, row)
  await ctx.publish(timeChanged('timer-started', on(task), timeEntry, { totalTime: await sumUp(ctx.db, taskId) }))
  return { timeEntry, ...(stopped && { stopped: stopped.timeEntry }) }
}

/** Under a minute it is gone all the same: the refusal is returned, not thrown, so that it stays so. */
export async function stopTimer(ctx: Ctx, { taskId, description }: Input<Api['stopTimer']>) {
  const { timeEntry, totalTime, kept } = await stop(
    ctx,
    await requireMyTimer(ctx, taskId),
    'timer-stopped',
    description,
  )
  if (!kept) return new Refusal(400, 'too_short', t`Duration must be at least 1 minute`)
  return { timeEntry, totalTime }
}

export async function cancelTimer(ctx: Ctx, { taskId }: Input<Api['cancelTimer']>) {
  const running = await requireMyTimer(ctx, taskId)
  await deleteEntry(ctx.db, running._id)
  const totalTime = await sumUp(ctx.db, taskId)
  await ctx.publish(timeChanged('timer-cancelled', where(running), entryOf(running), { totalTime }))
  return told(ctx, t`The timer is thrown away.`)
}

export const listMyTimers = async (ctx: Ctx) => ({ timers: await runningTimersOf(ctx.db, sightOf(ctx)) })

/** Starting one stops the other, and an API key changes nothing in another workspace. */
const runsElsewhere = () =>
  conflict('timer_elsewhere', t`Another timer of yours runs outside this key’s workspace. Stop it first.`)

async function requireMyTimer(ctx: Ctx, taskId: string) {
  await lockTimersOf(ctx.db, ctx.user._id)
  await lockTask(ctx, taskId, 'edit-tasks')
  const running = (await lockRunning(ctx.db, { userId: ctx.user._id })).find(({ task }) => task === taskId)
  if (!running) throw invalid(t`No timer of yours runs on this task`, 'no_timer')
  return running
}

/** A finished task is not worked on any more: whoever finished it hears that theirs stopped, the others that theirs was. */
export async function stopTimersOn(ctx: Ctx, taskId: string) {
  let mine: TimeEntry | null = null
  for (const running of await lockRunning(ctx.db, { taskId })) {
    const isMine = running.user === ctx.user._id
    const { timeEntry } = await stop(ctx, running, isMine ? 'timer-stopped' : 'timer-auto-stopped')
    if (isMine) mine = timeEntry
  }
  return mine
}

/** Somebody who is on a project no more could not stop theirs. */
export async function stopTimersOf(ctx: Ctx, userId: string, on: { workspaceId: string; boardId: string | null }) {
  const type = userId === ctx.user._id ? 'timer-stopped' : 'timer-auto-stopped'
  for (const running of await lockRunning(ctx.db, { userId })) {
    const isThere = on.boardId ? running.taskBoardId === on.boardId : running.taskWorkspaceId === on.workspaceId
    if (isThere) await stop(ctx, running, type)
  }
}

async function stop(ctx: Ctx, running: Running, type: 'timer-stopped' | 'timer-auto-stopped', description?: string) {
  const ran = Math.floor((ctx.now.getTime() - new Date(running.startTime).getTime()) / 1000)
  const duration = Math.min(ran, MAX_DURATION_SECONDS)
  const kept = duration >= MIN_DURATION_SECONDS
  const timeEntry = kept
    ? await updateEntry(ctx.db, running._id, defined({ duration, description }))
    : { ...entryOf(running), duration: Math.max(duration, 0) }
  if (!kept) await deleteEntry(ctx.db, running._id)
  const totalTime = await sumUp(ctx.db, running.task)
  await ctx.publish(timeChanged(type, where(running), timeEntry, { totalTime, kept }))
  return { timeEntry, totalTime, kept }
}

const where = (running: Running) => ({
  workspaceId: running.taskWorkspaceId,
  boardId: running.taskBoardId,
  taskId: running.task,
  title: running.taskTitle,
})

const entryOf = ({ taskBoardId: _, taskWorkspaceId: __, taskTitle: ___, ...entry }: Running): TimeEntry => entry
