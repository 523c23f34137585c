import { Popover } from '@mantine/core'
import { type PickedField, TaskFieldPicker } from '#client/features/task-fields/TaskFieldPicker.tsx'
import { useTask } from '#client/features/tasks/use-board-store.ts'
import { t } from '#contract/texts.ts'
import classes from './CellPicker.module.css'
import type { OpenedCell } from './opened-cell.ts'
import { useView } from './view.ts'

const names: Record<PickedField, string> = {
  status: t`Status`,
  priority: t`Priority`,
  members: t`Members`,
  start: t`Start date`,
  due: t`Due date`,
  complexity: t`Complexity`,
  labels: t`Labels`,
}

interface Props {
  cell: OpenedCell
  onClose(): void
}

/** The picker of one value in the list. It stays where it was opened, wherever the row goes meanwhile. */
export function CellPicker({ cell: { taskId, field, place }, onClose }: Props) {
  const { store } = useView()
  const card = useTask(store, taskId)
  if (!card) return null
  const { top, left, width, height } = place
  return (
    <Popover opened onChange={onClose} position="bottom-start" trapFocus withinPortal offset={2} shadow="md">
      <Popover.Target>
        {/* Over the value, so that a second click closes what the first one opened. */}
        <button
          type="button"
          className={classes.opener}
          style={{ top, left, width, height }}
          tabIndex={-1}
          aria-label={names[field]}
          onClick={onClose}
        />
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <TaskFieldPicker card={card} field={field} onDone={onClose} />
      </Popover.Dropdown>
    </Popover>
  )
}
