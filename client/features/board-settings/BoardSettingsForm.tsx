import { Stack, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { boardQuery } from '#client/features/boards/data.ts'
import { mayEditBoard } from '#client/features/boards/may.ts'
import { VisibilityChoice } from '#client/features/boards/VisibilityChoice.tsx'
import { ConflictChoice } from '#client/ui/ConflictChoice.tsx'
import { FormError } from '#client/ui/FormError.tsx'
import { SaveBar } from '#client/ui/SaveBar.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { UnsavedChanges } from '#client/ui/UnsavedChanges.tsx'
import { type Board, LONGEST_KEY } from '#contract/boards.ts'
import { useBoardDraft } from './use-board-draft.ts'

interface Props {
  board: Board
}

export function BoardSettingsForm({ board }: Props) {
  const formId = useId()
  const cache = useQueryClient()
  const form = useBoardDraft(board)
  const { draft, change, errors } = form
  const disabled = !mayEditBoard(board)

  function submit(event: FormEvent) {
    event.preventDefault()
    form.save()
  }

  return (
    <form id={formId} onSubmit={submit} noValidate>
      <SettingsSection title="Identity" description="How this project is called, and what its tasks are numbered by.">
        <Stack gap="md">
          <TextInput
            label="Title"
            value={draft.title}
            onChange={(event) => change({ title: event.currentTarget.value })}
            error={errors.title}
            maxLength={120}
            disabled={disabled}
          />
          <TextInput
            label="Key"
            description={
              draft.key === board.key
                ? `Its tasks are called ${board.key}-1, ${board.key}-2 and so on.`
                : `Every task is called ${draft.key || '…'}-1, ${draft.key || '…'}-2 from then on. Numbers people wrote down stop working.`
            }
            value={draft.key}
            onChange={(event) => change({ key: event.currentTarget.value.toUpperCase() })}
            error={errors.key}
            maxLength={LONGEST_KEY}
            w={{ base: '100%', xs: 280 }}
            autoComplete="off"
            spellCheck={false}
            disabled={disabled}
          />
          <Textarea
            label="Description"
            placeholder="What this project is about"
            autosize
            minRows={3}
            maxRows={14}
            value={draft.description}
            onChange={(event) => change({ description: event.currentTarget.value })}
            error={errors.description}
            disabled={disabled}
          />
        </Stack>
      </SettingsSection>
      <SettingsSection title="Who can see it">
        <VisibilityChoice
          aria-label="Who can see it"
          value={draft.visibility}
          onChange={(visibility) => change({ visibility })}
          disabled={disabled}
        />
      </SettingsSection>
      {form.dirty && (
        <SaveBar form={formId} busy={form.saving} onDiscard={form.discard}>
          {form.conflict ? (
            <ConflictChoice
              words="Somebody else changed this project since you opened this page."
              load={() => cache.fetchQuery({ ...boardQuery(board._id), staleTime: 0 })}
              failure="Failed to fetch board"
              onTakeTheirs={form.startFrom}
              onKeepMine={({ version }) => form.save(version)}
            />
          ) : (
            <FormError error={form.error} fallback="Failed to update board" fields={Object.keys(errors)} />
          )}
        </SaveBar>
      )}
      <UnsavedChanges when={form.dirty && !form.saving} />
    </form>
  )
}
