import { Select } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { type ImportField, type ImportPreview, importFields } from '#contract/imports.ts'
import { t } from '#contract/texts.ts'
import classes from './Choices.module.css'
import type { Mapping } from './data.ts'

interface Props {
  table: NonNullable<ImportPreview['table']>
  onChange(mapping: Mapping): void
}

const fieldNames: Record<ImportField, string> = {
  title: t`Title`,
  description: t`Description`,
  column: t`Column or status`,
  labels: t`Labels`,
  members: t`People`,
  priority: t`Priority`,
  complexity: t`Complexity`,
  startDate: t`Start`,
  dueDate: t`Due day`,
  completedAt: t`Completed`,
  checklist: t`Checklist`,
  id: t`Their id`,
}

/** Which of their columns is which of our fields. */
export function FieldMapping({ table: { headers, mapping }, onChange }: Props) {
  const samples = new Map(headers.map((header) => [header.name, header.samples.join(' · ')]))
  function map(field: ImportField, name: string | null) {
    const { [field]: _, ...others } = mapping
    onChange(name ? { ...others, [field]: name } : others)
  }
  return (
    <SettingsSection
      title="Fields"
      description="Guessed from the names of your columns. “Their id” lets the same file update its tasks later."
    >
      <ul className={classes.choices}>
        {importFields.map((field) => (
          <li key={field} className={classes.choice}>
            <span className={classes.theirs}>
              <b>{fieldNames[field]}</b>
              <small>{samples.get(mapping[field] ?? '')}</small>
            </span>
            <IconArrowLeft size={15} stroke={1.7} aria-hidden />
            <Select
              aria-label={`Column for ${fieldNames[field]}`}
              placeholder="Nothing"
              data={headers.map(({ name }) => name)}
              value={mapping[field] ?? null}
              onChange={(name) => map(field, name)}
              clearable={field !== 'title'}
              clearButtonProps={{ 'aria-label': t`Nothing for ${fieldNames[field]}` }}
              allowDeselect={field !== 'title'}
              searchable={headers.length > 10}
            />
          </li>
        ))}
      </ul>
    </SettingsSection>
  )
}
