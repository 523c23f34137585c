// An address alone is written as it was typed, not as a link that has it twice: "https://a.b", never "[https://a.b](https://a.b)".
import type { JSONContent } from '@tiptap/core'

/** One with signs that mean something in Markdown is better off as a link. */
const address = /(https?:\/\/[^\s<>()[\]`*\\|]{0,2000}[^\s<>()[\]`*\\|?!.,:;_~'"])/
const wholeAddress = new RegExp(`^${address.source}$`)

export const withBareAddresses = (node: JSONContent): JSONContent =>
  node.content
    ? { ...node, content: node.content.map((child, at, all) => bare(child, all[at - 1], all[at + 1])) }
    : node

function bare(node: JSONContent, before: JSONContent | undefined, after: JSONContent | undefined): JSONContent {
  if (!isItsOwnLink(node)) return withBareAddresses(node)
  // Whoever reads must find its beginning and its end.
  const isApart = standsFor(before, /(?:^|[\s(])$/) && standsFor(after, /^[?!.,:;)]*(?:\s|$)/)
  return isApart ? { type: 'text', text: node.text! } : node
}

function isItsOwnLink({ type, text = '', marks = [] }: JSONContent) {
  const [link, ...others] = marks
  return (
    type === 'text' &&
    link?.type === 'link' &&
    others.length === 0 &&
    link.attrs?.href === text &&
    !link.attrs.title &&
    wholeAddress.test(text)
  )
}

const standsFor = (beside: JSONContent | undefined, pattern: RegExp) =>
  beside?.type !== 'text' || (!beside.marks?.length && pattern.test(beside.text ?? ''))

/** Every part of a text that is no address, changed. */
export const aroundAddresses = (text: string, change: (part: string) => string): string =>
  text
    .split(address)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join('')
