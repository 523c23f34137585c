import { IconX } from '@tabler/icons-react'
import type { LinkedTask } from '#contract/tasks.ts'
import classes from './Properties.module.css'

interface Props {
  task: LinkedTask
  onRemove: (() => void) | undefined
}

/** A linked task that was carried to another project. The list of tasks cannot take it off. */
export function TaskElsewhere({ task: { taskId, title }, onRemove }: Props) {
  return (
    <span className={classes.chip} title={`${title}, in another project`}>
      {taskId}
      {onRemove && (
        <button type="button" className={classes.remove} aria-label={`Remove ${taskId}`} onClick={onRemove}>
          <IconX size={13} stroke={1.8} />
        </button>
      )}
    </span>
  )
}
