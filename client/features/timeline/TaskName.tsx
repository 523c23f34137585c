import { memo } from 'react'
import { PriorityIcon } from '#client/features/tasks/PriorityIcon.tsx'
import { useTask } from '#client/features/tasks/use-board-store.ts'
import { AvatarStack } from '#client/ui/AvatarStack.tsx'
import { barId } from './bar-id.ts'
import { INSTRUCTIONS_ID } from './Instructions.tsx'
import classes from './NamePane.module.css'
import { ROW_HEIGHT } from './sizes.ts'
import { spanOf } from './spans.ts'
import { useLinkEnd, useTimeline } from './view.ts'
import { spokenDates } from './words.ts'

interface Props {
  rowKey: string
  id: string
  at: number
  level: number
  /** The one the Tab key leads to. */
  isTabStop: boolean
}

export const TaskName = memo(function TaskName({ rowKey, id, at, level, isTabStop }: Props) {
  const view = useTimeline()
  const { store, people, today } = view
  const task = useTask(store, id)
  const linkEnd = useLinkEnd(view, id)
  if (!task) return null
  const { taskId, title, priority, members, completedAt } = task
  return (
    // biome-ignore lint/a11y: a grid of plain elements; its rows have the focus
    <div
      role="row"
      className={classes.row}
      data-row={rowKey}
      data-task={id}
      data-undated={!spanOf(task) || undefined}
      data-done={completedAt !== null || undefined}
      data-link-end={linkEnd}
      tabIndex={isTabStop ? 0 : -1}
      aria-level={level}
      aria-rowindex={at + 1}
      aria-owns={barId(rowKey)}
      aria-label={`${taskId} ${title}, ${spokenDates(task, today)}`}
      aria-describedby={INSTRUCTIONS_ID}
      style={{ top: at * ROW_HEIGHT }}
    >
      {/* biome-ignore lint/a11y: a grid of plain elements; its rows have the focus */}
      <span role="rowheader" className={classes.name}>
        <span className={classes.priority}>
          <PriorityIcon priority={priority} size={15} />
        </span>
        <span className={classes.number}>{taskId || '…'}</span>
        <span className={classes.title}>{title}</span>
        <span className={classes.members}>
          <AvatarStack people={members.flatMap((member) => people.get(member) ?? [])} size={20} max={2} />
        </span>
      </span>
    </div>
  )
})
