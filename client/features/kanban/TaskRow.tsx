import { memo } from 'react'
import { complexityWords } from '#client/features/tasks/level-words.ts'
import { PriorityIcon } from '#client/features/tasks/PriorityIcon.tsx'
import { useIsRecent, useTask } from '#client/features/tasks/use-board-store.ts'
import { durationWords } from '#client/features/tasks/words.ts'
import { AvatarStack } from '#client/ui/AvatarStack.tsx'
import { DueDate } from './DueDate.tsx'
import { INSTRUCTIONS_ID } from './instructions.ts'
import { LabelChip } from './LabelChip.tsx'
import classes from './TaskList.module.css'
import { TimerChip } from './TimerChip.tsx'
import { useIsSelected } from './use-selection.ts'
import { useView } from './view.ts'

interface Props {
  id: string
  /** The one the Tab key leads to. */
  isTabStop: boolean
}

/** A task in the list. Like a card, it is plain and has no handler of its own. */
export const TaskRow = memo(function TaskRow({ id, isTabStop }: Props) {
  const { store, labels, people, day, selection } = useView()
  const task = useTask(store, id)
  const isRecent = useIsRecent(store, id)
  const isSelected = useIsSelected(selection, id)
  if (!task) return null
  const { taskId, title, priority, complexity, totalTime, activeTimers, completedAt } = task
  return (
    <article
      className={classes.row}
      data-task={id}
      data-recent={isRecent || undefined}
      data-selected={isSelected || undefined}
      data-done={completedAt !== null || undefined}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={`${taskId} ${title}${isSelected ? ', selected' : ''}`}
      aria-describedby={INSTRUCTIONS_ID}
      aria-keyshortcuts="Enter X Alt+ArrowUp Alt+ArrowDown"
    >
      <span data-place="priority">
        <PriorityIcon priority={priority} />
      </span>
      <span data-place="id">{taskId || '…'}</span>
      <span data-place="title">{title}</span>
      <span data-place="labels">
        {task.labels.flatMap((label) => {
          const known = labels.get(label)
          return known ? [<LabelChip key={label} label={known} />] : []
        })}
      </span>
      <span data-place="members">
        <AvatarStack people={task.members.flatMap((member) => people.get(member) ?? [])} size={20} />
      </span>
      <span data-place="due">
        <DueDate task={task} day={day} />
      </span>
      <span data-place="complexity">{complexity > 0 && complexityWords[complexity]}</span>
      <span data-place="time">
        {activeTimers.length > 0 ? <TimerChip timers={activeTimers} /> : totalTime > 0 && durationWords(totalTime)}
      </span>
    </article>
  )
})
