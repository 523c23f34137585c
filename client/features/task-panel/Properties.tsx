import {
  IconBan,
  IconCalendarEvent,
  IconCircleDashed,
  IconClock,
  IconFlag,
  IconGauge,
  IconHourglass,
  IconPhoto,
  IconTag,
  IconUsers,
} from '@tabler/icons-react'
import { ColumnPicker } from '#client/features/task-fields/ColumnPicker.tsx'
import { ComplexityPicker } from '#client/features/task-fields/ComplexityPicker.tsx'
import { LabelPicker } from '#client/features/task-fields/LabelPicker.tsx'
import { MemberPicker } from '#client/features/task-fields/MemberPicker.tsx'
import { PriorityPicker } from '#client/features/task-fields/PriorityPicker.tsx'
import { ColumnIcon } from '#client/features/tasks/ColumnIcon.tsx'
import { moveTask, updateTask } from '#client/features/tasks/data.ts'
import { complexityWords, priorityWords } from '#client/features/tasks/level-words.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { PriorityIcon } from '#client/features/tasks/PriorityIcon.tsx'
import { useColumn } from '#client/features/tasks/use-board-store.ts'
import { durationWords } from '#client/features/tasks/words.ts'
import { TimerButton } from '#client/features/time/TimerButton.tsx'
import type { SentTaskFields, TaskCard } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'
import { CoverField } from './CoverField.tsx'
import { DatesField } from './DatesField.tsx'
import { LinkedTasks } from './LinkedTasks.tsx'
import { PickerButton } from './PickerButton.tsx'
import classes from './Properties.module.css'
import { Property } from './Property.tsx'
import { LabelChips, MemberNames } from './shown-values.tsx'

interface Props {
  card: TaskCard
  onOpenTask(taskId: string): void
}

/** Everything about a task that is picked rather than written. */
export function Properties({ card, onOpenTask }: Props) {
  const { store, people, labels, mayEdit } = useOpenBoard()
  const change = (fields: SentTaskFields) => void updateTask(store, card._id, fields)
  const names = card.members.map((id) => people.get(id)?.name ?? t`Somebody who left`)
  const labelNames = card.labels.flatMap((id) => labels.get(id)?.name ?? [])
  return (
    <dl className={classes.properties}>
      <Property icon={IconCircleDashed} label="Status">
        <Status card={card} />
      </Property>
      <Property icon={IconFlag} label="Priority">
        <PickerButton
          label="Priority"
          value={priorityWords[card.priority]!}
          picker={(close) => (
            <PriorityPicker
              value={card.priority}
              onChange={(priority) => {
                change({ priority })
                close()
              }}
            />
          )}
        >
          <PriorityIcon priority={card.priority} />
          {priorityWords[card.priority]}
        </PickerButton>
      </Property>
      <Property icon={IconUsers} label="Members">
        <PickerButton
          label="Members"
          value={names.join(', ') || t`Nobody`}
          picker={() => <MemberPicker value={card.members} onChange={(members) => change({ members })} />}
        >
          <MemberNames members={card.members} />
        </PickerButton>
      </Property>
      <Property icon={IconCalendarEvent} label="Dates">
        <DatesField card={card} />
      </Property>
      <Property icon={IconGauge} label="Complexity">
        <PickerButton
          label="Complexity"
          value={complexityWords[card.complexity]!}
          picker={(close) => (
            <ComplexityPicker
              value={card.complexity}
              onChange={(complexity) => {
                change({ complexity })
                close()
              }}
            />
          )}
        >
          {complexityWords[card.complexity]}
        </PickerButton>
      </Property>
      <Property icon={IconTag} label="Labels">
        <PickerButton
          label="Labels"
          value={labelNames.join(', ') || t`None`}
          picker={() => <LabelPicker value={card.labels} onChange={(picked) => change({ labels: picked })} />}
        >
          <LabelChips labels={card.labels} />
        </PickerButton>
      </Property>
      <Property icon={IconBan} label="Blocked by">
        <LinkedTasks card={card} field="blockers" label="Blocked by" onOpenTask={onOpenTask} />
      </Property>
      <Property icon={IconHourglass} label="Waits for">
        <LinkedTasks card={card} field="dependencies" label="Waits for" onOpenTask={onOpenTask} />
      </Property>
      {mayEdit && (
        <Property icon={IconPhoto} label="Cover">
          <CoverField card={card} />
        </Property>
      )}
      <Property icon={IconClock} label="Time">
        <span className={classes.total}>{durationWords(card.totalTime)}</span>
        {mayEdit && <TimerButton store={store} task={card} />}
      </Property>
    </dl>
  )
}

function Status({ card }: { card: TaskCard }) {
  const { store, finishing } = useOpenBoard()
  const column = useColumn(store, card.columnId)
  if (!column) return null
  return (
    <PickerButton
      label="Status"
      value={column.title}
      picker={(close) => (
        <ColumnPicker
          value={card.columnId}
          onChange={(columnId) => {
            if (columnId !== card.columnId) void moveTask(store, card._id, { columnId })
            close()
          }}
        />
      )}
    >
      <ColumnIcon column={column} finishing={finishing.has(column.type)} />
      {column.title}
    </PickerButton>
  )
}
