// What the mouse does on a board: dragging cards and columns, drawing frames.
import { orderColumns } from '#client/features/board-columns/data.ts'
import { carriedWith } from './carried-with.ts'
import { placedBeside } from './column-order.ts'
import { attachDrag } from './drag.ts'
import { attachMarquee } from './marquee.ts'
import { moveCards } from './moving.ts'
import type { View } from './view.ts'

/** `view` is asked each time: what is shown may have changed since the last one. */
export function attachMouse(root: HTMLElement, view: () => View): () => void {
  const { cells, line, lifted, selection } = view()
  const stopMarquee = attachMarquee(root, selection)
  const stopDrag = attachDrag({
    root,
    cells,
    line,
    carriedWith: (id) => carriedWith(view(), id),
    onLift: (ids) => {
      lifted.current = new Set(ids)
    },
    onDropCards: (ids, from, to, index) => void moveCards(view(), ids, from, to, index),
    onDropColumn: (columnId, beside, side) => {
      const { store } = view()
      void orderColumns(store, placedBeside(store.order, columnId, beside, side))
    },
  })
  return () => {
    stopMarquee()
    stopDrag()
  }
}
