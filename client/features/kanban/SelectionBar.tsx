import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconArrowRight, IconFlag, IconGauge, IconTag, IconTrash, IconUser, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useChosenTasks } from '#client/features/commands/subject.ts'
import { tooManyWords } from '#client/features/task-actions/data.ts'
import { changeAll } from '#client/features/task-actions/task-changes.ts'
import { assignablePeople } from '#client/features/tasks/assignable.ts'
import { keepRoomBelow } from '#client/ui/room-for-messages.ts'
import { MAX_BULK } from '#contract/tasks.ts'
import { many, t } from '#contract/texts.ts'
import { BarPopover } from './BarPopover.tsx'
import { ColumnChoices, ComplexityChoices, PriorityChoices } from './BulkChoices.tsx'
import { BulkDueDate } from './BulkDueDate.tsx'
import { BulkPicker } from './BulkPicker.tsx'
import { DeleteTasksDialog } from './DeleteTasksDialog.tsx'
import classes from './SelectionBar.module.css'
import { useView } from './view.ts'

const icon = { size: 15, stroke: 1.7 }

/** What can be done with all selected tasks at once. */
export function SelectionBar({ ids }: { ids: string[] }) {
  const view = useView()
  const { selection, labels } = view
  const [isDeleting, setDeleting] = useState(false)
  const isTooMany = ids.length > MAX_BULK
  useChosenTasks(ids)

  return (
    <section ref={keepRoomBelow} className={classes.bar} aria-label="Selected tasks">
      <output className={classes.count}>
        {many(ids.length, { one: '# selected', other: '# selected' })}
        {isTooMany && <small>{tooManyWords()}</small>}
      </output>
      {!isTooMany && (
        <>
          <Choice label="Move to" icon={<IconArrowRight {...icon} />}>
            <ColumnChoices ids={ids} />
          </Choice>
          <Choice label="Priority" icon={<IconFlag {...icon} />}>
            <PriorityChoices ids={ids} />
          </Choice>
          <BarPopover label={t`Members`} icon={<IconUser {...icon} />}>
            {() => <BulkPicker ids={ids} field="members" options={assignablePeople(view)} />}
          </BarPopover>
          <BarPopover label={t`Labels`} icon={<IconTag {...icon} />}>
            {() => <BulkPicker ids={ids} field="labels" options={[...labels.values()]} />}
          </BarPopover>
          <BulkDueDate onPick={(dueDate) => void changeAll(view, ids, { dueDate })} />
          <Choice label="Complexity" icon={<IconGauge {...icon} />}>
            <ComplexityChoices ids={ids} />
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
      <DeleteTasksDialog opened={isDeleting} ids={ids} onClose={() => setDeleting(false)} />
    </section>
  )
}

interface ChoiceProps {
  label: string
  icon: ReactNode
  children: ReactNode
}

function Choice({ label, icon: sign, children }: ChoiceProps) {
  return (
    <Menu position="top" width={208} withinPortal>
      <Menu.Target>
        <Button variant="subtle" color="gray" size="xs" leftSection={sign}>
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.choices}>{children}</Menu.Dropdown>
    </Menu>
  )
}
