import { Fragment, type ReactNode } from 'react'
import classes from './Markdown.module.css'
import { type Block, type ListItem, parseBlocks } from './parse-blocks.ts'
import { type Inline, parseInline } from './parse-inline.ts'

interface Props {
  text: string
  /** How somebody named by `@username` is shown; nobody by that name stays text. */
  mention?: ((username: string) => ReactNode) | undefined
  /** How the number of a task is shown. */
  task?: ((number: string) => ReactNode) | undefined
}

/** Markdown as elements. No HTML passes through, so there is nothing to clean. */
export function Markdown({ text, ...shown }: Props) {
  return (
    <div className={classes.text} dir="auto">
      {parseBlocks(text).map((block, at) => blockOf(block, at, shown))}
    </div>
  )
}

type Shown = Omit<Props, 'text'>

/** A task's own title is the second level on its page. */
const headings = ['h3', 'h4', 'h5'] as const

function blockOf(block: Block, key: number, shown: Shown): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = headings[Math.min(block.level, headings.length) - 1]!
      return <Heading key={key}>{inlinesOf(parseInline(block.text), shown)}</Heading>
    }
    case 'paragraph':
      return <p key={key}>{inlinesOf(parseInline(block.text), shown)}</p>
    case 'code':
      return (
        <pre key={key}>
          <code>{block.text}</code>
        </pre>
      )
    case 'quote':
      return <blockquote key={key}>{block.blocks.map((each, at) => blockOf(each, at, shown))}</blockquote>
    case 'list': {
      const items = block.items.map((item, at) => itemOf(item, at, shown))
      return block.start === null ? (
        <ul key={key}>{items}</ul>
      ) : (
        <ol key={key} start={block.start}>
          {items}
        </ol>
      )
    }
    case 'rule':
      return <hr key={key} />
  }
}

function itemOf({ done, blocks }: ListItem, key: number, shown: Shown) {
  const [first, ...rest] = blocks
  // The text of an item stands right beside its mark, not in a paragraph of its own.
  const lead =
    first?.kind === 'paragraph' ? inlinesOf(parseInline(first.text), shown) : first && blockOf(first, 0, shown)
  return (
    <li key={key} data-box={done === null ? undefined : ''}>
      {done !== null && <input type="checkbox" checked={done} readOnly disabled aria-label={done ? 'Done' : 'To do'} />}
      {lead}
      {rest.map((block, at) => blockOf(block, at + 1, shown))}
    </li>
  )
}

const inlinesOf = (inlines: Inline[], shown: Shown): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a text is drawn anew as a whole
  inlines.map((inline, at) => <Fragment key={at}>{inlineOf(inline, shown)}</Fragment>)

function inlineOf(inline: Inline, shown: Shown): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text
    case 'strong':
      return <strong>{inlinesOf(inline.children, shown)}</strong>
    case 'em':
      return <em>{inlinesOf(inline.children, shown)}</em>
    case 'strike':
      return <s>{inlinesOf(inline.children, shown)}</s>
    case 'code':
      return <code>{inline.text}</code>
    case 'link':
      return (
        <a href={inline.href} target="_blank" rel="noopener noreferrer nofollow">
          {inlinesOf(inline.children, shown)}
        </a>
      )
    case 'mention':
      return shown.mention?.(inline.username) ?? `@${inline.username}`
    case 'task':
      return shown.task?.(inline.number) ?? inline.number
    case 'break':
      return <br />
  }
}
