import { Button, Group, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { createColumn } from '#client/features/board-columns/data.ts'
import { ColumnTypeSelect } from '#client/features/columns/ColumnTypeSelect.tsx'
import classes from './NewColumn.module.css'
import { useColumnTypes } from './use-column-types.ts'
import { useView } from './view.ts'

/** Stays open for the next one. */
export function NewColumnForm({ onClose }: { onClose(): void }) {
  const { store } = useView()
  const types = [...useColumnTypes()]
  const [title, setTitle] = useState('')
  const [type, setType] = useState('unstarted')
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)

  async function add(event: FormEvent) {
    event.preventDefault()
    if (title.trim() === '' || isBusy) return
    setBusy(true)
    const color = types.find(({ key }) => key === type)?.color
    const created = await createColumn(store, { title, type, ...(color && { color }) })
    setBusy(false)
    if (!created) return
    setTitle('')
    // The button that was pressed has nothing to do until there is a title again.
    field.current?.focus()
    form.current?.scrollIntoView({ inline: 'end' })
  }

  return (
    <form
      ref={form}
      className={classes.form}
      onSubmit={(event) => void add(event)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      aria-label="New column"
    >
      <TextInput
        ref={field}
        aria-label="Title of the new column"
        placeholder="In review"
        value={title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        maxLength={60}
        autoComplete="off"
        autoFocus
      />
      <ColumnTypeSelect
        label="Type of the new column"
        description="What a task in it counts as"
        types={types}
        value={type}
        onChange={setType}
      />
      <Group gap="xs">
        <Button type="submit" size="xs" loading={isBusy} disabled={title.trim() === ''}>
          Add column
        </Button>
        <Button variant="default" size="xs" onClick={onClose}>
          Close
        </Button>
      </Group>
    </form>
  )
}
