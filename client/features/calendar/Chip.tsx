import { IconClockExclamation } from '@tabler/icons-react'
import { type CSSProperties, memo } from 'react'
import { PriorityIcon } from '#client/features/tasks/PriorityIcon.tsx'
import { isLate } from '#client/features/tasks/words.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { colorOf } from '#client/ui/color-of.ts'
import classes from './Chip.module.css'
import { chipWords } from './chip-words.ts'
import { INSTRUCTIONS_ID } from './Instructions.tsx'
import type { PlannedTask } from './planned-task.ts'
import { useCalendar } from './view.ts'

interface Props {
  task: PlannedTask
  isTabStop: boolean
  /** Its place below the number of the day; in a list it has none. */
  line?: number
  /** In days. */
  length?: number
  isBegun?: boolean
  goesOn?: boolean
}

/** Low and medium say little where there is room for a few words. */
const SHOWN_PRIORITY = 2

/** A task on its days. Has no handler of its own: the calendar listens for all of them. */
export const Chip = memo(function Chip({ task, isTabStop, line, length = 1, isBegun, goesOn }: Props) {
  const { people, labels, mayEdit, today } = useCalendar()
  const { _id, title, priority, members, completedAt } = task
  const label = task.labels.flatMap((id) => labels.get(id) ?? [])[0]
  const [person] = members.flatMap((id) => people.get(id) ?? [])
  const isPlaced = line !== undefined
  const late = isLate(task, today)
  const words = chipWords(task, today)
  const style = {
    ...(label && { '--chip': colorOf(label.color) }),
    ...(isPlaced && { '--line': line, '--length': length }),
  } as CSSProperties

  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be dragged in Firefox
    <div
      role="button"
      className={classes.chip}
      tabIndex={isTabStop ? 0 : -1}
      style={style}
      title={words}
      aria-label={words}
      aria-describedby={INSTRUCTIONS_ID}
      data-task={_id}
      data-placed={isPlaced || undefined}
      data-done={completedAt !== null || undefined}
      data-late={late || undefined}
      data-begun={isBegun || undefined}
      data-goes-on={goesOn || undefined}
    >
      {mayEdit && isPlaced && !isBegun && <span className={classes.edge} data-edge="start" />}
      {priority > 0 && priority <= SHOWN_PRIORITY && <PriorityIcon priority={priority} size={14} />}
      {late && <IconClockExclamation size={14} stroke={1.8} aria-hidden />}
      <span className={classes.title}>{title}</span>
      {person && <Avatar person={person} size={16} />}
      {mayEdit && isPlaced && !goesOn && <span className={classes.edge} data-edge="end" />}
    </div>
  )
})
