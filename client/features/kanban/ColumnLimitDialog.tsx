import { Button, Group, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { updateColumn } from '#client/features/board-columns/data.ts'
import { Dialog } from '#client/ui/Dialog.tsx'
import type { Column } from '#contract/columns.ts'
import { t } from '#contract/texts.ts'
import { useView } from './view.ts'

interface Props {
  column: Column
  onClose(): void
}

export function ColumnLimitDialog({ column: { _id, title, limit }, onClose }: Props) {
  const { store } = useView()
  const [value, setValue] = useState(limit === null ? '' : String(limit))

  const field = useRef<HTMLInputElement>(null)
  const [isWrong, setWrong] = useState(false)

  function save(event: FormEvent) {
    event.preventDefault()
    // What is no number at all is empty here; only the field knows.
    if (!field.current!.validity.valid) {
      setWrong(true)
      return field.current!.focus()
    }
    void updateColumn(store, _id, { limit: value === '' ? null : Number(value) })
    onClose()
  }

  return (
    <Dialog opened onClose={onClose} title={`Limit of ${title}`} closeButtonProps={{ 'aria-label': t`Close` }}>
      <form noValidate onSubmit={save}>
        <TextInput
          ref={field}
          type="number"
          label="At most so many tasks"
          description="With more, the count turns red. Nothing is refused. Empty for no limit."
          value={value}
          onChange={({ currentTarget }) => {
            setValue(currentTarget.value)
            setWrong(false)
          }}
          error={isWrong && t`A whole number from 1 to 10,000, or nothing`}
          min={1}
          max={10_000}
          step={1}
          data-autofocus
        />
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Save</Button>
        </Group>
      </form>
    </Dialog>
  )
}
