import { Link } from '@tanstack/react-router'
import { PriorityIcon } from '#client/features/tasks/PriorityIcon.tsx'
import { dayWords } from '#client/features/tasks/words.ts'
import type { MyTask } from '#contract/account.ts'
import classes from './MyTasks.module.css'

interface Props {
  task: MyTask
  /** On a page of the workspace itself its name says nothing. */
  inWorkspace: boolean
}

export function MyTaskRow({ task, inWorkspace }: Props) {
  const { _id, title, priority, dueDate, board, workspace, column } = task
  return (
    <li>
      <Link
        className={classes.task}
        to="/$workspace/projects/$boardId"
        params={{ workspace: workspace.url, boardId: board._id }}
        search={{ task: _id }}
      >
        <PriorityIcon priority={priority} />
        <span className={classes.words}>
          <span className={classes.title}>{title}</span>
          <span className={classes.place}>
            {!inWorkspace && `${workspace.name} / `}
            {board.title} · {column.title}
          </span>
        </span>
        {dueDate && <span className={classes.due}>{dayWords(dueDate)}</span>}
      </Link>
    </li>
  )
}
