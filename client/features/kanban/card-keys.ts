// The keyboard on cards: going about, opening, selecting, moving.
import type { KeyboardEvent } from 'react'
import { goToCard } from './card-focus.ts'
import { carriedWith } from './carried-with.ts'
import { type Cell, indexIn, spotAt } from './cells.ts'
import { moveWithKeys } from './move-with-keys.ts'
import type { View } from './view.ts'

const arrows = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])

export function onCardKey(view: View, event: KeyboardEvent) {
  const { selection, cells, mayEdit } = view
  const target = event.target as HTMLElement
  // Menus and dialogs stand elsewhere in the page and still tell the board of their keys; fields have keys of their own.
  if (!event.currentTarget.contains(target) || target.closest('input, form')) return
  if (event.key === 'Escape') return selection.clear()
  const card = target.closest<HTMLElement>('[data-task]')
  if (card !== target) return
  const id = card.dataset.task!
  const cell = cells.around(card)
  if (!cell) return
  const group = card.dataset.group ?? null
  const at = indexIn(cell, id, group)
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey
  const handled = () => event.preventDefault()

  if (event.altKey && !event.shiftKey && arrows.has(event.key)) {
    handled()
    if (mayEdit) moveByKey(view, id, cell, event.key)
  } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a' && mayEdit) {
    handled()
    selection.add(cell.ids())
  } else if (event.key === 'Enter' && isPlain) {
    handled()
    view.openTask(id)
  } else if (event.key.toLowerCase() === 'x' && isPlain && mayEdit) {
    handled()
    selection.toggle(id, group)
  } else if (isPlain) {
    const to = neighbour(view, cell, at, event.key)
    const next = to?.cell.ids()[to.index]
    if (!to || next === undefined) return
    handled()
    const spot = spotAt(to.cell, to.index)
    if (event.shiftKey && mayEdit && event.key.startsWith('Arrow')) {
      if (!selection.has(id)) selection.toggle(id, group)
      selection.extendTo(next, spot.group, cell)
    }
    goToCard(view, next, spot)
  }
}

/** The card a key leads to: in which cell, and where in it. */
function neighbour(view: View, cell: Cell, at: number, key: string): { cell: Cell; index: number } | undefined {
  switch (key) {
    case 'ArrowUp': {
      const above = at > 0 ? undefined : view.cells.stackedWith(cell, 'above')
      return above ? { cell: above, index: lastOf(above) } : { cell, index: Math.max(at - 1, 0) }
    }
    case 'ArrowDown': {
      const below = at < lastOf(cell) ? undefined : view.cells.stackedWith(cell, 'below')
      return below ? { cell: below, index: 0 } : { cell, index: Math.min(at + 1, lastOf(cell)) }
    }
    case 'Home':
      return { cell, index: 0 }
    case 'End':
      return { cell, index: lastOf(cell) }
    case 'ArrowLeft':
    case 'ArrowRight': {
      const beside = cellBeside(view, cell, key, (other) => other.ids().length > 0)
      return beside && { cell: beside, index: Math.min(at, lastOf(beside)) }
    }
    default:
      return undefined
  }
}

const lastOf = (cell: Cell) => cell.ids().length - 1

/** The next column to that side, in the same lane. */
function cellBeside({ store, cells }: View, cell: Cell, key: string, suits: (cell: Cell) => boolean): Cell | undefined {
  const columns = key === 'ArrowLeft' ? store.order.toReversed() : store.order
  for (const columnId of columns.slice(columns.indexOf(cell.columnId) + 1)) {
    const other = cells.at(columnId, cell.lane)
    if (other && !other.isFolded && suits(other)) return other
  }
  return undefined
}

function moveByKey(view: View, id: string, cell: Cell, key: string) {
  const at = cell.ids().indexOf(id)
  const moveWithin = (index: number) => void moveWithKeys(view, id, { ids: [id], from: cell, to: cell, index })
  if (key === 'ArrowUp' && at > 0) moveWithin(at - 1)
  if (key === 'ArrowDown' && at < cell.ids().length - 1) moveWithin(at + 2)
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const to = cellBeside(view, cell, key, () => true)
    const ids = carriedWith(view, id)
    if (to) void moveWithKeys(view, id, { ids, from: cell, to, index: Math.min(at, to.ids().length) })
  }
}
