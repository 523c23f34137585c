import type { TablerIcon } from '@tabler/icons-react'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { Property } from './Property.tsx'
import { TaskChip } from './TaskChip.tsx'
import { TaskElsewhere } from './TaskElsewhere.tsx'
import { type LinkField, useLinkedTasks, useNamingHere } from './use-linked-tasks.ts'

interface Props {
  card: TaskCard
  /** What the others name it as. */
  field: LinkField
  icon: TablerIcon
  label: string
  onOpenTask(taskId: string): void
}

/** The other end of LinkedTasks. It is changed there, so it is only shown here, and only when there is something. */
export function NamingTasks({ card, field, icon, label, onOpenTask }: Props) {
  const { store } = useOpenBoard()
  const here = useNamingHere(store, field, card._id)
  const { blocks, awaitedBy } = useLinkedTasks(card)
  const elsewhere = (field === 'blockers' ? blocks : awaitedBy).filter(({ boardId }) => boardId !== store.boardId)
  if (here.length + elsewhere.length === 0) return null
  return (
    <Property icon={icon} label={label}>
      {here.map((id) => (
        <TaskChip key={id} id={id} onOpen={() => onOpenTask(id)} />
      ))}
      {elsewhere.map((task) => (
        <TaskElsewhere key={task._id} task={task} />
      ))}
    </Property>
  )
}
