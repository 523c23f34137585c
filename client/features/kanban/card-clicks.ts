import type { MouseEvent } from 'react'
import { isTouch } from '#client/core/is-touch.ts'
import { selectedInSight } from './selected-in-sight.ts'
import type { View } from './view.ts'

/** A click opens a card; with a key held it selects, as does a tap once something is selected. One listener for all cards. */
export function onCardClick(view: View, event: MouseEvent) {
  const { selection, cells, mayEdit, openTask } = view
  const target = event.target as HTMLElement
  const card = target.closest<HTMLElement>('[data-task]')
  if (!card || target.closest('button, a, input')) return
  const id = card.dataset.task!
  const group = card.dataset.group ?? null
  selection.focus(id)
  const selects = event.ctrlKey || event.metaKey || (isTouch() && selectedInSight(view).length > 0)
  if (mayEdit && selects) selection.toggle(id, group)
  else if (mayEdit && event.shiftKey) selection.extendTo(id, group, cells.around(card) ?? { ids: () => [id] })
  else openTask(id)
}
