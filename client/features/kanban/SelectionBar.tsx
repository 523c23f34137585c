import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconArrowRight, IconFlag, IconGauge, IconTag, IconTrash, IconUser, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useChosenTasks } from '#client/features/commands/subject.ts'
import { tooManyWords } from '#client/features/task-actions/data.ts'
import { changeAll, deleteAll, moveAll } from '#client/features/task-actions/task-changes.ts'
import { assignablePeople } from '#client/features/tasks/assignable.ts'
import { ColumnIcon } from '#client/features/tasks/ColumnIcon.tsx'
import { complexityWords, priorityWords } from '#client/features/tasks/level-words.ts'
import { PriorityIcon } from '#client/features/tasks/PriorityIcon.tsx'
import { useUndo } from '#client/features/undo/data.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { keepRoomBelow } from '#client/ui/room-below.ts'
import { MAX_BULK } from '#contract/tasks.ts'
import { many } from '#contract/texts.ts'
import { BulkDueDate } from './BulkDueDate.tsx'
import { BulkToggles } from './BulkToggles.tsx'
import classes from './SelectionBar.module.css'
import { useView } from './view.ts'

const icon = { size: 15, stroke: 1.7 }

/** What can be done with all selected tasks at once. */
export function SelectionBar({ ids }: { ids: string[] }) {
  const view = useView()
  const { store, board, selection, finishing, labels } = view
  const undo = useUndo(board._id)
  const [isDeleting, setDeleting] = useState(false)
  const isTooMany = ids.length > MAX_BULK
  useChosenTasks(ids)
  const change = (fields: Parameters<typeof changeAll>[2]) => void changeAll(view, ids, fields)

  function remove() {
    setDeleting(false)
    selection.clear()
    void deleteAll(view, ids, undo.bringBack)
  }

  return (
    <section ref={keepRoomBelow} className={classes.bar} aria-label="Selected tasks">
      <output className={classes.count}>
        {many(ids.length, { one: '# selected', other: '# selected' })}
        {isTooMany && <small>{tooManyWords()}</small>}
      </output>
      {!isTooMany && (
        <>
          <Choice label="Move to" icon={<IconArrowRight {...icon} />}>
            {store.order.map((id) => {
              const column = store.column(id)!
              return (
                <Menu.Item
                  key={id}
                  leftSection={<ColumnIcon column={column} finishing={finishing.has(column.type)} />}
                  onClick={() => moveAll(view, ids, id)}
                >
                  {column.title}
                </Menu.Item>
              )
            })}
          </Choice>
          <Choice label="Priority" icon={<IconFlag {...icon} />}>
            {priorityWords.map((name, priority) => (
              <Menu.Item
                key={name}
                leftSection={<PriorityIcon priority={priority} />}
                onClick={() => change({ priority })}
              >
                {name}
              </Menu.Item>
            ))}
          </Choice>
          <Choice label="Members" icon={<IconUser {...icon} />} staysOpen>
            <BulkToggles ids={ids} field="members" options={assignablePeople(view)} />
          </Choice>
          <Choice label="Labels" icon={<IconTag {...icon} />} staysOpen>
            <BulkToggles ids={ids} field="labels" options={[...labels.values()]} />
          </Choice>
          <BulkDueDate onPick={(dueDate) => change({ dueDate })} />
          <Choice label="Complexity" icon={<IconGauge {...icon} />}>
            {complexityWords.map((name, complexity) => (
              <Menu.Item key={name} onClick={() => change({ complexity })}>
                {name}
              </Menu.Item>
            ))}
          </Choice>
          <Button
            variant="subtle"
            size="xs"
            color="red"
            leftSection={<IconTrash {...icon} />}
            onClick={() => setDeleting(true)}
          >
            Delete
          </Button>
        </>
      )}
      <ActionIcon
        variant="subtle"
        aria-label="Clear selection"
        title="Clear selection"
        onClick={() => selection.clear()}
      >
        <IconX {...icon} />
      </ActionIcon>
      <ConfirmDialog
        opened={isDeleting}
        onClose={() => setDeleting(false)}
        title={many(ids.length, { one: 'Delete this task?', other: 'Delete # tasks?' })}
        confirmLabel="Delete"
        danger
        onConfirm={remove}
      >
        {many(ids.length, {
          one: 'It is gone for everyone on this project, and can be restored for 30 days.',
          other: 'They are gone for everyone on this project, and can be restored for 30 days.',
        })}
      </ConfirmDialog>
    </section>
  )
}

interface ChoiceProps {
  label: string
  icon: ReactNode
  /** For choices one makes several of. */
  staysOpen?: boolean
  children: ReactNode
}

function Choice({ label, icon: sign, staysOpen = false, children }: ChoiceProps) {
  return (
    <Menu position="top" width={208} closeOnItemClick={!staysOpen} withinPortal>
      <Menu.Target>
        <Button variant="subtle" color="gray" size="xs" leftSection={sign}>
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.choices}>{children}</Menu.Dropdown>
    </Menu>
  )
}
