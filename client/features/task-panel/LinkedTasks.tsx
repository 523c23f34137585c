import { ActionIcon, Popover } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TaskPicker } from '#client/features/task-fields/TaskPicker.tsx'
import { updateTask } from '#client/features/tasks/data.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { useTask, useTaskCount } from '#client/features/tasks/use-board-store.ts'
import type { LinkedTask as Linked, TaskCard } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'
import { linkedTasksQuery } from './data.ts'
import classes from './Properties.module.css'
import { TaskElsewhere } from './TaskElsewhere.tsx'

interface Props {
  card: TaskCard
  field: 'blockers' | 'dependencies'
  label: string
  onOpenTask(taskId: string): void
}

const meanings = {
  blockers: t`What stops this task right now. Its card shows how many there are.`,
  dependencies: t`What has to be done before this task begins. The timeline draws an arrow, and moves it along.`,
}

/** Other tasks this one has to do with; a click opens them. */
export function LinkedTasks({ card, field, label, onOpenTask }: Props) {
  const { store, mayEdit } = useOpenBoard()
  const [opened, setOpened] = useState(false)
  const ids = card[field]
  useTaskCount(store)
  const elsewhere = ids.filter((id) => !store.task(id))
  const { data, isSuccess } = useQuery({ ...linkedTasksQuery(card._id, elsewhere), enabled: elsewhere.length > 0 })
  // What is known stays while it is asked again, and when that fails.
  const [found, setFound] = useState<Linked[]>([])
  if (data && data !== found) setFound(data)
  const isKnown = elsewhere.length === 0 || isSuccess
  // A deleted one stays written down, for the case that it is restored, but nothing waits for it.
  const shown = ids.filter((id) => store.task(id) ?? found.some(({ _id }) => _id === id))
  const kept = field === 'blockers' ? store.deletedBlockers(card._id) : []
  const change = (linked: string[]) => void updateTask(store, card._id, { [field]: [...linked, ...kept] })
  return (
    <>
      {shown.map((id) => (
        <LinkedTask
          key={id}
          id={id}
          elsewhere={found.find(({ _id }) => _id === id)}
          onOpen={() => onOpenTask(id)}
          onRemove={mayEdit ? () => change(ids.filter((other) => other !== id)) : undefined}
        />
      ))}
      {!mayEdit && isKnown && shown.length === 0 && <span className={classes.none}>Nothing</span>}
      {mayEdit && (
        <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus offset={4}>
          <Popover.Target>
            <ActionIcon
              className={classes.add ?? ''}
              aria-label={`Change: ${label}`}
              onClick={() => setOpened((now) => !now)}
            >
              <IconPlus size={15} stroke={1.7} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown p={0}>
            <TaskPicker label={label} meaning={meanings[field]} value={ids} except={card._id} onChange={change} />
          </Popover.Dropdown>
        </Popover>
      )}
    </>
  )
}

interface LinkedTaskProps {
  id: string
  elsewhere: Linked | undefined
  onOpen(): void
  onRemove: (() => void) | undefined
}

function LinkedTask({ id, elsewhere, onOpen, onRemove }: LinkedTaskProps) {
  const { store } = useOpenBoard()
  const task = useTask(store, id)
  if (!task) return elsewhere && <TaskElsewhere task={elsewhere} onRemove={onRemove} />
  return (
    <button
      type="button"
      className={classes.chip}
      title={task.title}
      aria-label={`Open ${task.taskId} ${task.title}`}
      data-done={task.completedAt ? '' : undefined}
      onClick={onOpen}
    >
      {task.taskId}
    </button>
  )
}
