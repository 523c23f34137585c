// What the mouse and fingers do on a board: dragging cards and columns, drawing frames.
import { orderColumns } from '#client/features/board-columns/data.ts'
import { carriedWith } from './carried-with.ts'
import { placedBeside } from './column-order.ts'
import { attachDrag, type DragSurface } from './drag.ts'
import { attachMarquee } from './marquee.ts'
import { moveCards } from './moving.ts'
import { attachTouchDrag } from './touch-drag.ts'
import type { View } from './view.ts'

interface Shown {
  view: View
  onDropCards: DragSurface['onDropCards'] | undefined
}

/** What is shown is asked each time: it may have changed since the last one. */
export function attachMouse(root: HTMLElement, shown: () => Shown): () => void {
  const { cells, line, lifted, selection } = shown().view
  const surface: DragSurface = {
    root,
    cells,
    line,
    carriedWith: (id) => carriedWith(shown().view, id),
    onLift: (ids) => {
      lifted.current = new Set(ids)
    },
    onDropCards: (...drop) => {
      const { view, onDropCards } = shown()
      if (onDropCards) onDropCards(...drop)
      else void moveCards(view, ...drop)
    },
    onDropColumn: (columnId, beside, side) => {
      const { store } = shown().view
      void orderColumns(store, placedBeside(store.order, columnId, beside, side))
    },
  }
  const stops = [attachMarquee(root, selection), attachDrag(surface), attachTouchDrag(surface)]
  return () => {
    for (const stop of stops) stop()
  }
}
