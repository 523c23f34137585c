import { positionBetween } from '#contract/positions.ts'
import type { BoardStore } from './board-store.ts'

/** Where a task shall stand: right above one, right below one, or at the end of the column. */
export interface Beside {
  columnId: string
  before?: string | undefined
  after?: string | undefined
}

/** The place a move asks for, as the server will give it: next to the named task, whatever a filter hides in between. */
export function placeBeside(store: BoardStore, taskId: string | null, { columnId, before, after }: Beside): number {
  const list = store.list(columnId).filter((id) => id !== taskId)
  const at = before && list.includes(before) ? list.indexOf(before) : after ? list.indexOf(after) + 1 : list.length
  const positionOf = (index: number) => {
    const id = list[index]
    return id === undefined ? null : store.task(id)!.position
  }
  return positionBetween(positionOf(at - 1), positionOf(at))
}
