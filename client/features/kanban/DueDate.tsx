import { dayWords } from '#client/features/tasks/words.ts'
import { bucketOf } from '#contract/task-filters.ts'
import type { TaskCard } from '#contract/tasks.ts'
import classes from './CardFoot.module.css'
import { CardIcon } from './CardIcon.tsx'

interface Props {
  task: Pick<TaskCard, 'dueDate' | 'completedAt'>
  day: string
}

/** Red when it is late, ember on its day. What is done is late no more. */
export function DueDate({ task: { dueDate, completedAt }, day }: Props) {
  if (dueDate === null) return null
  const bucket = completedAt ? undefined : bucketOf(dueDate, { today: day })
  return (
    <span className={classes.meta} data-due={bucket}>
      <CardIcon name="calendar" />
      {dayWords(dueDate, new Date(`${day}T00:00:00`))}
    </span>
  )
}
