import { memo } from 'react'
import { ColumnIcon } from '#client/features/tasks/ColumnIcon.tsx'
import { complexityWords } from '#client/features/tasks/level-words.ts'
import { PriorityIcon } from '#client/features/tasks/PriorityIcon.tsx'
import { useColumn, useIsRecent, useTask } from '#client/features/tasks/use-board-store.ts'
import { durationWords } from '#client/features/tasks/words.ts'
import { AvatarStack } from '#client/ui/AvatarStack.tsx'
import type { Label } from '#contract/labels.ts'
import { t } from '#contract/texts.ts'
import { DueDate } from './DueDate.tsx'
import { INSTRUCTIONS_ID } from './instructions.ts'
import { LabelChip } from './LabelChip.tsx'
import { Cell, Row } from './ListTable.tsx'
import { spokenTask } from './spoken-task.ts'
import classes from './TaskList.module.css'
import { TimerChip } from './TimerChip.tsx'
import { useFocusGoesAlong } from './use-focus-goes-along.ts'
import { useIsSelected } from './use-selection.ts'
import { useView } from './view.ts'

interface Props {
  id: string
  /** The one it stands in; a task can stand in several. */
  groupKey: string
  /** Among all rows, those out of view too. */
  rowIndex: number
  /** The one the Tab key leads to. */
  isTabStop: boolean
}

/** A task in the list. Like a card, it is plain and has no handler of its own. */
export const TaskRow = memo(function TaskRow({ id, groupKey, rowIndex, isTabStop }: Props) {
  const { store, labels, people, day, selection, group } = useView()
  const task = useTask(store, id)
  const isRecent = useIsRecent(store, id)
  const isSelected = useIsSelected(selection, id)
  const element = useFocusGoesAlong<HTMLDivElement>(id)
  if (!task) return null
  const { taskId, title, priority, complexity, totalTime, activeTimers, completedAt } = task
  return (
    <Row
      ref={element}
      rowIndex={rowIndex}
      className={classes.row}
      data-task={id}
      data-group={groupKey}
      data-recent={isRecent || undefined}
      title={isRecent ? t`New` : undefined}
      data-selected={isSelected || undefined}
      data-done={completedAt !== null || undefined}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={spokenTask(task, isSelected, { labels, people, day })}
      aria-describedby={INSTRUCTIONS_ID}
      aria-keyshortcuts="Enter X Shift+F10 Alt+ArrowUp Alt+ArrowDown"
    >
      <Cell place="priority" field="priority">
        <PriorityIcon priority={priority} />
      </Cell>
      <Cell place="id">{taskId || '…'}</Cell>
      <Cell place="title">{title}</Cell>
      {group && (
        <Cell place="status" field="status">
          <Status columnId={task.columnId} />
        </Cell>
      )}
      <Cell place="labels" field="labels">
        <Labels labels={task.labels.flatMap((label) => labels.get(label) ?? [])} />
      </Cell>
      <Cell place="members" field="members">
        {task.members.length > 0 && (
          <AvatarStack people={task.members.flatMap((member) => people.get(member) ?? [])} size={20} />
        )}
      </Cell>
      <Cell place="due" field="due">
        <DueDate task={task} day={day} />
      </Cell>
      <Cell place="complexity" field="complexity">
        {complexity > 0 && complexityWords[complexity]}
      </Cell>
      <Cell place="time">
        {activeTimers.length > 0 ? (
          <TimerChip timers={activeTimers} spent={totalTime} />
        ) : (
          totalTime > 0 && durationWords(totalTime)
        )}
      </Cell>
    </Row>
  )
})

/** There is room for two; the others are counted. */
const SHOWN_LABELS = 2

function Labels({ labels }: { labels: Label[] }) {
  const rest = labels.slice(SHOWN_LABELS)
  return (
    <>
      {labels.slice(0, SHOWN_LABELS).map((label) => (
        <LabelChip key={label._id} label={label} />
      ))}
      {rest.length > 0 && (
        <span className={classes.more} title={rest.map(({ name }) => name).join(', ')}>
          +{rest.length}
        </span>
      )}
    </>
  )
}

/** Where rows stand in groups of something else. */
function Status({ columnId }: { columnId: string }) {
  const { store, finishing } = useView()
  const column = useColumn(store, columnId)
  if (!column) return null
  return (
    <>
      <ColumnIcon column={column} finishing={finishing.has(column.type)} size={14} />
      <span>{column.title}</span>
    </>
  )
}
