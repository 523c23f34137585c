// Places of tasks in columns. A place is taken with the column's lock held, so no two tasks get the same.

import type { BoardAction } from '#contract/permissions.ts'
import { POSITION_STEP } from '#contract/positions.ts'
import type { Ctx } from '#server/core/context.ts'
import { notFound } from '#server/core/errors.ts'
import { requireOnBoard } from '#server/features/boards/service.ts'
import { between } from './between.ts'
import { columnRebalanced } from './events.ts'
import {
  findColumnBoard,
  lockColumn,
  type Neighbours,
  neighboursAt,
  neighboursOf,
  reachTo,
  rebalance,
  type TargetColumn,
  takeEnd,
} from './queries.ts'

export { carryToBoard, isTight, placesIn, placeTask, placeTasks, type TargetColumn } from './queries.ts'

/** Where somebody wants a task; the end of the column when they say nothing. Neighbours win over a number while they are there. */
export interface Wish {
  before?: string | null | undefined
  after?: string | null | undefined
  position?: number | undefined
  from?: 'top' | 'bottom' | undefined
}

interface Where {
  boardId: string
  workspaceId: string
  columnId: string
  /** The task that is placed, when it may stand in the column already. */
  taskId: string | null
}

export async function takePlace(
  ctx: Ctx,
  where: Where,
  wish: Wish,
): Promise<{ column: TargetColumn; position: number }> {
  const { boardId, columnId } = where
  const wantsEnd = !wish.before && !wish.after && wish.position === undefined && wish.from !== 'top'
  if (wantsEnd) {
    const { column, end } = await takeEndOf(ctx, boardId, columnId, 1)
    return { column, position: end }
  }
  const column = await lockColumn(ctx.db, boardId, columnId)
  if (!column) throw notFound('Column')
  const around = await neighbours(ctx, where, wish)
  const position = between(around, wish.position) ?? (await makeRoom(ctx, where, around.above!))
  await reachTo(ctx.db, columnId, position)
  return { column, position }
}

/** A column through the door of its board, with its lock. */
export async function lockColumnOnBoard(ctx: Ctx, columnId: string, action: BoardAction) {
  const found = await findColumnBoard(ctx.db, columnId)
  if (!found) throw notFound('Column')
  const board = await requireOnBoard(ctx, found.boardId, action)
  const column = await lockColumn(ctx.db, board._id, columnId)
  if (!column) throw notFound('Column')
  return { board, column }
}

export async function takeEndOf(ctx: Ctx, boardId: string, columnId: string, count: number) {
  const found = await takeEnd(ctx.db, boardId, columnId, count)
  if (!found) throw notFound('Column')
  const { end, ...column } = found
  return { column, end }
}

/** Spread evenly, there is room below the task that is to stand above. */
async function makeRoom(ctx: Ctx, where: Where, above: { _id: string }) {
  const spread = await spreadColumn(ctx, where)
  return spread.find(({ _id }) => _id === above._id)!.position + POSITION_STEP / 2
}

export async function spreadColumn(ctx: Ctx, where: Pick<Where, 'boardId' | 'workspaceId' | 'columnId'>) {
  const tasks = await rebalance(ctx.db, where.columnId)
  await ctx.publish(columnRebalanced(where, where.columnId, tasks))
  return tasks
}

async function neighbours(ctx: Ctx, { columnId, taskId }: Where, wish: Wish): Promise<Neighbours> {
  const anchored =
    (wish.before && (await neighboursOf(ctx.db, columnId, taskId, wish.before, 'before'))) ||
    (wish.after && (await neighboursOf(ctx.db, columnId, taskId, wish.after, 'after')))
  return anchored || neighboursAt(ctx.db, columnId, taskId, numberFor(wish))
}

const FAR = 1e16

const numberFor = ({ position, from }: Wish) => position ?? (from === 'top' ? -FAR : FAR)
