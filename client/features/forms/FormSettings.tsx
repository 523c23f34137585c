import { Select, Stack, Textarea, TextInput } from '@mantine/core'
import { thanks } from '#client/features/public-form/thanks.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { useColumnOrder } from '#client/features/tasks/use-board-store.ts'
import { Listeners } from './Listeners.tsx'
import { LookSettings } from './LookSettings.tsx'
import { ProtectionSelect } from './ProtectionSelect.tsx'
import type { FormDraft } from './use-form-draft.ts'

interface Props {
  draft: FormDraft
  /** The server's words, by field. */
  errors: Record<string, string>
  onChange(changes: Partial<FormDraft>): void
}

export function FormSettings({ draft, errors, onChange }: Props) {
  const { store } = useOpenBoard()
  const columns = useColumnOrder(store).flatMap((id) => store.column(id) ?? [])
  return (
    <Stack gap="md">
      <Select
        label="Tasks land in"
        data={columns.map(({ _id, title }) => ({ value: _id, label: title }))}
        value={draft.columnId ?? columns[0]?._id ?? null}
        onChange={(columnId) => onChange({ columnId })}
        allowDeselect={false}
      />
      <Listeners value={draft.listeners} onChange={(listeners) => onChange({ listeners })} />
      <LookSettings accent={draft.accent} cover={draft.cover} onChange={onChange} />
      <Textarea
        label="Afterwards it says"
        placeholder={thanks}
        value={draft.confirmation}
        onChange={({ currentTarget }) => onChange({ confirmation: currentTarget.value })}
        maxLength={2_000}
        autosize
        minRows={2}
      />
      <TextInput
        label="Afterwards it leads to"
        description="A path on this server, such as /thanks, or an https:// address, which it offers as a link. Empty: it says thank you."
        placeholder="/"
        value={draft.redirectPath ?? ''}
        onChange={({ currentTarget }) => onChange({ redirectPath: currentTarget.value || null })}
        error={errors.redirectPath}
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
      />
      <ProtectionSelect value={draft.protection} onChange={(protection) => onChange({ protection })} />
    </Stack>
  )
}
