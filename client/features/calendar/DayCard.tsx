import { IconClockExclamation } from '@tabler/icons-react'
import { memo } from 'react'
import { PriorityIcon } from '#client/features/tasks/PriorityIcon.tsx'
import { dayWords, isLate } from '#client/features/tasks/words.ts'
import { AvatarStack } from '#client/ui/AvatarStack.tsx'
import { colorOf } from '#client/ui/color-of.ts'
import { chipWords } from './chip-words.ts'
import classes from './DayCard.module.css'
import { INSTRUCTIONS_ID } from './Instructions.tsx'
import type { PlannedTask } from './planned-task.ts'
import { useCalendar } from './view.ts'

interface Props {
  task: PlannedTask
  isTabStop: boolean
}

/** A task with the day to itself: there is room for what else a card of the board shows. */
export const DayCard = memo(function DayCard({ task, isTabStop }: Props) {
  const { people, labels, today } = useCalendar()
  const members = task.members.flatMap((id) => people.get(id) ?? [])
  const shownLabels = task.labels.flatMap((id) => labels.get(id) ?? [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be dragged in Firefox
    <div
      role="button"
      className={classes.card}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={chipWords(task, today)}
      aria-describedby={INSTRUCTIONS_ID}
      data-task={task._id}
      data-done={task.completedAt !== null || undefined}
    >
      <div className={classes.head}>
        <PriorityIcon priority={task.priority} />
        <span className={classes.id}>{task.taskId || '…'}</span>
        {members.length > 0 && (
          <span className={classes.members}>
            <AvatarStack people={members} size={18} max={2} />
          </span>
        )}
      </div>
      <div className={classes.title}>{task.title}</div>
      {isLate(task, today) && (
        <div className={classes.late}>
          <IconClockExclamation size={14} stroke={1.8} aria-hidden />
          {dayWords(task.dueDate!)}
        </div>
      )}
      {task.place && <div className={classes.place}>{task.place}</div>}
      {shownLabels.length > 0 && (
        <div className={classes.labels}>
          {shownLabels.map(({ _id, name, color }) => (
            <span key={_id}>
              <i style={{ background: colorOf(color) }} />
              {name}
            </span>
          ))}
        </div>
      )}
    </div>
  )
})
