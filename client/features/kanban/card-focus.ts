import type { FocusEvent } from 'react'
import { type Cell, cardAt, indexIn, type Spot } from './cells.ts'
import type { View } from './view.ts'

type Focusing = Pick<View, 'selection' | 'cells' | 'awaited'>

/** Puts the keyboard on a card, wherever its list is scrolled to. Without a spot it is the first the task has. */
export function goToCard(view: Focusing, id: string, spot: Spot | null = null) {
  focusOnceDrawn(view, id, spot)
  const cell = spot ? view.cells.at(spot.columnId, spot.lane) : view.cells.holding(id)
  if (cell) takeAwaitedFocus(view, cell)
}

/** For a card that is about to move: it is taken out of the page and put back, which would cost it the focus. */
export function focusOnceDrawn({ selection, awaited }: Focusing, id: string, spot: Spot | null) {
  selection.focus(id)
  awaited.current = { id, spot }
}

/** The keyboard came to a card, or to something else on the board. */
export function onBoardFocus({ selection, awaited }: Focusing, { target }: FocusEvent) {
  // Somebody went elsewhere: a card that waits for the focus must not take it from there.
  awaited.current = null
  if (target instanceof HTMLElement && target.dataset.task) selection.focus(target.dataset.task)
}

/** Every list asks after it has drawn whether the card that waits for the focus is one of its own. */
export function takeAwaitedFocus({ awaited }: Pick<View, 'awaited'>, cell: Cell) {
  if (awaited.current === null) return
  const { id, spot } = awaited.current
  if (spot && (spot.columnId !== cell.columnId || spot.lane !== cell.lane)) return
  const exact = spot ? indexIn(cell, id, spot.group) : -1
  // It may have left the group it was in.
  const index = exact < 0 ? cell.ids().indexOf(id) : exact
  if (index < 0) return
  const card = cardAt(cell, index)
  if (!card) return cell.reveal(index)
  awaited.current = null
  card.focus({ preventScroll: true })
  card.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
