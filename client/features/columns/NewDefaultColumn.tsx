import { Button, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { errorMessage } from '#client/core/error-message.ts'
import { AddBar } from '#client/ui/AddBar.tsx'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { ColumnTypeSelect } from './ColumnTypeSelect.tsx'
import { useCreateDefaultColumn } from './data.ts'

interface Props {
  workspace: Workspace
}

export function NewDefaultColumn({ workspace: { _id: workspaceId, url, columnTypes } }: Props) {
  const createColumn = useCreateDefaultColumn(url)
  const [title, setTitle] = useState('')
  const [type, setType] = useState('unstarted')
  const field = useRef<HTMLInputElement>(null)

  function add(event: FormEvent) {
    event.preventDefault()
    const color = columnTypes.find(({ key }) => key === type)?.color
    createColumn.mutate(
      { workspaceId, title, type, ...(color && { color }) },
      {
        onSuccess: () => {
          setTitle('')
          field.current?.focus()
        },
      },
    )
  }

  return (
    <AddBar onSubmit={add}>
      <TextInput
        ref={field}
        flex="1 1 160px"
        aria-label="Title of the new column"
        placeholder="In review"
        value={title}
        onChange={(event) => {
          setTitle(event.currentTarget.value)
          if (createColumn.error) createColumn.reset()
        }}
        error={createColumn.error && errorMessage(createColumn.error, t`Failed to add default column`)}
        maxLength={60}
        autoComplete="off"
      />
      <ColumnTypeSelect label="Type of the new column" types={columnTypes} value={type} onChange={setType} w={140} />
      <Button
        type="submit"
        size="sm"
        loading={createColumn.isPending}
        disabled={title.trim() === ''}
        leftSection={<IconPlus size={15} stroke={1.8} />}
      >
        Add column
      </Button>
    </AddBar>
  )
}
