import { Fragment, type ReactNode } from 'react'
import sideways from '#client/ui/sideways.module.css'
import { namesMeant } from '#contract/mentions.ts'
import { mayTick } from './boxes.ts'
import classes from './Markdown.module.css'
import { type Block, type ListItem, parseBlocks } from './parse-blocks.ts'
import { type Inline, parseInline } from './parse-inline.ts'

interface Props {
  text: string
  /** How somebody named by `@username` is shown; nobody by that name stays text. */
  mention?: ((username: string) => ReactNode) | undefined
  /** How the number of a task is shown. */
  task?: ((number: string) => ReactNode) | undefined
  /** Given where boxes can be ticked: they are counted from the first. */
  onTick?: ((box: number) => void) | undefined
}

/** Markdown as elements. No HTML passes through, so there is nothing to clean. */
export function Markdown({ text, onTick, ...names }: Props) {
  let boxes = 0
  const tick = onTick && mayTick(text) ? onTick : undefined
  const shown = { ...names, tick, nextBox: () => boxes++ }
  return (
    <div className={classes.text} dir="auto">
      {parseBlocks(text).map((block, at) => blockOf(block, at, shown))}
    </div>
  )
}

interface Shown extends Omit<Props, 'text' | 'onTick'> {
  tick: ((box: number) => void) | undefined
  nextBox(): number
}

/** A task's own title is the second level on its page. */
const headings = ['h3', 'h4', 'h5'] as const

function blockOf(block: Block, key: number, shown: Shown): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = headings[Math.min(block.level, headings.length) - 1]!
      return <Heading key={key}>{inlinesOf(parseInline(block.text), shown)}</Heading>
    }
    case 'paragraph':
      return <p key={key}>{block.text === '' ? <br /> : inlinesOf(parseInline(block.text), shown)}</p>
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
    case 'table':
      return <TableOf key={key} table={block} shown={shown} />
    case 'rule':
      return <hr key={key} />
  }
}

function TableOf({ table: { head, align, rows }, shown }: { table: Extract<Block, { kind: 'table' }>; shown: Shown }) {
  const cell = (Cell: 'th' | 'td') => (text: string, at: number) => (
    <Cell key={at} align={align[at]} dir="auto">
      {inlinesOf(parseInline(text), shown)}
    </Cell>
  )
  // One pasted without a head: Markdown has none without, so an empty one was written.
  const hasHead = rows.length === 0 || head.some((text) => text !== '')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide one is scrolled by keyboard too
    <section className={`${classes.table} ${sideways.sideways}`} tabIndex={0} aria-label="Table">
      <table>
        {hasHead && (
          <thead>
            <tr>{head.map(cell('th'))}</tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text is drawn anew as a whole
            <tr key={at}>{row.map(cell('td'))}</tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function itemOf({ done, blocks }: ListItem, key: number, shown: Shown) {
  const [first, ...rest] = blocks
  const box = done !== null && boxOf(done, first?.kind === 'paragraph' ? first.text : '', shown)
  // The text of an item stands right beside its mark, not in a paragraph of its own.
  const lead =
    first?.kind === 'paragraph' ? inlinesOf(parseInline(first.text), shown) : first && blockOf(first, 0, shown)
  return (
    <li key={key} data-box={done === null ? undefined : ''}>
      {box}
      {lead}
      {rest.map((block, at) => blockOf(block, at + 1, shown))}
    </li>
  )
}

function boxOf(done: boolean, words: string, { tick, nextBox }: Shown) {
  const number = nextBox()
  return tick ? (
    <input type="checkbox" checked={done} onChange={() => tick(number)} aria-label={words} />
  ) : (
    <input type="checkbox" checked={done} readOnly disabled aria-label={done ? 'Done' : 'To do'} />
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
      return mentionOf(inline.written, shown)
    case 'task':
      return shown.task?.(inline.number) ?? inline.number
    case 'break':
      return <br />
  }
}

function mentionOf(written: string, { mention }: Shown): ReactNode {
  for (const name of namesMeant(written)) {
    const person = mention?.(name)
    if (!person) continue
    return (
      <>
        {person}
        {written.slice(name.length)}
      </>
    )
  }
  return `@${written}`
}
