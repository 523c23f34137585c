import { Stack, Textarea, TextInput } from '@mantine/core'
import type { FormDraft } from './use-form-draft.ts'

interface Props {
  draft: FormDraft
  /** The server's words, by field. */
  errors: Record<string, string>
  onChange(changes: Partial<FormDraft>): void
}

/** What visitors read before the first question. */
export function FormIntro({ draft, errors, onChange }: Props) {
  return (
    <Stack gap="sm">
      <TextInput
        label="Title"
        value={draft.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        error={errors.title}
        maxLength={120}
        autoComplete="off"
      />
      <Textarea
        label="Description"
        placeholder="What it is for. Markdown works."
        value={draft.description}
        onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
        maxLength={5_000}
        autosize
        minRows={1}
        maxRows={10}
      />
    </Stack>
  )
}
