// Where somebody clicked into a text that is read, found again in the editor. Both show the same letters; what is between them differs.
import type { Node } from '@tiptap/pm/model'

export interface ClickedPlace {
  /** How many letters stand before it. */
  letters: number
  /** At the beginning of a word: what stands between it and the letter before may be the end of a line. */
  isBeforeWord: boolean
  /** Of several lines without a letter behind those, which one; 0 is none of them. */
  emptyLine: number
}

const lettersOf = (words: string) => words.replace(/\s/g, '').length
const hasNoLetter = (element: { textContent: string | null }) => lettersOf(element.textContent ?? '') === 0

export function placeClicked(text: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const at = caretAt(clientX, clientY)
  return at && text.contains(at.node) ? placeOf(text, at) : null
}

function caretAt(x: number, y: number) {
  // Safari has the other one alone.
  const caret = document.caretPositionFromPoint?.(x, y)
  if (caret) return { node: caret.offsetNode, offset: caret.offset }
  const range = document.caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : null
}

export function placeOf(text: HTMLElement, { node, offset }: { node: globalThis.Node; offset: number }): ClickedPlace {
  const element = node instanceof Element ? node : node.parentElement!
  const person = element.closest('[data-written]')
  const before = document.createRange()
  before.setStart(text, 0)
  if (person && offset === 0) before.setEndBefore(person)
  else if (person) before.setEndAfter(person)
  else before.setEnd(node, offset)
  const read = before.cloneContents()
  // People are shown by another name than the one that was written.
  for (const shown of read.querySelectorAll<HTMLElement>('[data-written]')) shown.textContent = shown.dataset.written!
  const words = read.textContent!
  return {
    letters: lettersOf(words),
    isBeforeWord: offset === 0 || !/\S$/.test(words),
    emptyLine: element.matches('p') && hasNoLetter(element) ? emptyAtTheEnd([...read.querySelectorAll('p')]) : 0,
  }
}

const emptyAtTheEnd = (lines: Element[]) => lines.length - 1 - lines.findLastIndex((line) => !hasNoLetter(line))

/** What `doc` of the editor calls the place. Null behind its last letter. */
export function positionOf(doc: Node, { letters, isBeforeWord, emptyLine }: ClickedPlace): number | null {
  let found: number | null = null
  let passed = 0
  let emptyLines = 0
  doc.descendants((node, at) => {
    if (found !== null) return false
    // Read, a picture is a link by its name.
    if (node.type.name === 'image') passed += lettersOf(node.attrs.alt)
    else if (emptyLine > 0) {
      if (node.isTextblock && passed === letters && hasNoLetter(node) && ++emptyLines === emptyLine) found = at + 1
      if (node.isText) passed += lettersOf(node.text!)
    } else if (node.isText) {
      for (const { index } of node.text!.matchAll(/\S/g)) {
        if (isBeforeWord && passed === letters) found ??= at + index
        passed++
        if (!isBeforeWord && passed === letters) found ??= at + index + 1
      }
    }
  })
  return found
}
