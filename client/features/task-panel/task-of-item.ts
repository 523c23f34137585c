import type { Node } from '@tiptap/pm/model'
import { type Selection, TextSelection, type Transaction } from '@tiptap/pm/state'

/** How deep the item is whose first line this is in, of whatever list. */
export function itemAt({ $from }: Selection): number | null {
  const depth = $from.depth - 1
  const isItem = ['listItem', 'taskItem'].includes($from.node(depth)?.type.name ?? '')
  return isItem && $from.index(depth) === 0 ? depth : null
}

/** A box for the item the caret is in and for no other: its list goes on around it, and what is in the item stays in it. */
export function becomeTask(tr: Transaction, checked: boolean) {
  const { $from } = tr.selection
  const depth = itemAt(tr.selection)
  if (depth === null) return
  const item = $from.node(depth)
  const { taskList, taskItem } = item.type.schema.nodes
  if (item.type === taskItem) return tr.setNodeAttribute($from.before(depth), 'checked', checked)

  const list = $from.node(depth - 1)
  const start = $from.before(depth - 1)
  const at = $from.before(depth) - $from.start(depth - 1)
  const before = list.cut(0, at)
  const task = taskList!.create(null, taskItem!.create({ checked }, item.content))
  const after = numberedFrom($from.index(depth - 1) + 1, list.cut(at + item.nodeSize))
  const parts = [before, task, after].filter(({ childCount }) => childCount > 0)
  tr.replaceWith(start, start + list.nodeSize, parts)

  const taskAt = start + (before.childCount > 0 ? before.nodeSize : 0)
  tr.setSelection(TextSelection.create(tr.doc, taskAt + 2 + $from.pos - $from.start(depth)))
  // Two lists of boxes on end would be one when they are read again.
  for (const end of [taskAt + task.nodeSize, taskAt]) {
    const { nodeBefore, nodeAfter } = tr.doc.resolve(end)
    if (nodeBefore?.type === taskList && nodeAfter?.type === taskList) tr.join(end)
  }
}

/** The items behind the box keep their numbers. */
const numberedFrom = (more: number, list: Node) =>
  list.type.name === 'orderedList'
    ? list.type.create({ ...list.attrs, start: list.attrs.start + more }, list.content)
    : list
