import { Group, Select, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { useEffect } from 'react'
import { useFocus } from '#client/core/use-focus.ts'
import { type FormField, hasOptions, mappingsOf } from '#contract/forms.ts'
import { t } from '#contract/texts.ts'
import { ConditionEditor } from './ConditionEditor.tsx'
import { kindList, mappingWords } from './field-kinds.ts'
import { OptionsEditor } from './OptionsEditor.tsx'
import { withType } from './question-changes.ts'

interface Props {
  field: FormField
  before: FormField[]
  /** Just added: there is nothing to ask yet but what it asks. */
  isNew: boolean
  onChange(changes: Partial<FormField>): void
}

const LISTED = 'listed'
const types = kindList.map(({ type, name }) => ({ value: type, label: name }))

export function QuestionSettings({ field, before, isNew, onChange }: Props) {
  const words = useFocus<HTMLInputElement>(isNew)
  // The bar that saves covers the foot of the page.
  useEffect(() => {
    if (isNew) words.current?.scrollIntoView({ block: 'center' })
  }, [isNew, words])
  const becomes = [
    { value: LISTED, label: t`A line of its own` },
    ...mappingsOf[field.type].map((mapping) => ({ value: mapping as string, label: mappingWords[mapping] })),
  ]
  return (
    <Stack gap="sm">
      <TextInput
        ref={words}
        label="Question"
        value={field.label}
        onChange={({ currentTarget }) => onChange({ label: currentTarget.value })}
        error={field.label.trim() === '' && t`Ask something`}
        maxLength={200}
        autoComplete="off"
      />
      <Textarea
        label="Explanation"
        value={field.help}
        onChange={({ currentTarget }) => onChange({ help: currentTarget.value })}
        maxLength={500}
        autosize
        minRows={1}
      />
      <Group gap="sm" grow align="start">
        <Select
          label="Kind"
          data={types}
          value={field.type}
          onChange={(type) => type && onChange(withType(field, type))}
          allowDeselect={false}
        />
        <Select
          label="Becomes"
          data={becomes}
          value={field.mapsTo ?? LISTED}
          onChange={(value) =>
            onChange({ mapsTo: mappingsOf[field.type].find((mapping) => mapping === value) ?? null })
          }
          allowDeselect={false}
          disabled={becomes.length === 1}
        />
      </Group>
      {hasOptions(field.type) && <OptionsEditor field={field} onChange={(options) => onChange({ options })} />}
      {field.type === 'number' && (
        <Group gap="sm" grow>
          <Bound label="At least" value={field.min} onChange={(min) => onChange({ min })} />
          <Bound label="At most" value={field.max} onChange={(max) => onChange({ max })} />
        </Group>
      )}
      <ConditionEditor condition={field.showIf} before={before} onChange={(showIf) => onChange({ showIf })} />
      <Switch
        label="Must be answered"
        checked={field.required}
        onChange={({ currentTarget }) => onChange({ required: currentTarget.checked })}
      />
    </Stack>
  )
}

interface BoundProps {
  label: string
  value: number | null
  onChange(value: number | null): void
}

const Bound = ({ label, value, onChange }: BoundProps) => (
  <TextInput
    label={label}
    type="number"
    value={value ?? ''}
    onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : Number(currentTarget.value))}
  />
)
