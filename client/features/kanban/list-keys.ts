import type { KeyboardEvent } from 'react'
import { announce } from '#client/core/announce.ts'
import { t } from '#contract/texts.ts'
import type { ListGroup } from './list-entries.ts'
import { moveWithKeys } from './move-with-keys.ts'
import type { Sorting } from './sorting.ts'
import type { View } from './view.ts'

/** What keys do in the list and not on the board. Answers whether it was one of them. */
export function onListKey(view: View, groups: ListGroup[], sorting: Sorting | null, event: KeyboardEvent): boolean {
  const { selection, mayEdit } = view
  const target = event.target as HTMLElement
  const id = target.dataset.task
  if (!id || !mayEdit) return false
  const at = groups.findIndex(({ key }) => key === target.dataset.group)
  const group = groups[at]
  if (!group) return false
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
    event.preventDefault()
    selection.add(group.ids)
    return true
  }
  if (!event.altKey || !event.key.startsWith('Arrow')) return false
  event.preventDefault()
  if (event.shiftKey) return true
  if (sorting || group.by) {
    announce(t`Tasks move here only while they are neither sorted nor grouped`)
    return true
  }
  if (event.key === 'ArrowUp') moveUp(view, id, groups, at)
  if (event.key === 'ArrowDown') moveDown(view, id, groups, at)
  return true
}

/** From the top of a group on to the end of the one before. */
function moveUp(view: View, id: string, groups: ListGroup[], at: number) {
  const group = groups[at]!
  const index = group.ids.indexOf(id)
  const before = groups[at - 1]
  if (index > 0) move(view, id, group, index - 1)
  else if (before) move(view, id, before, before.ids.length)
}

function moveDown(view: View, id: string, groups: ListGroup[], at: number) {
  const group = groups[at]!
  const index = group.ids.indexOf(id)
  const after = groups[at + 1]
  if (index < group.ids.length - 1) move(view, id, group, index + 2)
  else if (after) move(view, id, after, 0)
}

function move(view: View, id: string, group: ListGroup, index: number) {
  const to = { columnId: group.key, lane: null, ids: () => group.ids }
  void moveWithKeys(view, id, { ids: [id], from: null, to, index })
}
