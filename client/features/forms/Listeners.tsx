import { MultiSelect } from '@mantine/core'
import { useMe } from '#client/core/session.ts'
import { assignablePeople, oneselfFirst } from '#client/features/tasks/assignable.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { MAX_LISTENERS } from '#contract/forms.ts'
import { t } from '#contract/texts.ts'

interface Props {
  value: string[]
  onChange(listeners: string[]): void
}

/** Who is told of every answer. */
export function Listeners({ value, onChange }: Props) {
  const open = useOpenBoard()
  const me = useMe()
  const offered = oneselfFirst(assignablePeople(open), me._id).map(({ _id, name }) => ({ value: _id, label: name }))
  // An admin of the workspace may be told without being on the project, and a guest does not see everybody who is.
  const others = value
    .filter((id) => !offered.some((person) => person.value === id))
    .map((id) => ({ value: id, label: open.people.get(id)?.name ?? t`Somebody` }))
  return (
    <MultiSelect
      label="Tell these people about new answers"
      description={
        value.length > 0
          ? t`The way they want to hear of tasks they are given.`
          : t`Nobody is told: an answer waits on the board until somebody looks.`
      }
      placeholder={value.length === 0 ? t`Nobody` : ''}
      data={[...offered, ...others]}
      value={value}
      onChange={onChange}
      maxValues={MAX_LISTENERS}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t`Tell nobody` }}
      nothingFoundMessage="Nobody here has this name"
    />
  )
}
