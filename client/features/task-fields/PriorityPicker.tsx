import { priorityWords } from '#client/features/tasks/level-words.ts'
import { PriorityIcon } from '#client/features/tasks/PriorityIcon.tsx'
import { ChoiceList } from './ChoiceList.tsx'

interface Props {
  value: number
  onChange(priority: number): void
}

const choices = priorityWords.map((label, priority) => ({
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
