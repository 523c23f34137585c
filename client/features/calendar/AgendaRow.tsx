import { PriorityIcon } from '#client/features/tasks/PriorityIcon.tsx'
import { dayWords } from '#client/features/tasks/words.ts'
import { AvatarStack } from '#client/ui/AvatarStack.tsx'
import { colorOf } from '#client/ui/color-of.ts'
import { t } from '#contract/texts.ts'
import classes from './Agenda.module.css'
import { shortDay } from './calendar-days.ts'
import { chipWords } from './chip-words.ts'
import { INSTRUCTIONS_ID } from './Instructions.tsx'
import { type PlannedTask, spanOf } from './planned-task.ts'
import { useCalendar } from './view.ts'

interface Props {
  task: PlannedTask
  isTabStop: boolean
  isLate: boolean
}

export function AgendaRow({ task, isTabStop, isLate }: Props) {
  const { people, labels, today } = useCalendar()
  const members = task.members.flatMap((id) => people.get(id) ?? [])
  const shownLabels = task.labels.flatMap((id) => labels.get(id) ?? [])
  const { from, to } = spanOf(task)!
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be dragged in Firefox
    <div
      role="button"
      className={classes.row}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={chipWords(task, today)}
      aria-describedby={INSTRUCTIONS_ID}
      data-task={task._id}
      data-done={task.completedAt !== null || undefined}
    >
      <PriorityIcon priority={task.priority} />
      <span className={classes.words}>
        <span className={classes.title}>{task.title}</span>
        {task.place && <span className={classes.place}>{task.place}</span>}
      </span>
      {shownLabels.map(({ _id, name, color }) => (
        <i key={_id} className={classes.label} style={{ background: colorOf(color) }} title={name} />
      ))}
      {isLate && <span className={classes.late}>{dayWords(to)}</span>}
      {!isLate && from !== to && (
        <span className={classes.from}>{from > today ? t`from ${shortDay(from)}` : t`since ${shortDay(from)}`}</span>
      )}
      {members.length > 0 && <AvatarStack people={members} size={20} />}
    </div>
  )
}
