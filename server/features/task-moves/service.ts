// Tasks change places: one, or many at once.
import type { Input } from '#contract/endpoint.ts'
import type { taskMovesApi } from '#contract/tasks.ts'
import type { Ctx } from '#server/core/context.ts'
import { defined } from '#server/core/defined.ts'
import { invalid, notFound } from '#server/core/errors.ts'
import { requireAdmitted, requireOnBoard } from '#server/features/boards/service.ts'
import {
  carryToBoard,
  isTight,
  lockColumnOnBoard,
  placesIn,
  placeTask,
  placeTasks,
  spreadColumn,
  takeEndOf,
  takePlace,
} from '#server/features/places/service.ts'
import {
  cardOf,
  cardsOf,
  describeTask,
  type FoundTask,
  findTasks,
  lockTask,
  lockTasks,
  markDeleted,
  requireKnown,
  requireTask,
} from '#server/features/tasks/service.ts'
import { stopTimersOn } from '#server/features/time/service.ts'
import { type OnBoard, taskArrived, taskLeft, taskMoved, tasksBulkUpdated } from './events.ts'
import { takeOut, updateAll } from './queries.ts'

type Api = typeof taskMovesApi

/*
 * Whoever changes tasks takes locks in one order, or two of them would wait for each other: first columns, then tasks, then
 * timers, and the board's row last of all, when the event is published.
 */

export async function moveTask(ctx: Ctx, { taskId, columnId, boardId, ...wish }: Input<Api['moveTask']>) {
  const seen = await requireTask(ctx, taskId, 'edit-tasks')
  const target = boardId && boardId !== seen._id ? await requireTargetBoard(ctx, boardId, seen) : seen
  const { _id, workspaceId } = target
  const place = await takePlace(ctx, { boardId: _id, workspaceId, columnId, taskId }, wish)
  const task = await lockTask(ctx, taskId, 'edit-tasks')
  const finishes = place.column.finishing && columnId !== task.columnId
  const stoppedTimer = finishes ? await stopTimersOn(ctx, taskId) : null
  if (task._id === _id) await moveOnBoard(ctx, task, place)
  else await carryAcross(ctx, task, place)
  return { task: await describeTask(ctx.db, taskId), ...(stoppedTimer && { stoppedTimer }) }
}

/** Within the workspace alone. */
async function requireTargetBoard(ctx: Ctx, boardId: string, { workspaceId }: FoundTask) {
  const target = await requireOnBoard(ctx, boardId, 'edit-tasks')
  if (target.workspaceId !== workspaceId) throw notFound('Project')
  return target
}

type Place = Awaited<ReturnType<typeof takePlace>>

async function moveOnBoard(ctx: Ctx, task: FoundTask, { column, position }: Place) {
  await placeTask(ctx.db, task.taskId, column, position, ctx.now)
  const on = { boardId: task._id, workspaceId: task.workspaceId }
  const from = { columnId: task.columnId, position: task.position }
  await ctx.publish(taskMoved(on, await cardOf(ctx.db, task.taskId), column.title, from))
}

/** Labels that are the old project's own stay behind. */
async function carryAcross(ctx: Ctx, task: FoundTask, { column, position }: Place) {
  const { taskId, workspaceId, columnId, taskTitle } = task
  await carryToBoard(ctx.db, taskId, column, position, ctx.now)
  const card = await cardOf(ctx.db, taskId)
  await ctx.publish(taskLeft({ boardId: task._id, workspaceId }, { _id: taskId, title: taskTitle, columnId }))
  await ctx.publish(taskArrived({ boardId: column.boardId, workspaceId }, card))
}

/** Writes when it must, although it is a GET: the right to edit is needed. */
export const rebalanceColumn = (ctx: Ctx, { columnId }: Input<Api['rebalanceColumn']>) =>
  ctx.transact(async (inner) => {
    const { board } = await lockColumnOnBoard(inner, columnId, 'edit-tasks')
    if (!(await isTight(inner.db, columnId))) return { tasks: await placesIn(inner.db, columnId) }
    return { tasks: await spreadColumn(inner, { boardId: board._id, workspaceId: board.workspaceId, columnId }) }
  })

export async function bulkTasks(ctx: Ctx, { taskIds, changes, columnId, delete: remove }: Input<Api['bulkTasks']>) {
  const board = await requireOneBoard(ctx, taskIds)
  const on = { boardId: board._id, workspaceId: board.workspaceId }
  const target = columnId && !remove ? await takeEndOf(ctx, board._id, columnId, taskIds.length) : null
  await lockTasks(ctx.db, taskIds)
  // As they are now that nobody else can change them.
  await requireOneBoard(ctx, taskIds)
  const before = await cardsOf(ctx.db, taskIds)
  if (changes) await changeAll(ctx, board, taskIds, changes)
  if (target) {
    if (target.column.finishing) for (const id of taskIds) await stopTimersOn(ctx, id)
    await placeTasks(ctx.db, taskIds, target.column, target.end, ctx.now)
  }
  if (remove) await markDeleted(ctx.db, taskIds, ctx.now)
  const cards = remove ? [] : await cardsOf(ctx.db, taskIds)
  const said = { ...(changes && { changes }), ...(columnId && { columnId }) }
  await ctx.publish(tasksBulkUpdated(on, cards, remove ? taskIds : [], said, { tasks: before }))
  return { tasks: cards }
}

/** For whatever changed many tasks of a board at once. */
export async function publishBulk(ctx: Ctx, on: OnBoard, taskIds: string[], changes: object) {
  if (taskIds.length === 0) return
  await ctx.publish(tasksBulkUpdated(on, await cardsOf(ctx.db, taskIds), [], changes, { tasks: [] }))
}

/** A label was deleted, or somebody left: no task has them any more, and every open board shows it. */
export async function takeOutOfTasks(
  ctx: Ctx,
  field: 'labels' | 'members',
  id: string,
  from: { workspaceId: string; boardId: string | null },
) {
  const { workspaceId, boardId } = from
  for (const changed of await takeOut(ctx.db, field, id, boardId ? { boardId } : { workspaceId }))
    await publishBulk(ctx, { workspaceId, boardId: changed.boardId }, changed.taskIds, { removed: { [field]: id } })
}

/** All of them or none: one that is not there, or on another project, and nothing happens. */
async function requireOneBoard(ctx: Ctx, taskIds: string[]) {
  const found = await findTasks(ctx.db, ctx.user._id, taskIds)
  const [board] = found
  if (!board || found.length < taskIds.length) throw notFound('Task')
  if (found.some(({ _id }) => _id !== board._id)) throw invalid('These tasks are not all of one project')
  requireAdmitted(board, 'edit-tasks')
  return board
}

type BulkChanges = NonNullable<Input<Api['bulkTasks']>['changes']>

async function changeAll(ctx: Ctx, board: FoundTask, taskIds: string[], changes: BulkChanges) {
  const { addMembers = [], removeMembers = [], addLabels = [], removeLabels = [], ...fields } = changes
  await requireKnown(ctx, board._id, {
    members: [...(fields.members ?? []), ...addMembers],
    labels: [...(fields.labels ?? []), ...addLabels],
  })
  await updateAll(ctx.db, taskIds, defined(fields), { addMembers, removeMembers, addLabels, removeLabels })
}
