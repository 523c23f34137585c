import { positionsBetween } from '#contract/positions.ts'
import type { BoardStore } from './board-store.ts'

/** Where a task shall stand: right above one, right below one, or at the end of the column. */
export interface Beside {
  columnId: string
  before?: string | undefined
  after?: string | undefined
}

/** The place a move asks for, as the server will give it: next to the named task, whatever a filter hides in between. */
export const placeBeside = (store: BoardStore, taskId: string | null, beside: Beside): number =>
  placesBeside(store, [taskId], beside)[0]!

/** The same for several tasks that come to stand one after the other. */
export function placesBeside(
  store: BoardStore,
  taskIds: readonly (string | null)[],
  { columnId, before, after }: Beside,
): number[] {
  const moving = new Set(taskIds)
  const list = store.list(columnId).filter((id) => !moving.has(id))
  const at = before && list.includes(before) ? list.indexOf(before) : after ? list.indexOf(after) + 1 : list.length
  const positionOf = (index: number) => {
    const id = list[index]
    return id === undefined ? null : store.task(id)!.position
  }
  return positionsBetween(positionOf(at - 1), positionOf(at), taskIds.length)
}

/** How many more there is room for at first: halving it each time would use it up after some twenty. */
const MORE_TO_COME = 20

/** The place below a task for one that others will follow in their turn. */
export const placeBelow = (store: BoardStore, columnId: string, after: string): number =>
  placesBeside(store, Array<null>(MORE_TO_COME).fill(null), { columnId, after })[0]!
