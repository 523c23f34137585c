import { moveTask, updateTask } from '#client/features/tasks/data.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import type { SentTaskFields, TaskCard } from '#contract/tasks.ts'
import { ColumnPicker } from './ColumnPicker.tsx'
import { ComplexityPicker } from './ComplexityPicker.tsx'
import { DayPicker } from './DayPicker.tsx'
import { LabelPicker } from './LabelPicker.tsx'
import { MemberPicker } from './MemberPicker.tsx'
import { PriorityPicker } from './PriorityPicker.tsx'

export type PickedField = 'status' | 'priority' | 'members' | 'start' | 'due' | 'complexity' | 'labels'

interface Props {
  card: TaskCard
  field: PickedField
  /** A field that holds one thing is done with the first pick. */
  onDone(): void
}

/** Changes one field of a task, wherever its value was clicked. */
export function TaskFieldPicker({ card, field, onDone }: Props) {
  const { store } = useOpenBoard()
  const change = (fields: SentTaskFields) => void updateTask(store, card._id, fields)

  function choose(fields: SentTaskFields) {
    change(fields)
    onDone()
  }

  function moveTo(columnId: string) {
    if (columnId !== card.columnId) void moveTask(store, card._id, { columnId })
    onDone()
  }

  switch (field) {
    case 'status':
      return <ColumnPicker value={card.columnId} onChange={moveTo} />
    case 'priority':
      return <PriorityPicker value={card.priority} onChange={(priority) => choose({ priority })} />
    case 'members':
      return <MemberPicker value={card.members} onChange={(members) => change({ members })} />
    case 'start':
      return <DayPicker value={card.startDate} latest={card.dueDate} onChange={(startDate) => choose({ startDate })} />
    case 'due':
      return <DayPicker value={card.dueDate} earliest={card.startDate} onChange={(dueDate) => choose({ dueDate })} />
    case 'complexity':
      return <ComplexityPicker value={card.complexity} onChange={(complexity) => choose({ complexity })} />
    case 'labels':
      return (
        <LabelPicker
          value={card.labels}
          onChange={(next) => change({ labels: next(store.task(card._id)?.labels ?? card.labels) })}
        />
      )
  }
}
