import { Button, Group, Switch, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '#client/core/error-message.ts'
import { toast } from '#client/core/toasts.tsx'
import type { BoardSearch } from '#client/features/tasks/board-search.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { Dialog } from '#client/ui/Dialog.tsx'
import { t } from '#contract/texts.ts'
import { useCreateSavedView } from './data.ts'
import { queryOf } from './view-address.ts'

interface Props {
  search: BoardSearch
  view: 'board' | 'list'
  onClose(): void
}

export function SaveViewDialog({ opened, ...form }: Props & { opened: boolean }) {
  return (
    <Dialog opened={opened} onClose={form.onClose} title="Save this view">
      {/* Inside the modal, so that what was typed is gone when it opens again. */}
      <SaveViewForm {...form} />
    </Dialog>
  )
}

function SaveViewForm({ search, view, onClose }: Props) {
  const { board } = useOpenBoard()
  const createView = useCreateSavedView(board._id)
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)

  function save(event: FormEvent) {
    event.preventDefault()
    createView.mutate(
      { boardId: board._id, name, view, query: queryOf(search), shared },
      {
        onSuccess: ({ view: saved }) => {
          toast.success(t`“${saved.name}” is saved`)
          onClose()
        },
      },
    )
  }

  return (
    <form onSubmit={save} noValidate>
      <TextInput
        label="Name"
        placeholder="Urgent and mine"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={createView.error && errorMessage(createView.error, t`Failed to save the view`)}
        maxLength={60}
        autoComplete="off"
        data-autofocus
      />
      <Switch
        mt="md"
        label="Share with everybody on this project"
        checked={shared}
        onChange={(event) => setShared(event.currentTarget.checked)}
      />
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={createView.isPending} disabled={name.trim() === ''}>
          Save view
        </Button>
      </Group>
    </form>
  )
}
