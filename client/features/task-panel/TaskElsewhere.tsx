import { IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import type { LinkedTask } from '#contract/tasks.ts'
import classes from './Properties.module.css'

interface Props {
  task: LinkedTask
  onRemove?: (() => void) | undefined
}

/** A linked task of another project. The list of tasks cannot take it off. */
export function TaskElsewhere({ task: { _id, taskId, title, boardId }, onRemove }: Props) {
  const { board } = useOpenBoard()
  return (
    <span className={classes.chip}>
      <Link
        to="/$workspace/projects/$boardId"
        params={{ workspace: board.workspace.url, boardId }}
        search={{ task: _id }}
        className={classes.link}
        title={`${title}, in another project`}
      >
        <span className={classes.number}>{taskId}</span>
        <span className={classes.title}>{title}</span>
      </Link>
      {onRemove && (
        <button type="button" className={classes.remove} aria-label={`Remove ${taskId}`} onClick={onRemove}>
          <IconX size={13} stroke={1.8} />
        </button>
      )}
    </span>
  )
}
