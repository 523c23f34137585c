import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { changeAll, moveAll } from '#client/features/task-actions/task-changes.ts'
import { quickDays } from '#client/features/task-fields/quick-days.ts'
import type { BoardStore } from '#client/features/tasks/board-store.ts'
import { ColumnIcon } from '#client/features/tasks/ColumnIcon.tsx'
import { complexityWords, priorityWords } from '#client/features/tasks/level-words.ts'
import { PriorityIcon } from '#client/features/tasks/PriorityIcon.tsx'
import { t } from '#contract/texts.ts'
import classes from './BulkChoices.module.css'
import { useView } from './view.ts'

interface Props {
  ids: readonly string[]
}

/** Entries of a menu that give all of these tasks the same. What all of them have already is marked. */
export function ColumnChoices({ ids }: Props) {
  const view = useView()
  const { store, finishing } = view
  const current = sharedBy(store, ids, 'columnId')
  return store.order.map((id) => {
    const column = store.column(id)!
    return (
      <Choice
        key={id}
        icon={<ColumnIcon column={column} finishing={finishing.has(column.type)} />}
        name={column.title}
        isCurrent={id === current}
        onPick={() => moveAll(view, ids, id)}
      />
    )
  })
}

export function PriorityChoices({ ids }: Props) {
  const view = useView()
  const current = sharedBy(view.store, ids, 'priority')
  return priorityWords.map((name, priority) => (
    <Choice
      key={name}
      icon={<PriorityIcon priority={priority} />}
      name={name}
      isCurrent={priority === current}
      onPick={() => void changeAll(view, ids, { priority })}
    />
  ))
}

export function ComplexityChoices({ ids }: Props) {
  const view = useView()
  const current = sharedBy(view.store, ids, 'complexity')
  return complexityWords.map((name, complexity) => (
    <Choice
      key={name}
      name={name}
      isCurrent={complexity === current}
      onPick={() => void changeAll(view, ids, { complexity })}
    />
  ))
}

/** The days people mean most. */
export function DueChoices({ ids }: Props) {
  const view = useView()
  const current = sharedBy(view.store, ids, 'dueDate')
  return [...quickDays(), { label: t`No date`, day: null }].map(({ label, day }) => (
    <Choice
      key={label}
      name={label}
      isCurrent={day === current}
      onPick={() => void changeAll(view, ids, { dueDate: day })}
    />
  ))
}

/** Undefined where they differ. */
function sharedBy<Field extends 'columnId' | 'priority' | 'complexity' | 'dueDate'>(
  store: BoardStore,
  ids: readonly string[],
  field: Field,
) {
  const values = new Set(ids.map((id) => store.task(id)?.[field]))
  return values.size === 1 ? [...values][0] : undefined
}

interface ChoiceProps {
  name: string
  icon?: ReactNode
  isCurrent: boolean
  onPick(): void
}

const Choice = ({ name, icon, isCurrent, onPick }: ChoiceProps) => (
  <Menu.RadioItem value={name} checked={isCurrent} onChange={onPick} closeMenuOnClick>
    <span className={classes.choice}>
      {/* It shows what the name says. */}
      {icon && <i aria-hidden>{icon}</i>}
      <span>{name}</span>
    </span>
  </Menu.RadioItem>
)
