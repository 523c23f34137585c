import { Select, Stack, Textarea, TextInput } from '@mantine/core'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { useColumnOrder } from '#client/features/tasks/use-board-store.ts'
import { type Protection, protections } from '#contract/forms.ts'
import { LookSettings } from './LookSettings.tsx'
import type { FormDraft } from './use-form-draft.ts'

interface Props {
  draft: FormDraft
  /** The server's words, by field. */
  errors: Record<string, string>
  onChange(changes: Partial<FormDraft>): void
}

const protectionWords: Record<Protection, { label: string; about: string }> = {
  open: { label: 'Light: programs may send it too', about: 'A hidden field and limits per address keep out the most.' },
  time: { label: 'Normal: for people', about: 'It can be sent once it was opened and looked at for a moment.' },
  work: {
    label: 'Strong: the browser proves its work',
    about: 'Every browser calculates for a moment while people type. Use it while somebody floods the form.',
  },
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
      <LookSettings accent={draft.accent} cover={draft.cover} onChange={onChange} />
      <Textarea
        label="Afterwards it says"
        placeholder="Thank you. Your answers have arrived."
        value={draft.confirmation}
        onChange={({ currentTarget }) => onChange({ confirmation: currentTarget.value })}
        maxLength={2_000}
        autosize
        minRows={2}
      />
      <TextInput
        label="Afterwards it leads to"
        description="A path on this server, such as /thanks. Empty: it stays and says thank you."
        placeholder="/"
        value={draft.redirectPath ?? ''}
        onChange={({ currentTarget }) => onChange({ redirectPath: currentTarget.value || null })}
        error={errors.redirectPath}
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
      />
      <Select
        label="Protection"
        description={protectionWords[draft.protection].about}
        data={protections.map((value) => ({ value, label: protectionWords[value].label }))}
        value={draft.protection}
        onChange={(protection) => protection && onChange({ protection })}
        allowDeselect={false}
      />
    </Stack>
  )
}
