import type { MouseEvent } from 'react'
import { isTouch } from '#client/core/is-touch.ts'
import type { PickedField } from '#client/features/task-fields/TaskFieldPicker.tsx'

/** A value in the list whose picker is open. */
export interface OpenedCell {
  taskId: string
  field: PickedField
  /** Where it was clicked: its row may go elsewhere with what is picked. */
  place: DOMRect
}

/** The value that was clicked, if it can be picked. A finger is too broad for that: it opens the task. */
export function cellToOpen({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): OpenedCell | null {
  if (isTouch() || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return null
  const cell = target.closest<HTMLElement>('[data-field]')
  const taskId = cell?.closest<HTMLElement>('[data-task]')?.dataset.task
  if (!cell || !taskId) return null
  return { taskId, field: cell.dataset.field as PickedField, place: cell.getBoundingClientRect() }
}
