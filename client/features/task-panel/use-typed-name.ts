import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { type Mention, mentionAt } from '#client/features/mentions/mention-at.ts'

export interface TypedName extends Mention {
  /** The line at the @, from the corner of the text. */
  left: number
  top: number
  height: number
}

/** The name being typed at the caret of the editor, and where on the page that is. */
export function useTypedName() {
  const [name, setName] = useState<TypedName | null>(null)
  return { name, look: (editor: Editor) => setName(nameAt(editor)) }
}

function nameAt(editor: Editor): TypedName | null {
  const { view, state } = editor
  const { $from, empty } = state.selection
  if (!editor.isFocused || editor.isActive('code') || !empty || $from.parent.type.spec.code) return null
  // What is no letter, a picture or a break, still takes a place.
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, ' ')
  const found = mentionAt(before, before.length)
  if (!found) return null
  const from = $from.start() + found.from
  const corner = view.dom.getBoundingClientRect()
  const { left, top, bottom } = view.coordsAtPos(from)
  return { from, query: found.query, left: left - corner.left, top: top - corner.top, height: bottom - top }
}
