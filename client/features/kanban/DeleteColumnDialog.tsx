import { Select } from '@mantine/core'
import { useState } from 'react'
import { deleteColumn } from '#client/features/board-columns/data.ts'
import { useTaskIds } from '#client/features/tasks/use-board-store.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import type { Column } from '#contract/columns.ts'
import { many } from '#contract/texts.ts'
import { useView } from './view.ts'

interface Props {
  column: Column
  onClose(): void
}

/** Tasks are never lost with their column: they go to another one. */
export function DeleteColumnDialog({ column: { _id, title }, onClose }: Props) {
  const { store } = useView()
  const count = useTaskIds(store, _id, null).length
  const others = store.order.filter((id) => id !== _id).map((id) => store.column(id)!)
  const [moveTo, setMoveTo] = useState(others[0]?._id ?? null)
  const [isBusy, setBusy] = useState(false)
  const isStuck = count > 0 && others.length === 0

  async function remove() {
    if (isStuck) return onClose()
    setBusy(true)
    const deleted = await deleteColumn(store, _id, count > 0 && moveTo ? moveTo : undefined)
    setBusy(false)
    if (deleted) onClose()
  }

  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={`Delete ${title}?`}
      confirmLabel={isStuck ? 'Close' : 'Delete column'}
      danger={!isStuck}
      onConfirm={() => void remove()}
      busy={isBusy}
    >
      {isStuck && 'It holds tasks, and there is no other column they could go to. Add one first.'}
      {!isStuck && count === 0 && 'There are no tasks in it.'}
      {!isStuck && count > 0 && (
        <Select
          label={many(count, { one: 'Move its task to', other: 'Move its # tasks to' })}
          data={others.map((column) => ({ value: column._id, label: column.title }))}
          value={moveTo}
          onChange={setMoveTo}
          allowDeselect={false}
        />
      )}
    </ConfirmDialog>
  )
}
