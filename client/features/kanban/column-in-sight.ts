// Columns of a phone's board, of which one is in sight.
import { wantsStillness } from '#client/core/wants-stillness.ts'

export const columnIn = (board: HTMLElement | null, id: string) => board?.querySelector(`[data-column="${id}"]`)

/** The one in the middle of the board. */
export function middleColumn(board: HTMLElement | null, order: readonly string[]) {
  if (!board) return undefined
  const { left, width } = board.getBoundingClientRect()
  const middle = left + width / 2
  return order.find((id) => {
    const place = columnIn(board, id)?.getBoundingClientRect()
    return place && place.left <= middle && place.right >= middle
  })
}

export const goTo = (column: Element | null | undefined, behavior: ScrollBehavior = 'smooth') =>
  column?.scrollIntoView({ behavior: wantsStillness() ? 'instant' : behavior, inline: 'center', block: 'nearest' })
