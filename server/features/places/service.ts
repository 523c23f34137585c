// Places of tasks in columns. A place is taken with the column's lock held, so no two tasks get the same.

import type { BoardAction } from '#contract/permissions.ts'
import { POSITION_STEP, positionsBetween } from '#contract/positions.ts'
import { t } from '#contract/texts.ts'
import type { Ctx, GuestCtx } from '#server/core/context.ts'
import { notFound } from '#server/core/errors.ts'
import { TIGHT } from '#server/database/positions.ts'
import { requireOnBoard } from '#server/features/boards/service.ts'
import { columnRebalanced } from './events.ts'
import {
  findColumnBoard,
  gapBeside,
  lockColumn,
  rebalance,
  takeEnd,
  takePlaceIn,
  type Where,
  type Wish,
} from './queries.ts'

export {
  carryToBoard,
  distances,
  isFinishing,
  isTight,
  type NoPlace,
  placeFor,
  placesIn,
  placeTasks,
  type Where,
  type Wish,
} from './queries.ts'

/** With the column's lock held. Where there is no room left, the column is spread first. */
export async function takePlace(ctx: Ctx, where: Where & { workspaceId: string }, wish: Wish) {
  const taken = await takePlaceIn(ctx.db, where, wish)
  if (taken.problem === 'missing') throw notFound(t`Column`)
  const column = (await lockColumn(ctx.db, where.boardId, where.columnId))!
  if (taken.problem === null) return { column, position: taken.place }
  await spreadColumn(ctx, where)
  // Numbers mean something else now; the task above does not.
  const { place } = await takePlaceIn(ctx.db, where, { after: taken.above })
  return { column, position: place }
}

/** A column through the door of its board, with its lock. */
export async function lockColumnOnBoard(ctx: Ctx, columnId: string, action: BoardAction) {
  const found = await findColumnBoard(ctx.db, columnId)
  if (!found) throw notFound(t`Column`)
  const board = await requireOnBoard(ctx, found.boardId, action)
  const column = await lockColumn(ctx.db, board._id, columnId)
  if (!column) throw notFound(t`Column`)
  return { board, column }
}

/** Places behind everything in a column, and the column with its lock. */
export async function takeEndOf(ctx: Ctx, boardId: string, columnId: string, count: number) {
  const found = await takeEnd(ctx.db, boardId, columnId, count)
  if (!found) throw notFound(t`Column`)
  const { end, ...column } = found
  return { column, places: positionsBetween(end - count * POSITION_STEP, null, count) }
}

/** Places for several tasks next to another one of the column; at its end when that one is not there. */
export async function takePlacesBeside(
  ctx: Ctx,
  where: { boardId: string; workspaceId: string; columnId: string },
  taskIds: string[],
  wish: Pick<Wish, 'before' | 'after'>,
) {
  const { boardId, columnId } = where
  const column = await lockColumn(ctx.db, boardId, columnId)
  if (!column) throw notFound(t`Column`)
  const find = () => gapBeside(ctx.db, columnId, taskIds, wish)
  let gap = await find()
  if (gap && isTooSmall(gap, taskIds.length)) {
    await spreadColumn(ctx, where)
    gap = await find()
  }
  // The end is counted, so that the next one there finds it without looking.
  if (!gap || gap.below === null) return takeEndOf(ctx, boardId, columnId, taskIds.length)
  return { column, places: positionsBetween(gap.above, gap.below, taskIds.length) }
}

const isTooSmall = ({ above, below }: { above: number | null; below: number | null }, count: number) =>
  above !== null && below !== null && (below - above) / (count + 1) <= TIGHT

export async function spreadColumn(
  ctx: Pick<GuestCtx, 'db' | 'publish'>,
  where: { boardId: string; workspaceId: string; columnId: string },
) {
  const tasks = await rebalance(ctx.db, where.columnId)
  await ctx.publish(columnRebalanced(where, where.columnId, tasks))
  return tasks
}
