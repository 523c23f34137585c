import { Menu } from '@mantine/core'
import { IconArrowBarToDown, IconArrowBarToUp, IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
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

const icon = { size: 15, stroke: 1.7 }

/** A row of a <RowList> whose order matters. Its handle is dragged, or clicked by who cannot drag. */
export function SortableRow({ children, ...place }: Props) {
  const { row, handle, edge, dragging, onKeyDown, moveTo } = useSortable<HTMLButtonElement>(place)
  return (
    <li ref={row} className={classes.row} data-edge={edge ?? undefined} data-dragging={dragging || undefined}>
      <Menu position="bottom-start" width={190} disabled={place.count === 1}>
        <Menu.Target>
          <button
            ref={handle}
            type="button"
            className={classes.handle}
            aria-label={`Move ${place.name}`}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            title="Drag to move, or click. With the keyboard: Alt and the arrow keys."
            onKeyDown={onKeyDown}
          >
            <IconGripVertical size={15} stroke={1.7} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Places index={place.index} count={place.count} onMove={moveTo} />
        </Menu.Dropdown>
      </Menu>
      <div className={classes.content}>{children}</div>
    </li>
  )
}

/** Only towards where there is a place: a menu whose first entry is switched off does not take the focus. */
function Places({ index, count, onMove }: { index: number; count: number; onMove(to: number): void }) {
  return (
    <>
      {index > 0 && (
        <>
          <Menu.Item leftSection={<IconArrowUp {...icon} />} onClick={() => onMove(index - 1)}>
            Move up
          </Menu.Item>
          <Menu.Item leftSection={<IconArrowBarToUp {...icon} />} onClick={() => onMove(0)}>
            Move to the top
          </Menu.Item>
        </>
      )}
      {index < count - 1 && (
        <>
          <Menu.Item leftSection={<IconArrowDown {...icon} />} onClick={() => onMove(index + 1)}>
            Move down
          </Menu.Item>
          <Menu.Item leftSection={<IconArrowBarToDown {...icon} />} onClick={() => onMove(count - 1)}>
            Move to the end
          </Menu.Item>
        </>
      )}
    </>
  )
}
