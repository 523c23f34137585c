import type { ReactNode } from 'react'
import { calendarDay, relativeTime } from '#client/core/dates.ts'
import { priorityWords } from '#client/features/tasks/level-words.ts'
import { PriorityIcon } from '#client/features/tasks/PriorityIcon.tsx'
import { ColorDot } from '#client/ui/ColorDot.tsx'
import { LateMarkdown } from '#client/ui/markdown/LateMarkdown.tsx'
import type { PublicTask } from '#contract/attachments.ts'
import { SharedFrame } from './SharedFrame.tsx'
import classes from './SharedTask.module.css'

/** A task as the world sees it: no people, no time, nothing to change. */
export function SharedTask({ task }: { task: PublicTask }) {
  const { status, labels, priority, dueDate, checklist } = task
  return (
    <SharedFrame title={task.title}>
      <article className={classes.task}>
        <p className={classes.place}>
          {task.project} <span aria-hidden>/</span> {task.taskId}
        </p>
        <h1 className={classes.title}>{task.title}</h1>
        <dl className={classes.facts}>
          <Fact label="Status">
            <ColorDot color={status.color} />
            {status.title}
          </Fact>
          {priority > 0 && (
            <Fact label="Priority">
              <PriorityIcon priority={priority} />
              {priorityWords[priority]}
            </Fact>
          )}
          {dueDate && <Fact label="Due date">{calendarDay(dueDate)}</Fact>}
          {labels.length > 0 && (
            <Fact label="Labels">
              {labels.map(({ name, color }) => (
                <span key={name} className={classes.label}>
                  <ColorDot color={color} />
                  {name}
                </span>
              ))}
            </Fact>
          )}
          {checklist.total > 0 && (
            <Fact label="Checklist">
              {checklist.done} of {checklist.total} done
            </Fact>
          )}
        </dl>
        {task.description !== '' && (
          <div className={classes.description}>
            <LateMarkdown text={task.description} />
          </div>
        )}
        <p className={classes.updated}>Updated {relativeTime(task.updatedAt)}</p>
      </article>
    </SharedFrame>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
