import { Link } from '@tanstack/react-router'
import type { MyTask } from '#contract/account.ts'
import classes from './MyTasks.module.css'
import { PriorityIcon } from './PriorityIcon.tsx'
import { dayWords } from './words.ts'

export function MyTaskRow({ task }: { task: MyTask }) {
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
            {workspace.name} / {board.title} · {column.title}
          </span>
        </span>
        {dueDate && <span className={classes.due}>{dayWords(dueDate)}</span>}
      </Link>
    </li>
  )
}
