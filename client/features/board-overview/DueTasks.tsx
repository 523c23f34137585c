import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useToday } from '#client/features/task-filters/use-today.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { PriorityIcon } from '#client/features/tasks/PriorityIcon.tsx'
import { dayWords, isOverdue } from '#client/features/tasks/words.ts'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import type { TaskCard } from '#contract/tasks.ts'
import classes from './DueTasks.module.css'

interface Props {
  title: string
  tasks: TaskCard[]
  /** Said when there is none. */
  none: string
}

const SHOWN = 6

export function DueTasks({ title, tasks, none }: Props) {
  const { board } = useOpenBoard()
  const day = useToday()
  const [all, setAll] = useState(false)
  const shown = all ? tasks : tasks.slice(0, SHOWN)
  return (
    <SettingsSection title={title}>
      {tasks.length === 0 && <p className={classes.none}>{none}</p>}
      <ul className={classes.tasks}>
        {shown.map(({ _id, taskId, title: name, priority, dueDate }) => (
          <li key={_id}>
            <Link
              className={classes.task}
              to="/$workspace/projects/$boardId"
              params={{ workspace: board.workspace.url, boardId: board._id }}
              search={{ task: _id }}
            >
              <PriorityIcon priority={priority} />
              <span className={classes.id}>{taskId}</span>
              <span className={classes.title}>{name}</span>
              <span className={classes.due} data-late={isOverdue(dueDate, day) || undefined}>
                {dayWords(dueDate!)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {tasks.length > shown.length && (
        <button type="button" className={classes.more} onClick={() => setAll(true)}>
          Show all {tasks.length}
        </button>
      )}
    </SettingsSection>
  )
}
