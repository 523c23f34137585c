// What a finger carries over the board: cards, or a column by its head.
import { cardPreview } from './card-preview.ts'
import { cellUnder } from './cell-under.ts'
import { columnMark } from './column-mark.ts'
import type { DragSurface } from './drag.ts'
import { edgeSpeed } from './edge-speed.ts'
import type { Point } from './finger.ts'

export interface Carried {
  preview: HTMLElement
  /** Each frame: a finger may rest while a list scrolls under it. */
  follow(finger: Point): void
  drop(): void
  letGo(): void
}

/** Around the columns. */
const MARGIN = 24

/** A short tick under the finger, where a phone can do that. */
export const tick = () => navigator.vibrate?.(8)

/** What a finger on this element would carry, if anything. */
export function carriedBy(surface: DragSurface, element: Element): (() => Carried) | null {
  const card = element.closest<HTMLElement>('[data-task]')
  if (card) return () => carryCards(surface, card)
  const head = element.closest<HTMLElement>('[data-column-handle]')
  return head && (() => carryColumn(surface, head))
}

function carryCards(surface: DragSurface, card: HTMLElement): Carried {
  const { root, cells, line } = surface
  const ids = surface.carriedWith(card.dataset.task!)
  const from = cells.around(card)

  /** Set on the elements themselves: a render of every card that goes along would be felt. */
  function dim(isLifted: boolean) {
    for (const id of ids) root.querySelector(`[data-task="${id}"]`)?.toggleAttribute('data-dragging', isLifted)
  }

  surface.onLift(ids)
  const preview = cardPreview(card, ids.length)
  dim(true)
  return {
    preview,
    follow(finger) {
      const cell = cellUnder(cells, elementNear(root, finger))
      if (cell && line.get() && line.get()?.cell !== cell) tick()
      line.set(cell ? { cell, ...cell.landing(finger.y) } : null)
      const list = cell?.element.closest('[data-scroller]')
      if (!list) return
      const { top, bottom } = list.getBoundingClientRect()
      list.scrollTop += edgeSpeed(finger.y, top, bottom)
    },
    drop() {
      const landing = line.get()
      if (landing) surface.onDropCards(ids, from, landing.cell, landing.index)
    },
    letGo() {
      dim(false)
      line.set(null)
      surface.onLift([])
    },
  }
}

function carryColumn({ root, onDropColumn }: DragSurface, head: HTMLElement): Carried {
  const column = head.closest<HTMLElement>('[data-column]')!
  const id = column.dataset.column!
  const mark = columnMark()
  const preview = cardPreview(head, 1)
  column.toggleAttribute('data-dragging', true)
  return {
    preview,
    follow: (finger) => mark.show(id, elementNear(root, finger), finger.x),
    drop: () => mark.drop(id, onDropColumn),
    letGo() {
      column.removeAttribute('data-dragging')
      mark.clear()
    },
  }
}

/** A finger that is past the board, up or down, still means the column it is in line with. */
function elementNear(root: HTMLElement, { x, y }: Point) {
  const { top, bottom } = root.getBoundingClientRect()
  return document.elementFromPoint(x, Math.min(Math.max(y, top + MARGIN), bottom - MARGIN))
}
