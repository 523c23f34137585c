// Everything the mouse does on the timeline, the keyboard does on its rows.

import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { announce } from '#client/core/announce.ts'
import { movedBy } from '#client/features/tasks/task-dates.ts'
import { t } from '#contract/texts.ts'
import { followersOf, giveDates, linkTasks } from './changing.ts'
import type { TimelineRow } from './rows.ts'
import { between, spanOf, stretchedBy } from './spans.ts'
import type { TimelineView } from './view.ts'
import { zoomDays } from './zoom.ts'

export function onRowKey(view: TimelineView, event: KeyboardEvent) {
  const key = (event.target as HTMLElement).dataset.row
  const { rows } = view.shown.current
  const at = rows.findIndex((row) => row.key === key)
  const row = rows[at]
  if (row && isUsed(view, row, at, event)) event.preventDefault()
}

/** Answers, as all below do, whether it was a key it knows: others stay the browser's. */
function isUsed(view: TimelineView, row: TimelineRow, at: number, event: KeyboardEvent): boolean {
  if (row.kind === 'task' && event.altKey) return changeDates(view, row.id, row.key, event)
  if (event.altKey || event.ctrlKey || event.metaKey) return false
  if (row.kind === 'task' && event.key.toLowerCase() === 'l') return onLinkKey(view, row.id, at, event.shiftKey)
  return onPlainKey(view, row, at, event)
}

function onPlainKey(view: TimelineView, row: TimelineRow, at: number, event: KeyboardEvent): boolean {
  const { draft, shown, openTask, toggleGroup } = view
  const linking = draft.now()
  switch (event.key) {
    case 'ArrowDown':
      return goTo(view, at + 1)
    case 'ArrowUp':
      return goTo(view, at - 1)
    case 'Home':
      return goTo(view, 0)
    case 'End':
      return goTo(view, shown.current.rows.length - 1)
    case 'ArrowRight':
    case 'ArrowLeft':
      if (row.kind === 'group' && row.isOpen !== (event.key === 'ArrowRight')) toggleGroup(row.group.key)
      return row.kind === 'group'
    case 'Enter':
    case ' ':
      if (row.kind === 'group') toggleGroup(row.group.key)
      else if (linking) finishLink(view, linking.from, row.id)
      else openTask(row.id)
      return true
    case 'Escape':
      if (!linking) return false
      draft.show(null)
      announce(t`No link was made`)
      return true
    default:
      return false
  }
}

function goTo({ shown, draft, focusRow }: TimelineView, at: number): boolean {
  const row = shown.current.rows[at]
  if (!row) return true
  focusRow(at)
  const linking = draft.now()
  if (linking) {
    const isTarget = row.kind === 'task' && row.id !== linking.from
    draft.show({ ...linking, target: isTarget ? { id: row.id, row: at } : null })
  }
  return true
}

function changeDates(view: TimelineView, id: string, rowKey: string, event: KeyboardEvent): boolean {
  const { store, mayEdit, zoom, today } = view
  const task = store.task(id)
  const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (!task || !direction || !mayEdit) return false
  const days = direction * (event.ctrlKey || event.metaKey ? zoomDays[zoom] : 1)
  const dates = !spanOf(task) ? between(today, today) : (event.shiftKey ? stretchedBy : movedBy)(task, days)
  void giveDates(view, { id, rowKey }, dates, followersOf(store, id)(dates))
  return true
}

function onLinkKey(view: TimelineView, id: string, at: number, toExisting: boolean): boolean {
  const { store, mayEdit, draft } = view
  if (toExisting) return goToLink(view, id)
  if (!mayEdit) return false
  const linking = draft.now()
  if (linking) finishLink(view, linking.from, id)
  else if (spanOf(store.task(id)!)) {
    draft.show({ from: id, fromRow: at, point: null, target: null })
    announce(t`Choose the task that shall wait for this one with the arrow keys, then press Enter. Escape stops`)
  } else announce(t`A task needs days before others can wait for it`)
  return true
}

function finishLink(view: TimelineView, from: string, to: string) {
  view.draft.show(null)
  void linkTasks(view.store, from, to)
}

/** Onto a line that ends at the task, or else begins there; from one to the next when one of them is selected already. */
function goToLink({ shown, scroller, selectLink }: TimelineView, id: string): boolean {
  const { links } = shown.current
  const link = links.find(({ to }) => to === id) ?? links.find(({ from }) => from === id)
  if (!link) {
    announce(t`It waits for nothing, and nothing waits for it`)
    return true
  }
  // Drawn at once: the next key is meant for the line, and may come before the next frame does.
  flushSync(() => selectLink(link.key))
  scroller.current?.querySelector<SVGGElement>(`[data-link="${CSS.escape(link.key)}"]`)?.focus()
  return true
}
