import { useMe } from '#client/core/session.ts'
import { assignablePeople, oneselfFirst } from '#client/features/tasks/assignable.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { t } from '#contract/texts.ts'
import { ChoiceList } from './ChoiceList.tsx'
import { toggled } from './toggled.ts'

interface Props {
  value: readonly string[]
  onChange(members: string[]): void
}

export function MemberPicker({ value, onChange }: Props) {
  const open = useOpenBoard()
  const me = useMe()
  const choices = oneselfFirst(assignablePeople(open), me._id).map((person) => ({
    value: person._id,
    label: person.name,
    words: person.username,
    icon: <Avatar person={person} size={20} />,
    ...(person._id === me._id && { hint: t`You` }),
  }))
  return (
    <ChoiceList
      label="Members"
      placeholder="Assign to…"
      choices={choices}
      chosen={value}
      many
      onPick={(id) => onChange(toggled(value, id))}
      nothing="Nobody here has this name"
    />
  )
}
