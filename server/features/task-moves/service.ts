// Tasks change places: one, or many at once.

import type { Input } from '#contract/endpoint.ts'
import type { Task, TaskCard, taskMovesApi } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'
import type { TimeEntry } from '#contract/time.ts'
import type { Ctx } from '#server/core/context.ts'
import { defined } from '#server/core/defined.ts'
import { invalid, notFound, overtaken } from '#server/core/errors.ts'
import { headOf } from '#server/core/event-log.ts'
import { sightOf } from '#server/database/access.ts'
import { requireAdmitted, requireOnBoard, timersGone } from '#server/features/boards/service.ts'
import {
  carryToBoard,
  isTight,
  lockColumnOnBoard,
  placesIn,
  placeTasks,
  spreadColumn,
  takePlace,
  takePlacesBeside,
  type Where,
  type Wish,
} from '#server/features/places/service.ts'
import {
  cardOf,
  cardsOf,
  describeTask,
  type FoundTask,
  findTasks,
  holdPeopleOf,
  lockTask,
  lockTasks,
  markDeleted,
  requireKnown,
  requireTask,
} from '#server/features/tasks/service.ts'
import { lockTimersOf, stopTimersOf, stopTimersOn } from '#server/features/time/service.ts'
import { type OnBoard, taskArrived, taskLeft, taskMovedHead, tasksBulkUpdated } from './events.ts'
import { type From, lockTasksWith, moveTasks, startsTooLate, takeOut, updateAll } from './queries.ts'

type Api = typeof taskMovesApi

/*
 * Whoever changes tasks takes locks in one order, or two of them would wait for each other: first columns, then
 * the people and labels that are named, then tasks, then timers, and the board's row last of all, when the event is published.
 */

export async function moveTask(ctx: Ctx, { taskId, columnId, boardId, ...wish }: Input<Api['moveTask']>) {
  const { _id, workspaceId } = await requireTask(ctx, taskId, 'edit-tasks')
  if (boardId && boardId !== _id)
    return ctx.transact((inner) => carryAcross(inner, taskId, { boardId, columnId }, wish))
  return moveOnBoard(ctx, { boardId: _id, workspaceId, columnId, taskId }, wish)
}

interface Moving extends Where {
  workspaceId: string
}

type Moved = { task: Task; stoppedTimer?: TimeEntry }

async function moveOnBoard(ctx: Ctx, where: Moving, wish: Wish): Promise<Moved> {
  const { boardId, workspaceId, taskId } = where
  const on = { boardId, workspaceId }
  const head = headOf(ctx, taskMovedHead(on, taskId))
  const move = { task_id: taskId, column_id: where.columnId, now: ctx.now, wish, head }
  const moved = await ctx.together(`moves ${workspaceId} ${boardId}`, move, (db, moves) => moveTasks(db, on, moves))
  if (moved.problem === 'missing') throw notFound(t`Column`)
  if (moved.problem === 'tight') return ctx.transact((inner) => moveAfterSpreading(inner, where, moved.above))
  if (!moved.is_here) throw notFound(t`Task`)
  if (moved.has_timers) return ctx.transact((inner) => moveAfterStopping(inner, where, wish))
  await ctx.publish({ ...taskMovedHead(on, taskId), payload: moved.payload, recorded: moved.seq })
  return { task: moved.task }
}

/** Numbers mean something else then; the task above does not. */
async function moveAfterSpreading(ctx: Ctx, where: Moving, above: string | null) {
  await lockColumnOnBoard(ctx, where.columnId, 'edit-tasks')
  await spreadColumn(ctx, where)
  return moveOnBoard(ctx, where, { after: above })
}

/** A finished task is not worked on any more. */
async function moveAfterStopping(ctx: Ctx, where: Moving, wish: Wish): Promise<Moved> {
  await lockColumnOnBoard(ctx, where.columnId, 'edit-tasks')
  await lockTask(ctx, where.taskId, 'edit-tasks')
  const stoppedTimer = await stopTimersOn(ctx, where.taskId)
  const moved = await moveOnBoard(ctx, where, wish)
  return stoppedTimer ? { ...moved, stoppedTimer } : moved
}

/** To another project of the workspace. Labels that are the old project's own stay behind. */
async function carryAcross(
  ctx: Ctx,
  taskId: string,
  to: { boardId: string; columnId: string },
  wish: Wish,
): Promise<Moved> {
  const seen = await requireTask(ctx, taskId, 'edit-tasks')
  const target = await requireOnBoard(ctx, to.boardId, 'edit-tasks')
  const { workspaceId } = target
  if (workspaceId !== seen.workspaceId) throw notFound(t`Project`)
  const { column, position } = await takePlace(ctx, { ...to, workspaceId, taskId }, wish)
  const held = await holdPeopleOf(ctx.db, taskId, to.boardId)
  const task = await lockTask(ctx, taskId, 'edit-tasks')
  const { members } = await cardOf(ctx.db, taskId)
  if (members.some((id) => !held.includes(id))) throw overtaken()
  // Its project was taken to another workspace meanwhile.
  if (task.workspaceId !== workspaceId) throw overtaken()
  const stoppedTimer = column.finishing ? await stopTimersOn(ctx, taskId) : null
  await carryToBoard(ctx.db, taskId, column, position, ctx.now)
  const left = { _id: taskId, title: task.taskTitle, columnId: task.columnId, finished: column.finishing }
  await ctx.publish(taskLeft({ boardId: task._id, workspaceId }, left))
  await ctx.publish(taskArrived({ boardId: column.boardId, workspaceId }, await cardOf(ctx.db, taskId)))
  return { task: await describeTask(ctx.db, taskId), ...(stoppedTimer && { stoppedTimer }) }
}

/** Writes when it must, although it is a GET: the right to edit is needed. */
export const rebalanceColumn = (ctx: Ctx, { columnId }: Input<Api['rebalanceColumn']>) =>
  ctx.transact(async (inner) => {
    const { board } = await lockColumnOnBoard(inner, columnId, 'edit-tasks')
    if (!(await isTight(inner.db, columnId))) return { tasks: await placesIn(inner.db, columnId) }
    return { tasks: await spreadColumn(inner, { boardId: board._id, workspaceId: board.workspaceId, columnId }) }
  })

export async function bulkTasks(
  ctx: Ctx,
  { taskIds, changes, columnId, delete: remove, ...wish }: Input<Api['bulkTasks']>,
) {
  const board = await requireOneBoard(ctx, taskIds)
  const on = { boardId: board._id, workspaceId: board.workspaceId }
  const target = columnId && !remove ? await takePlacesBeside(ctx, { ...on, columnId }, taskIds, wish) : null
  // Before the tasks: whoever deletes a label holds that, and wants the tasks it is on.
  if (changes) await requireNamed(ctx, board, changes)
  await lockTasks(ctx.db, taskIds)
  // As they are now that nobody else can change them.
  if ((await requireOneBoard(ctx, taskIds))._id !== board._id) throw overtaken()
  const before = await cardsOf(ctx.db, taskIds)
  if (changes) await changeAll(ctx, taskIds, changes)
  if (target) {
    if (target.column.finishing) for (const id of taskIds) await stopTimersOn(ctx, id)
    await placeTasks(ctx.db, taskIds, target.column, target.places, ctx.now)
  }
  const isMove = target !== null && before.some((card) => card.columnId !== columnId)
  const said = {
    ...(changes && { changes }),
    ...(columnId && { columnId }),
    ...(isMove && { column: target.column.title }),
  }
  if (!remove) return { tasks: await publishBulk(ctx, on, taskIds, said, before) }
  const live = timersGone(await markDeleted(ctx.db, taskIds, { at: ctx.now, by: ctx.user._id }))
  await ctx.publish({ ...tasksBulkUpdated(on, [], taskIds, said, { tasks: before }), live })
  return { tasks: [] }
}

/**
 * For whatever changed many tasks of a board at once; all of them are answered. Without what they were before it cannot be taken back.
 * With it, only those are told of that are another version now: of nothing there would be nothing to take back.
 */
export async function publishBulk(
  ctx: Ctx,
  on: OnBoard,
  taskIds: string[],
  changes: object,
  before: TaskCard[] = [],
): Promise<TaskCard[]> {
  if (taskIds.length === 0) return []
  const cards = await cardsOf(ctx.db, taskIds)
  const known = new Map(before.map(({ _id, version }) => [_id, version]))
  const changed = cards.filter(({ _id, version }) => known.get(_id) !== version)
  const ids = new Set(changed.map(({ _id }) => _id))
  const tasks = before.filter(({ _id }) => ids.has(_id))
  if (changed.length > 0) await ctx.publish(tasksBulkUpdated(on, changed, [], changes, { tasks }))
  return cards
}

/** For whatever deleted many tasks of a board at once. Not to be taken back by whoever undoes their last change: there are too many. */
export async function publishDeletion(ctx: Ctx, on: OnBoard, taskIds: string[], timersOf: string[], changes: object) {
  const deleted = tasksBulkUpdated(on, [], taskIds, changes, { tasks: [] })
  await ctx.publish({ ...deleted, live: timersGone(timersOf) })
}

/** For whoever holds the board's row while they take somebody out of its tasks: what is theirs there comes before it. */
export async function lockWorkOf(ctx: Ctx, userId: string, from: From) {
  await lockTimersOf(ctx.db, userId)
  await lockTasksWith(ctx.db, 'members', userId, from)
}

/** A label was deleted, or somebody left: no task has them any more, no timer of theirs runs, and every open board shows it. */
export async function takeOutOfTasks(ctx: Ctx, field: 'labels' | 'members', id: string, from: From) {
  if (field === 'members') {
    await lockWorkOf(ctx, id, from)
    await stopTimersOf(ctx, id, from)
  } else await lockTasksWith(ctx.db, field, id, from)
  const { workspaceId } = from
  for (const { boardId, taskIds } of await takeOut(ctx.db, field, id, from))
    await publishBulk(ctx, { workspaceId, boardId }, taskIds, { removed: { [field]: id } })
}

/** All of them or none: one that is not there, or on another project, and nothing happens. */
export async function requireOneBoard(ctx: Ctx, taskIds: string[]) {
  const found = await findTasks(ctx.db, sightOf(ctx), taskIds)
  const [board] = found
  if (!board || found.length < taskIds.length) throw notFound(t`Task`)
  if (found.some(({ _id }) => _id !== board._id)) throw invalid(t`These tasks are not all of one project`)
  requireAdmitted(board, 'edit-tasks')
  return board
}

type BulkChanges = NonNullable<Input<Api['bulkTasks']>['changes']>

const requireNamed = (ctx: Ctx, board: FoundTask, { members, addMembers, labels, addLabels }: BulkChanges) =>
  requireKnown(ctx, board._id, {
    members: [...(members ?? []), ...(addMembers ?? [])],
    labels: [...(labels ?? []), ...(addLabels ?? [])],
  })

async function changeAll(ctx: Ctx, taskIds: string[], changes: BulkChanges) {
  const { addMembers = [], removeMembers = [], addLabels = [], removeLabels = [], ...fields } = changes
  await updateAll(ctx.db, taskIds, defined(fields), { addMembers, removeMembers, addLabels, removeLabels })
  const title = (fields.startDate || fields.dueDate) && (await startsTooLate(ctx.db, taskIds))
  if (title) throw invalid(t`“${title}” would start after its due day, so nothing was changed`)
}
