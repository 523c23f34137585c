import { Select } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import type { ImportPreview } from '#contract/imports.ts'
import { many, t } from '#contract/texts.ts'
import classes from './Choices.module.css'
import type { ColumnChoice } from './data.ts'

interface Props {
  columns: ImportPreview['columns']
  chosen: ColumnChoice
  onChange(chosen: ColumnChoice): void
}

const NEW = 'new'

/** Their columns, and the ones of ours they become. */
export function ColumnChoices({ columns, chosen, onChange }: Props) {
  const { store } = useOpenBoard()
  if (columns.length === 0) return null
  const ours = store.order
    .flatMap((id) => store.column(id) ?? [])
    .map(({ _id, title }) => ({ value: _id, label: title }))
  return (
    <SettingsSection title="Columns" description="Where the tasks of each of their columns go.">
      <ul className={classes.choices}>
        {columns.map(({ title, tasks, columnId }) => (
          <li key={title} className={classes.choice}>
            <span className={classes.theirs}>
              <b>{title}</b>
              <small>{many(tasks, { one: '# task', other: '# tasks' })}</small>
            </span>
            <IconArrowRight size={15} stroke={1.7} aria-hidden />
            <Select
              aria-label={`Column for ${title}`}
              data={[{ value: NEW, label: t`New column` }, ...ours]}
              value={(title in chosen ? chosen[title] : columnId) ?? NEW}
              onChange={(value) => onChange({ ...chosen, [title]: value === NEW ? null : value })}
              allowDeselect={false}
            />
          </li>
        ))}
      </ul>
    </SettingsSection>
  )
}
