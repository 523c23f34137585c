import { deleteAll } from '#client/features/task-actions/task-changes.ts'
import { useUndo } from '#client/features/undo/data.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { many } from '#contract/texts.ts'
import { useView } from './view.ts'

interface Props {
  opened: boolean
  ids: readonly string[]
  onClose(): void
}

/** One question for all that are selected. */
export function DeleteTasksDialog({ opened, ids, onClose }: Props) {
  const view = useView()
  const undo = useUndo(view.board._id)

  function remove() {
    onClose()
    view.selection.clear()
    void deleteAll(view, ids, undo.bringBack)
  }

  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={many(ids.length, { one: 'Delete this task?', other: 'Delete # tasks?' })}
      confirmLabel="Delete"
      danger
      onConfirm={remove}
    >
      {many(ids.length, {
        one: 'It is gone for everyone on this project, and can be restored for 30 days.',
        other: 'They are gone for everyone on this project, and can be restored for 30 days.',
      })}
    </ConfirmDialog>
  )
}
