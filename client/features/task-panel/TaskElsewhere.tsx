import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { taskQuery } from '#client/features/tasks/data.ts'
import { t } from '#contract/texts.ts'
import classes from './Properties.module.css'

interface Props {
  id: string
  onRemove: (() => void) | undefined
}

/** A linked task that is not on this board: deleted, or carried to another project. The list of tasks cannot take it off. */
export function TaskElsewhere({ id, onRemove }: Props) {
  const { data: task, isError } = useQuery(taskQuery(id))
  const name = task?.taskId ?? (isError ? t`Deleted task` : '…')
  return (
    <span className={classes.chip} title={task && `${task.title}, in another project`}>
      {name}
      {onRemove && (
        <button type="button" className={classes.remove} aria-label={`Remove ${name}`} onClick={onRemove}>
          <IconX size={13} stroke={1.8} />
        </button>
      )}
    </span>
  )
}
