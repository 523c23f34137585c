import { complexityWords } from '#client/features/tasks/level-words.ts'
import { ChoiceList } from './ChoiceList.tsx'

interface Props {
  value: number
  onChange(complexity: number): void
}

const choices = complexityWords.map((label, complexity) => ({ value: String(complexity), label }))

export function ComplexityPicker({ value, onChange }: Props) {
  return (
    <ChoiceList
      label="Complexity"
      placeholder="Set complexity…"
      choices={choices}
      chosen={[String(value)]}
      onPick={(picked) => onChange(Number(picked))}
    />
  )
}
