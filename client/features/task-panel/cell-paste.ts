import { Extension } from '@tiptap/core'
import { Fragment, type Node, Slice } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/** A cell holds lines alone. Anything else pasted into one, such as a list, would tear its table in two: only its lines come along. */
export const CellPaste = Extension.create({
  name: 'cellPaste',
  addProseMirrorPlugins() {
    const { editor } = this
    const isInCell = () => editor.isActive('tableCell') || editor.isActive('tableHeader')
    return [new Plugin({ props: { handlePaste: (view, _, slice) => isInCell() && pasteLines(view, slice) } })]
  },
})

/** Whether there was something to change about it. */
function pasteLines(view: EditorView, slice: Slice): boolean {
  const lines = linesOf(slice)
  if (lines === slice) return false
  // A rule alone has none: nothing of it fits, and what is selected stays.
  if (lines.size === 0) return true
  view.dispatch(
    view.state.tr.replaceSelection(lines).scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'),
  )
  return true
}

function linesOf(slice: Slice): Slice {
  const lines: Node[] = []
  let hasBlocks = false
  let hasCells = false
  slice.content.descendants((node) => {
    const { name, schema } = node.type
    if (name.startsWith('table')) hasCells = true
    else if (node.isTextblock) lines.push(schema.nodes.paragraph!.create(null, node.content))
    if (node.isBlock && name !== 'paragraph') hasBlocks = true
    return !node.isTextblock
  })
  // Cells go into cells by themselves.
  if (hasCells || !hasBlocks) return slice
  return lines.length > 0 ? new Slice(Fragment.from(lines), 1, 1) : Slice.empty
}
