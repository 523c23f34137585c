import { ActionIcon, Popover } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { TaskPicker } from '#client/features/task-fields/TaskPicker.tsx'
import { updateTask } from '#client/features/tasks/data.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'
import classes from './Properties.module.css'
import { TaskChip } from './TaskChip.tsx'
import { TaskElsewhere } from './TaskElsewhere.tsx'
import { type LinkField, useLinkedTasks } from './use-linked-tasks.ts'

interface Props {
  card: TaskCard
  field: LinkField
  label: string
  onOpenTask(taskId: string): void
}

const meanings = {
  blockers: t`What stops this task right now. Its card shows how many are still open.`,
  dependencies: t`What has to be done before this task begins. The timeline draws an arrow, and moves it along.`,
}

/** Other tasks this one has to do with; a click opens them. */
export function LinkedTasks({ card, field, label, onOpenTask }: Props) {
  const { store, mayEdit } = useOpenBoard()
  const [opened, setOpened] = useState(false)
  const ids = card[field]
  const { tasks: found, isKnown } = useLinkedTasks(card)
  const here = ids.filter((id) => store.task(id))
  // A deleted one stays written down, for the case that it is restored, but nothing waits for it.
  const elsewhere = found.filter(
    ({ _id, boardId }) => ids.includes(_id) && !here.includes(_id) && boardId !== store.boardId,
  )
  const isAll = isKnown || here.length === ids.length
  const kept = field === 'blockers' ? store.deletedBlockers(card._id) : []
  const change = (linked: string[]) => void updateTask(store, card._id, { [field]: [...linked, ...kept] })
  return (
    <>
      {here.map((id) => (
        <TaskChip key={id} id={id} onOpen={() => onOpenTask(id)} />
      ))}
      {elsewhere.map((task) => (
        <TaskElsewhere
          key={task._id}
          task={task}
          onRemove={mayEdit ? () => change(ids.filter((id) => id !== task._id)) : undefined}
        />
      ))}
      {!mayEdit && isAll && here.length + elsewhere.length === 0 && <span className={classes.none}>Nothing</span>}
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
