import type { Editor } from '@tiptap/core'
import { Fragment, type Node } from '@tiptap/pm/model'

/**
 * Only what says something else is replaced: the caret of whoever is in the rest stays where it is, and so does what Markdown has no
 * sign for. Without the space just typed, their next word would stick to the last. Whoever undoes takes back their own alone.
 */
export function becomeText(editor: Editor, text: string) {
  const { doc, schema, tr } = editor.state
  const manager = editor.markdown!
  const read = (words: string) => schema.nodeFromJSON(manager.parse(words))
  const written = (node: Node) => manager.serialize(node.toJSON()).trimEnd()
  const said = (block: Node) => written(read(written(doc.copy(Fragment.from(block)))))
  const next = read(text)
  const apart = differingBlocks(doc, next, (one, other) => one.eq(other) || said(one) === said(other))
  const shown = doc.cut(apart.from, apart.to)
  const wanted = next.cut(apart.nextFrom, apart.nextTo)
  const change = changeBeside(read(written(shown)), shown, wanted) ?? differenceOf(shown, wanted)
  if (!change) return
  const replacing = tr.replace(apart.from + change.from, apart.from + change.to, wanted.slice(change.start, change.end))
  editor.view.dispatch(replacing.setMeta('preventUpdate', true).setMeta('addToHistory', false))
}

/** What is between the blocks that are the same in both, from the start and from behind. */
function differingBlocks(doc: Node, next: Node, isSame: (one: Node, other: Node) => boolean) {
  let [first, last, nextLast] = [0, doc.childCount, next.childCount]
  const isEmpty = ({ isTextblock, content }: Node) => isTextblock && content.size === 0
  // Lines somebody has just begun at the end are not in any text yet.
  while (last > 1 && isEmpty(doc.child(last - 1)) && !isEmpty(next.child(nextLast - 1))) last -= 1
  while (first < last && first < nextLast && isSame(doc.child(first), next.child(first))) first += 1
  while (last > first && nextLast > first && isSame(doc.child(last - 1), next.child(nextLast - 1))) {
    last -= 1
    nextLast -= 1
  }
  const before = (node: Node, index: number) =>
    node.children.slice(0, index).reduce((size, { nodeSize }) => size + nodeSize, 0)
  return {
    from: before(doc, first),
    to: before(doc, last),
    nextFrom: before(next, first),
    nextTo: before(next, nextLast),
  }
}

interface Difference {
  from: number
  to: number
  /** Where it stands in the other. */
  start: number
  end: number
}

function differenceOf(one: Node, other: Node): Difference | null {
  const from = one.content.findDiffStart(other.content)
  const ends = one.content.findDiffEnd(other.content)
  if (from === null || ends === null) return null
  // Where a text repeats itself, what is the same from behind reaches over what is the same from the start.
  const over = Math.max(0, from - Math.min(ends.a, ends.b))
  return { from, to: ends.a + over, start: from, end: ends.b + over }
}

/** What others changed of what is said, beside what is shown and not said; null where that is the same place, or they changed nothing. */
function changeBeside(said: Node, shown: Node, wanted: Node): Difference | null {
  const change = differenceOf(said, wanted)
  const unsaid = differenceOf(said, shown)
  if (!change || !unsaid || change.to < unsaid.from) return change
  if (change.from <= unsaid.to) return null
  const shift = unsaid.end - unsaid.to
  return { ...change, from: change.from + shift, to: change.to + shift }
}
