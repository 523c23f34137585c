import { changeAll } from '#client/features/task-actions/task-changes.ts'
import { DayPicker } from '#client/features/task-fields/DayPicker.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { useView } from './view.ts'

interface Props {
  ids: readonly string[]
  onClose(): void
}

/** Any day, for whoever came with the mouse: a menu has no place for a calendar. */
export function DueDateDialog({ ids, onClose }: Props) {
  const view = useView()
  const only = ids.length === 1 ? view.store.task(ids[0]!) : undefined

  function pick(dueDate: string | null) {
    onClose()
    void changeAll(view, ids, { dueDate })
  }

  return (
    <Dialog opened onClose={onClose} title="Due date" size={320}>
      <DayPicker
        value={only?.dueDate ?? null}
        earliest={only?.startDate ?? null}
        mayClear={!only || only.dueDate !== null}
        onChange={pick}
      />
    </Dialog>
  )
}
