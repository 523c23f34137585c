import type { RefObject } from 'react'
import { useCell } from './use-cell.ts'

interface Props {
  element: RefObject<HTMLElement | null>
  ids: readonly string[]
  onReveal(id: string): void
}

/** The whole list is one cell for the keyboard: arrows go on from group to group. */
export function ListCell({ element, ids, onReveal }: Props) {
  useCell(element, {
    columnId: '',
    lane: null,
    ids: () => ids,
    reveal: (index) => {
      const id = ids[index]
      if (id !== undefined) onReveal(id)
    },
    landing: () => ({ index: 0, top: 0 }),
  })
  return null
}
