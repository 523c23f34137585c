// The keyboard on cards: going about, opening, selecting, moving.
import type { KeyboardEvent } from 'react'
import { focusCard } from './card-focus.ts'
import { carriedWith } from './carried-with.ts'
import type { Cell } from './cells.ts'
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
    selection.toggle(id)
  } else if (isPlain) {
    const next = neighbour(view, id, cell, event.key)
    if (next === undefined) return
    handled()
    if (event.shiftKey && mayEdit && event.key.startsWith('Arrow')) extend(view, id, next, cell)
    focusCard(view, next)
  }
}

function extend({ selection }: View, id: string, next: string, cell: Cell) {
  if (!selection.has(id)) selection.toggle(id)
  selection.extendTo(next, cell.ids())
}

/** The card a key leads to. */
function neighbour(view: View, id: string, cell: Cell, key: string): string | undefined {
  const ids = cell.ids()
  const at = ids.indexOf(id)
  switch (key) {
    case 'ArrowUp':
      return ids[at - 1] ?? view.cells.stackedWith(cell, 'above')?.ids().at(-1) ?? id
    case 'ArrowDown':
      return ids[at + 1] ?? view.cells.stackedWith(cell, 'below')?.ids()[0] ?? id
    case 'Home':
      return ids[0]
    case 'End':
      return ids.at(-1)
    case 'ArrowLeft':
    case 'ArrowRight': {
      const beside = cellBeside(view, cell, key, (other) => other.ids().length > 0)
      return beside && (beside.ids()[at] ?? beside.ids().at(-1))
    }
    default:
      return undefined
  }
}

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
