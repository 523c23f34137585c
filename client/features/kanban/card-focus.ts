import type { FocusEvent } from 'react'
import type { Cell } from './cells.ts'
import type { View } from './view.ts'

type Focusing = Pick<View, 'selection' | 'cells' | 'awaited'>

/** Puts the keyboard on a card, wherever its list is scrolled to. */
export function focusCard(view: Focusing, id: string) {
  focusOnceDrawn(view, id)
  const cell = view.cells.holding(id)
  if (cell) takeAwaitedFocus(view, cell)
}

/** For a card that is about to move: it is taken out of the page and put back, which would cost it the focus. */
export function focusOnceDrawn({ selection, awaited }: Focusing, id: string) {
  selection.focus(id)
  awaited.current = id
}

/** The keyboard came to a card, or to something else on the board. */
export function onBoardFocus({ selection, awaited }: Focusing, { target }: FocusEvent) {
  // Somebody went elsewhere: a card that waits for the focus must not take it from there.
  awaited.current = null
  if (target instanceof HTMLElement && target.dataset.task) selection.focus(target.dataset.task)
}

/** Every list asks after it has drawn whether the card that waits for the focus is one of its own. */
export function takeAwaitedFocus({ awaited }: Pick<View, 'awaited'>, cell: Cell) {
  const id = awaited.current
  if (id === null) return
  const index = cell.ids().indexOf(id)
  if (index < 0) return
  const card = cell.element.querySelector<HTMLElement>(`[data-task="${id}"]`)
  if (!card) return cell.reveal(index)
  awaited.current = null
  card.focus({ preventScroll: true })
  card.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
