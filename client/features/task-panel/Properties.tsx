import {
  IconBan,
  IconBarrierBlock,
  IconCalendarEvent,
  IconCircleDashed,
  IconClock,
  IconFlag,
  IconGauge,
  IconHourglass,
  IconHourglassEmpty,
  IconPhoto,
  IconTag,
  IconUsers,
} from '@tabler/icons-react'
import { ColumnIcon } from '#client/features/tasks/ColumnIcon.tsx'
import { complexityWords, priorityWords } from '#client/features/tasks/level-words.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { PriorityIcon } from '#client/features/tasks/PriorityIcon.tsx'
import { useColumn } from '#client/features/tasks/use-board-store.ts'
import { durationWords } from '#client/features/tasks/words.ts'
import { TimerButton } from '#client/features/time/TimerButton.tsx'
import type { TaskCard } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'
import { CoverField } from './CoverField.tsx'
import { DatesField } from './DatesField.tsx'
import { FieldButton } from './FieldButton.tsx'
import { LinkedTasks } from './LinkedTasks.tsx'
import { NamingTasks } from './NamingTasks.tsx'
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
  const names = card.members.map((id) => people.get(id)?.name ?? t`Somebody who left`)
  const labelNames = card.labels.flatMap((id) => labels.get(id)?.name ?? [])
  return (
    <dl className={classes.properties}>
      <Property icon={IconCircleDashed} label="Status">
        <Status card={card} />
      </Property>
      <Property icon={IconFlag} label="Priority">
        <FieldButton label="Priority" value={priorityWords[card.priority]!} card={card} field="priority">
          <PriorityIcon priority={card.priority} />
          {priorityWords[card.priority]}
        </FieldButton>
      </Property>
      <Property icon={IconUsers} label="Members">
        <FieldButton label="Members" value={names.join(', ') || t`Nobody`} card={card} field="members">
          <MemberNames members={card.members} />
        </FieldButton>
      </Property>
      <Property icon={IconCalendarEvent} label="Dates">
        <DatesField card={card} />
      </Property>
      <Property icon={IconGauge} label="Complexity">
        <FieldButton label="Complexity" value={complexityWords[card.complexity]!} card={card} field="complexity">
          {complexityWords[card.complexity]}
        </FieldButton>
      </Property>
      <Property icon={IconTag} label="Labels">
        <FieldButton label="Labels" value={labelNames.join(', ') || t`None`} card={card} field="labels">
          <LabelChips labels={card.labels} />
        </FieldButton>
      </Property>
      <Property icon={IconBan} label="Blocked by">
        <LinkedTasks card={card} field="blockers" label="Blocked by" onOpenTask={onOpenTask} />
      </Property>
      <NamingTasks card={card} field="blockers" icon={IconBarrierBlock} label="Blocks" onOpenTask={onOpenTask} />
      <Property icon={IconHourglass} label="Waits for">
        <LinkedTasks card={card} field="dependencies" label="Waits for" onOpenTask={onOpenTask} />
      </Property>
      <NamingTasks
        card={card}
        field="dependencies"
        icon={IconHourglassEmpty}
        label="Awaited by"
        onOpenTask={onOpenTask}
      />
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
    <FieldButton label="Status" value={column.title} card={card} field="status">
      <span className={classes.named}>
        <ColumnIcon column={column} finishing={finishing.has(column.type)} />
        {column.title}
      </span>
    </FieldButton>
  )
}
