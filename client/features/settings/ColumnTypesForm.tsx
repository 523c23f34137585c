import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { mayChangeSettings } from '#client/features/workspaces/may.ts'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { MAX_COLUMN_TYPES } from '#contract/columns.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { ColumnTypeRow, type DraftType } from './ColumnTypeRow.tsx'
import classes from './ColumnTypesForm.module.css'
import { SettingsForm } from './SettingsForm.tsx'
import { useWorkspaceDraft } from './use-workspace-draft.ts'

interface Props {
  workspace: Workspace
}

const read = ({ columnTypes }: Workspace): { columnTypes: DraftType[] } => ({ columnTypes })

export function ColumnTypesForm({ workspace }: Props) {
  const form = useWorkspaceDraft(workspace, read)
  const types = form.draft.columnTypes
  const disabled = !mayChangeSettings(workspace)

  const set = (columnTypes: DraftType[]) => form.change({ columnTypes })
  const add = () => set([...types, { name: '', color: 'violet', finishing: false }])

  return (
    <SettingsForm
      draft={form}
      workspaceUrl={workspace.url}
      fields={types.map((_, index) => `columnTypes.${index}.name`)}
    >
      <SettingsSection
        title="Types"
        description="The first five are always there; call and color them as you like. A task in a column of a finishing type counts as done, and its timers stop."
        footer={
          !disabled && (
            <Button
              variant="default"
              onClick={add}
              disabled={types.length >= MAX_COLUMN_TYPES}
              leftSection={<IconPlus size={15} stroke={1.8} />}
            >
              Add a type
            </Button>
          )
        }
      >
        <ul className={classes.list}>
          {types.map((type, index) => (
            <ColumnTypeRow
              key={type.key ?? `new-${index}`}
              type={type}
              onChange={(changed) => set(types.with(index, changed))}
              onRemove={() => set(types.toSpliced(index, 1))}
              error={form.errors[`columnTypes.${index}.name`]}
              disabled={disabled}
            />
          ))}
        </ul>
      </SettingsSection>
    </SettingsForm>
  )
}
