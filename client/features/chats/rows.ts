// A conversation as the rows of a list: days, what is new, and messages, of which those of one person in a short time stand together.
import { type DateLike, pastDay } from '#client/core/dates.ts'
import type { Message } from '#contract/chats.ts'
import type { Pending } from './outbox.ts'
import type { Stretch } from './stretch.ts'

export type Row =
  | { kind: 'start'; key: string }
  | { kind: 'older'; key: string }
  | { kind: 'day'; key: string; label: string }
  | { kind: 'new'; key: string }
  /** `head`: with name and picture. `mark`: says how far it has come. */
  | { kind: 'message'; key: string; message: Message; head: boolean; mark: boolean }
  | { kind: 'pending'; key: string; pending: Pending; head: boolean }

const TOGETHER_MS = 5 * 60_000

interface Shown {
  stretch: Stretch
  pending: Pending[]
  me: string
  /** The first message nobody had read when the chat was opened. */
  firstUnread: string | null
  now: DateLike
}

export function rowsOf({ stretch, pending, me, firstUnread, now }: Shown): Row[] {
  const { messages, hasOlder, hasNewer } = stretch
  const rows: Row[] = [hasOlder ? { kind: 'older', key: 'older' } : { kind: 'start', key: 'start' }]
  const marked = markedOf(messages, me)
  let before: Said | null = null
  for (const message of messages) {
    const by = message.sender?._id ?? null
    const isNewDay = !before || dayOf(before.at) !== dayOf(message.createdAt)
    if (isNewDay) rows.push({ kind: 'day', key: `day ${message._id}`, label: pastDay(message.createdAt, now) })
    const isNew = message._id === firstUnread
    if (isNew) rows.push({ kind: 'new', key: 'new' })
    const head = isNewDay || isNew || !isTogether(before, { by, at: message.createdAt }) || message.replyTo !== null
    // The same key before and after it was sent, so that it stays the same row.
    const key = message.clientMessageId ?? message._id
    rows.push({ kind: 'message', key, message, head, mark: marked.has(message._id) })
    before = { by, at: message.createdAt }
  }
  // After a jump back the end is not here, and what waits belongs to the end.
  if (hasNewer) return rows
  const arrived = new Set(messages.map(({ clientMessageId }) => clientMessageId))
  for (const each of pending) {
    if (arrived.has(each.clientMessageId)) continue
    const head = !isTogether(before, { by: me, at: each.createdAt }) || each.replyTo !== null
    rows.push({ kind: 'pending', key: each.clientMessageId, pending: each, head })
    before = { by: me, at: each.createdAt }
  }
  return rows
}

interface Said {
  by: string | null
  at: string
}

const isTogether = (before: Said | null, next: Said) =>
  before !== null && before.by === next.by && Date.parse(next.at) - Date.parse(before.at) < TOGETHER_MS

const dayOf = (at: string) => new Date(at).toDateString()

/** Of my messages only the last one that was read, the last that arrived, and the last: the ones before came at least as far. */
function markedOf(messages: Message[], me: string): Set<string> {
  const marked = new Set<string>()
  let status: Message['status'] | null = null
  for (const message of messages.toReversed()) {
    if (message.sender?._id !== me || message.deleted || message.status === status) continue
    marked.add(message._id)
    status = message.status
    if (status === 'read') break
  }
  return marked
}

/** What was unread when the chat was opened begins here. */
export function firstUnreadIn(messages: Message[], lastRead: string | null, me: string): string | null {
  const at = lastRead === null ? -1 : messages.findIndex(({ _id }) => _id === lastRead)
  // It was read further back than what is loaded: the line would stand above.
  if (lastRead !== null && at < 0) return null
  return messages.slice(at + 1).find(({ sender, deleted }) => sender?._id !== me && !deleted)?._id ?? null
}
