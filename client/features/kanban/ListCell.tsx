import type { RefObject } from 'react'
import type { Cell } from './cells.ts'
import { useCell } from './use-cell.ts'

interface Props {
  element: RefObject<HTMLElement | null>
  ids: readonly string[]
  groupAt(index: number): string | null
  onReveal(index: number): void
  landing: Cell['landing']
}

/** The whole list is one cell for the keyboard and the mouse: both go on from group to group. */
export function ListCell({ element, ids, groupAt, onReveal, landing }: Props) {
  useCell(element, {
    columnId: '',
    lane: null,
    ids: () => ids,
    groupAt,
    reveal: onReveal,
    landing,
  })
  return null
}
