import type { MouseEvent } from 'react'
import { isTouch } from '#client/core/is-touch.ts'
import type { PickedField } from '#client/features/task-fields/TaskFieldPicker.tsx'

/** A value in the list whose picker is open. */
export interface OpenedCell {
  taskId: string
  /** Of the groups its task stands in, the one it was clicked in. */
  group: string | null
  field: PickedField
  /** Where it was clicked: its row may go elsewhere with what is picked. */
  place: DOMRect
}

/** The value that was clicked, if it can be picked. A finger is too broad for that: it opens the task. */
export function cellToOpen({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): OpenedCell | null {
  if (isTouch() || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return null
  const cell = target.closest<HTMLElement>('[data-field]')
  const { task: taskId, group = null } = cell?.closest<HTMLElement>('[data-task]')?.dataset ?? {}
  if (!cell || !taskId) return null
  return { taskId, group, field: cell.dataset.field as PickedField, place: cell.getBoundingClientRect() }
}
