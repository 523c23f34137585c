import { Group, Select } from '@mantine/core'
import type { Condition, FormField } from '#contract/forms.ts'
import { t } from '#contract/texts.ts'
import { choicesFor, conditionChoices, entryOf, wishOf } from './condition-choices.ts'

interface Props {
  condition: Condition | null
  before: FormField[]
  onChange(condition: Condition | null): void
}

const ALWAYS = 'always'

/** When the question is asked: always, or depending on one before it. */
export function ConditionEditor({ condition, before, onChange }: Props) {
  const other = before.find(({ id }) => id === condition?.field)
  const questions = [
    { value: ALWAYS, label: t`Always` },
    ...before.map(({ id, label }) => ({ value: id, label: t`If “${label || '…'}”` })),
  ]
  if (before.length === 0) return null

  function dependOn(id: string | null) {
    const chosen = before.find((field) => field.id === id)
    onChange(chosen ? { field: chosen.id, ...wishOf(conditionChoices(chosen)[0]!.value) } : null)
  }

  return (
    <Group gap="sm" grow align="end">
      <Select
        label="Asked"
        data={questions}
        value={condition?.field ?? ALWAYS}
        onChange={dependOn}
        allowDeselect={false}
      />
      {condition && other && (
        <Select
          aria-label="Condition"
          data={choicesFor(other, condition)}
          value={entryOf(condition)}
          onChange={(value) => value && onChange({ field: other.id, ...wishOf(value) })}
          allowDeselect={false}
        />
      )}
    </Group>
  )
}
