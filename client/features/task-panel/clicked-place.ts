// Where somebody clicked into a text that is read, found again in the editor. Both show the same letters; what is between them differs.
import type { Node } from '@tiptap/pm/model'

export interface ClickedPlace {
  /** How many letters stand before it. */
  letters: number
  /** At the beginning of a word: what stands between it and the letter before may be the end of a line. */
  isBeforeWord: boolean
}

export function placeClicked(text: HTMLElement): ClickedPlace | null {
  const { anchorNode, anchorOffset } = window.getSelection()!
  if (!anchorNode || !text.contains(anchorNode)) return null
  const range = document.createRange()
  range.setStart(text, 0)
  range.setEnd(anchorNode, anchorOffset)
  const before = range.cloneContents()
  // People are shown by another name than the one that was written.
  for (const shown of before.querySelectorAll<HTMLElement>('[data-written]')) shown.textContent = shown.dataset.written!
  const words = before.textContent!
  return { letters: words.replace(/\s/g, '').length, isBeforeWord: anchorOffset === 0 || !/\S$/.test(words) }
}

/** What `doc` of the editor calls the place. Null behind its last letter. */
export function positionOf(doc: Node, { letters, isBeforeWord }: ClickedPlace): number | null {
  let found: number | null = null
  let passed = 0
  doc.descendants((node, at) => {
    if (found !== null || !node.isText) return found === null
    for (const { index } of node.text!.matchAll(/\S/g)) {
      if (isBeforeWord && passed === letters) found ??= at + index
      passed++
      if (!isBeforeWord && passed === letters) found ??= at + index + 1
    }
  })
  return found
}
