import { PriorityIcon } from '#client/features/tasks/PriorityIcon.tsx'
import { priorities } from '#contract/tasks.ts'
import { ChoiceList } from './ChoiceList.tsx'

interface Props {
  value: number
  onChange(priority: number): void
}

const choices = priorities.map((label, priority) => ({
  value: String(priority),
  label,
  icon: <PriorityIcon priority={priority} />,
}))

export function PriorityPicker({ value, onChange }: Props) {
  return (
    <ChoiceList
      label="Priority"
      placeholder="Set priority…"
      choices={choices}
      chosen={[String(value)]}
      onPick={(picked) => onChange(Number(picked))}
    />
  )
}
