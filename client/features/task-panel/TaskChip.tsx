import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { useTask } from '#client/features/tasks/use-board-store.ts'
import classes from './Properties.module.css'

interface Props {
  id: string
  onOpen(): void
}

/** A task of this board; a click opens it. */
export function TaskChip({ id, onOpen }: Props) {
  const { store } = useOpenBoard()
  const task = useTask(store, id)
  if (!task) return null
  return (
    <button
      type="button"
      className={classes.chip}
      title={task.title}
      aria-label={`Open ${task.taskId} ${task.title}`}
      data-done={task.completedAt ? '' : undefined}
      onClick={onOpen}
    >
      <span className={classes.number}>{task.taskId}</span>
      <span className={classes.title}>{task.title}</span>
    </button>
  )
}
