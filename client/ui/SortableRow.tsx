import { IconGripVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './SortableRow.module.css'
import { useSortable } from './use-sortable.ts'

interface Props {
  list: string
  name: string
  index: number
  count: number
  onMove(from: number, to: number): void
  children: ReactNode
}

/** A row of a <RowList> whose order matters. */
export function SortableRow({ children, ...place }: Props) {
  const { row, handle, edge, dragging, onKeyDown } = useSortable<HTMLButtonElement>(place)
  return (
    <li ref={row} className={classes.row} data-edge={edge ?? undefined} data-dragging={dragging || undefined}>
      <button
        ref={handle}
        type="button"
        className={classes.handle}
        aria-label={`Move ${place.name}`}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        title="Drag to move. With the keyboard: Alt and the arrow keys."
        onKeyDown={onKeyDown}
      >
        <IconGripVertical size={15} stroke={1.7} aria-hidden />
      </button>
      <div className={classes.content}>{children}</div>
    </li>
  )
}
