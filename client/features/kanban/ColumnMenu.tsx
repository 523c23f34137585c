import { Menu } from '@mantine/core'
import {
  IconArrowLeft,
  IconArrowRight,
  IconChecks,
  IconGauge,
  IconLayoutSidebarLeftCollapse,
  IconPencil,
  IconPlus,
  IconShape,
  IconTrash,
} from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { updateColumn } from '#client/features/board-columns/data.ts'
import { ColorSwatches } from '#client/ui/ColorSwatches.tsx'
import { SubMenu } from '#client/ui/SubMenu.tsx'
import type { Column } from '#contract/columns.ts'
import { ColumnLimitDialog } from './ColumnLimitDialog.tsx'
import classes from './ColumnMenu.module.css'
import { ColumnTypeItems } from './ColumnTypeItems.tsx'
import { DeleteColumnDialog } from './DeleteColumnDialog.tsx'
import { useView } from './view.ts'

interface Props {
  column: Column
  ids: readonly string[]
  onClose(): void
  onAdd: (() => void) | undefined
  onFold: (() => void) | undefined
  onRename(): void
  onMove(steps: -1 | 1): void
}

const icon = { size: 15, stroke: 1.7 }

/** Loads with the first one that is opened. Its dialogs take its place. */
export function ColumnMenu({ column, ids, onClose, onAdd, onFold, onRename, onMove }: Props) {
  const { store, mayEdit, selection } = useView()
  const [asking, setAsking] = useState<'limit' | 'delete' | null>(null)
  const opener = useRef(document.activeElement)
  const place = store.order.indexOf(column._id)

  function close() {
    onClose()
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
  }

  /** The focus goes where the action takes it, not back to the menu's button. */
  const closing = (act: () => void) => () => {
    onClose()
    act()
  }

  function selectAll() {
    selection.add(ids)
    close()
  }

  if (asking === 'limit') return <ColumnLimitDialog column={column} onClose={close} />
  if (asking === 'delete') return <DeleteColumnDialog column={column} onClose={close} />
  return (
    <Menu
      opened
      onClose={close}
      position="bottom-end"
      width={216}
      returnFocus={false}
      // Not keys: the one that opened it is still on its way, and would close it again.
      clickOutsideEvents={['mousedown', 'touchstart']}
      closeOnItemClick={false}
    >
      <Menu.Target>
        <button type="button" tabIndex={-1} aria-hidden aria-label="Actions" className={classes.anchor} />
      </Menu.Target>
      <Menu.Dropdown>
        {mayEdit && (
          <>
            {onAdd && (
              <Menu.Item data-autofocus leftSection={<IconPlus {...icon} />} onClick={closing(onAdd)}>
                Add task
              </Menu.Item>
            )}
            <Menu.Item
              data-autofocus={onAdd ? undefined : true}
              leftSection={<IconPencil {...icon} />}
              onClick={closing(onRename)}
            >
              Rename
            </Menu.Item>
            <div className={classes.colors}>
              <ColorSwatches
                label={`Color of ${column.title}`}
                value={column.color}
                onChange={(color) => void updateColumn(store, column._id, { color })}
                inMenu
              />
            </div>
            <SubMenu label="Type" icon={<IconShape {...icon} />}>
              <ColumnTypeItems column={column} onPick={close} />
            </SubMenu>
            <Menu.Item leftSection={<IconGauge {...icon} />} onClick={() => setAsking('limit')}>
              {column.limit === null ? 'Set a limit' : `Limit: ${column.limit}`}
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item leftSection={<IconChecks {...icon} />} disabled={ids.length === 0} onClick={selectAll}>
              Select all in column
            </Menu.Item>
          </>
        )}
        {onFold && (
          <Menu.Item leftSection={<IconLayoutSidebarLeftCollapse {...icon} />} onClick={closing(onFold)}>
            Fold
          </Menu.Item>
        )}
        {mayEdit && (
          <>
            <Menu.Item
              leftSection={<IconArrowLeft {...icon} />}
              disabled={place === 0}
              onClick={closing(() => onMove(-1))}
            >
              Move left
            </Menu.Item>
            <Menu.Item
              leftSection={<IconArrowRight {...icon} />}
              disabled={place === store.order.length - 1}
              onClick={closing(() => onMove(1))}
            >
              Move right
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item c="var(--h-red)" leftSection={<IconTrash {...icon} />} onClick={() => setAsking('delete')}>
              Delete…
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
