import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconArrowRight, IconFlag, IconGauge, IconTag, IconTrash, IconUser, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { announce } from '#client/core/announce.ts'
import { toast } from '#client/core/toasts.tsx'
import { useChosenTasks } from '#client/features/commands/subject.ts'
import { changeTasks, deleteTasks, moveTasks } from '#client/features/task-actions/data.ts'
import { assignablePeople } from '#client/features/tasks/assignable.ts'
import { ColumnIcon } from '#client/features/tasks/ColumnIcon.tsx'
import { complexityWords, priorityWords } from '#client/features/tasks/level-words.ts'
import { PriorityIcon } from '#client/features/tasks/PriorityIcon.tsx'
import { useUndo } from '#client/features/undo/data.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { keepRoomBelow } from '#client/ui/room-below.ts'
import { many, t } from '#contract/texts.ts'
import { BulkDueDate } from './BulkDueDate.tsx'
import { BulkToggles } from './BulkToggles.tsx'
import classes from './SelectionBar.module.css'
import { useView } from './view.ts'

/** As many as one call takes. */
const MOST = 500
const icon = { size: 15, stroke: 1.7 }

/** What can be done with all selected tasks at once. */
export function SelectionBar({ ids }: { ids: string[] }) {
  const view = useView()
  const { store, board, selection, finishing, labels } = view
  const undo = useUndo(board._id)
  const [isDeleting, setDeleting] = useState(false)
  const isTooMany = ids.length > MOST
  useChosenTasks(ids)
  const change = (fields: { priority: number } | { complexity: number } | { dueDate: string | null }) =>
    void changeTasks(store, ids, { changes: fields, predict: () => fields })

  function moveTo(columnId: string) {
    const tasks = many(ids.length, { one: '# task', other: '# tasks' })
    announce(t`${tasks} moved to ${store.column(columnId)?.title}`)
    const inOrder = store.order.flatMap((id) => store.list(id).filter(selection.has))
    void moveTasks(store, inOrder, { columnId })
  }

  async function remove() {
    setDeleting(false)
    selection.clear()
    if (!(await deleteTasks(store, ids))) return
    const words = many(ids.length, { one: 'Task deleted', other: '# tasks deleted' })
    toast.success(words, { label: t`Undo`, run: () => undo.bringBack(ids[0]!) })
  }

  return (
    <section ref={keepRoomBelow} className={classes.bar} aria-label="Selected tasks">
      <output className={classes.count}>
        {many(ids.length, { one: '# selected', other: '# selected' })}
        {isTooMany && <small>At most {MOST} can be changed at once.</small>}
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
                  onClick={() => moveTo(id)}
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
        onConfirm={() => void remove()}
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
