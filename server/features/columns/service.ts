import { v7 as newId } from 'uuid'
import { type columnsApi, MAX_COLUMNS } from '#contract/columns.ts'
import type { Input } from '#contract/endpoint.ts'
import { t } from '#contract/texts.ts'
import type { Ctx } from '#server/core/context.ts'
import { defined } from '#server/core/defined.ts'
import { conflict, invalid, notFound } from '#server/core/errors.ts'
import { removeFilesSoon } from '#server/core/files/left-behind.ts'
import { requireVersion } from '#server/core/version.ts'
import { requireOnBoard } from '#server/features/boards/service.ts'
import { lockColumnOnBoard, placeTasks, takeEndOf } from '#server/features/places/service.ts'
import { publishBulk } from '#server/features/task-moves/service.ts'
import { lockTasks } from '#server/features/tasks/service.ts'
import { stopTimersOn } from '#server/features/time/service.ts'
import { requireColumnType, requireInWorkspace } from '#server/features/workspaces/service.ts'
import { columnCreated, columnDeleted, columnsReordered, columnUpdated } from './events.ts'
import {
  columnOf,
  columnsOf,
  deleteColumnRow,
  endOfBoard,
  insertColumn,
  lockColumns,
  orderAll,
  rehomeDeleted,
  setCompletion,
  spreadBoard,
  taskIdsIn,
  updateColumnRow,
} from './queries.ts'

type Api = typeof columnsApi

export async function listColumns(ctx: Ctx, { boardId }: Input<Api['listColumns']>) {
  await requireOnBoard(ctx, boardId, 'view')
  return { columns: await columnsOf(ctx.db, boardId) }
}

export async function createColumn(
  ctx: Ctx,
  { boardId, title, type, color, limit, position }: Input<Api['createColumn']>,
) {
  const { workspaceId } = await requireOnBoard(ctx, boardId, 'edit-columns')
  await lockColumns(ctx.db, boardId)
  const { color: usual } = requireColumnType(await requireInWorkspace(ctx, workspaceId, 'view'), type)
  if ((await columnsOf(ctx.db, boardId)).length >= MAX_COLUMNS)
    throw conflict('too_many', () => t`A project can have at most ${MAX_COLUMNS} columns`)
  const id = newId()
  await insertColumn(ctx.db, {
    id,
    board_id: boardId,
    title,
    type,
    color: color ?? usual,
    task_limit: limit,
    position: position ?? (await endOfBoard(ctx.db, boardId)),
  })
  const on = { boardId, workspaceId }
  await ctx.publish(columnCreated(on, await columnOf(ctx.db, id)))
  await spread(ctx, on)
  return { column: await columnOf(ctx.db, id) }
}

/** Where two columns have come too close, all get new numbers: copies of the board and its history need to know those. */
async function spread(ctx: Ctx, on: { boardId: string; workspaceId: string }) {
  const before = await columnsOf(ctx.db, on.boardId)
  if (await spreadBoard(ctx.db, on.boardId))
    await ctx.publish(columnsReordered(on, await columnsOf(ctx.db, on.boardId), before))
}

export async function updateColumn(
  ctx: Ctx,
  { columnId, title, type, color, limit, version }: Input<Api['updateColumn']>,
) {
  const { board, column: locked } = await lockColumnOnBoard(ctx, columnId, 'edit-columns')
  const on = { boardId: board._id, workspaceId: board.workspaceId }
  const before = await columnOf(ctx.db, columnId)
  requireVersion(version, before.version, t`column`, { column: before })
  const kind =
    type === undefined ? null : requireColumnType(await requireInWorkspace(ctx, on.workspaceId, 'view'), type)
  await updateColumnRow(ctx.db, columnId, defined({ title, type, color, task_limit: limit }))
  const column = await columnOf(ctx.db, columnId)
  const turned = kind && kind.finishing !== locked.finishing
  const changed = turned ? await setCompletion(ctx.db, columnId, kind.finishing, ctx.now) : []
  if (kind?.finishing) for (const id of changed) await stopTimersOn(ctx, id)
  await ctx.publish(columnUpdated(on, column, before))
  await publishBulk(ctx, on, changed, { columnId, type: column.type })
  return { column }
}

export async function deleteColumn(ctx: Ctx, { columnId, moveTo }: Input<Api['deleteColumn']>) {
  const { board } = await lockColumnOnBoard(ctx, columnId, 'edit-columns')
  const on = { boardId: board._id, workspaceId: board.workspaceId }
  if (moveTo === columnId) throw invalid(t`The tasks need another column to go to`)
  const columns = await columnsOf(ctx.db, board._id)
  if (moveTo && !columns.some(({ _id }) => _id === moveTo)) throw notFound(t`Column`)
  const seen = await taskIdsIn(ctx.db, columnId)
  if (seen.length > 0) {
    if (!moveTo)
      throw conflict('column_not_empty', t`This column holds tasks. Say which column they go to.`, {
        tasks: seen.length,
      })
    const { column, places } = await takeEndOf(ctx, board._id, moveTo, seen.length)
    await lockTasks(ctx.db, seen)
    // None can have come, but some may have left or been deleted before they were locked.
    const ids = await taskIdsIn(ctx.db, columnId)
    if (column.finishing) for (const id of ids) await stopTimersOn(ctx, id)
    await placeTasks(ctx.db, ids, column, places, ctx.now)
    await publishBulk(ctx, on, ids, { columnId: moveTo })
  }
  const other = moveTo ?? columns.find(({ _id }) => _id !== columnId)?._id ?? null
  await rehomeDeleted(ctx.db, columnId, other)
  if (!other) await removeFilesSoon(ctx.db, ctx.tools.jobs)
  const column = await columnOf(ctx.db, columnId)
  await deleteColumnRow(ctx.db, columnId)
  await ctx.publish(columnDeleted(on, column, moveTo ?? null))
  return { columnId }
}

/** Named columns come first, in this order; one that was added meanwhile stays behind them. */
export async function orderColumns(ctx: Ctx, { boardId, columnOrder }: Input<Api['orderColumns']>) {
  const { workspaceId } = await requireOnBoard(ctx, boardId, 'edit-columns')
  await lockColumns(ctx.db, boardId)
  const before = await columnsOf(ctx.db, boardId)
  const ids = before.map(({ _id }) => _id)
  const wanted = [...new Set(columnOrder)]
  if (!wanted.every((id) => ids.includes(id))) throw notFound(t`Column`)
  await orderAll(ctx.db, boardId, [...wanted, ...ids.filter((id) => !wanted.includes(id))])
  const columns = await columnsOf(ctx.db, boardId)
  await ctx.publish(columnsReordered({ boardId, workspaceId }, columns, before))
  return { columns }
}
