import { expect, test } from 'vitest'
import type { Message } from '#contract/chats.ts'
import type { Pending } from './outbox.ts'
import { firstUnreadIn, type Row, rowsOf } from './rows.ts'

const NOW = '2026-11-15T12:00:00'
const message = (n: number, by: string, at: string, fields: Partial<Message> = {}): Message => ({
  _id: `m${n}`,
  chat: 'chat',
  number: n,
  sender: { _id: by, name: by, username: by, avatar: null, avatarThumbnail: null },
  body: `line ${n}`,
  attachments: [],
  replyTo: null,
  status: 'sent',
  reactions: {},
  clientMessageId: null,
  createdAt: new Date(at).toISOString(),
  editedAt: null,
  deleted: false,
  version: 1,
  ...fields,
})
const waiting = (clientMessageId: string, at = '2026-11-15T11:59:00'): Pending => ({
  clientMessageId,
  chatId: 'chat',
  body: 'waiting',
  replyTo: null,
  attachments: [],
  createdAt: new Date(at).toISOString(),
  refused: null,
})
const rows = (messages: Message[], rest: Partial<Parameters<typeof rowsOf>[0]> = {}) =>
  rowsOf({
    stretch: { messages, hasOlder: false, hasNewer: false },
    pending: [],
    me: 'ada',
    firstUnread: null,
    now: NOW,
    ...rest,
  })
const words = (row: Row) =>
  row.kind === 'message' ? `${row.message._id}${row.head ? ' head' : ''}` : row.kind === 'day' ? row.label : row.kind

test('days are separated, and what one person says in a short time stands together', () => {
  const said = [
    message(1, 'bo', '2026-11-13T10:00:00'),
    message(2, 'bo', '2026-11-14T10:00:00'),
    message(3, 'bo', '2026-11-14T10:04:00'),
    message(4, 'ada', '2026-11-14T10:05:00'),
    message(5, 'ada', '2026-11-14T10:20:00'),
    message(6, 'ada', '2026-11-15T10:00:00'),
  ]
  expect(rows(said).map(words)).toEqual([
    'start',
    'Nov 13, 2026',
    'm1 head',
    'Yesterday',
    'm2 head',
    'm3',
    'm4 head',
    'm5 head',
    'Today',
    'm6 head',
  ])
})

test('the line before what is new begins a group of its own', () => {
  const said = [message(1, 'bo', '2026-11-15T10:00:00'), message(2, 'bo', '2026-11-15T10:01:00')]
  expect(rows(said, { firstUnread: 'm2' }).map(words)).toEqual(['start', 'Today', 'm1 head', 'new', 'm2 head'])
})

test('a message is shown waiting until it has arrived, and then once, in the same row', () => {
  const pending = [waiting('a'), waiting('b')]
  const keys = (messages: Message[]) => rows(messages, { pending }).map(({ kind, key }) => `${kind} ${key}`)
  expect(keys([])).toEqual(['start start', 'pending a', 'pending b'])
  const arrived = message(1, 'ada', '2026-11-15T11:59:00', { clientMessageId: 'a' })
  expect(keys([arrived])).toEqual(['start start', 'day day m1', 'message a', 'pending b'])
})

test('only the last message of mine that came so far says how far it came', () => {
  const at = '2026-11-15T10:00:00'
  const said = [
    message(1, 'ada', at, { status: 'read' }),
    message(2, 'ada', at, { status: 'read' }),
    message(3, 'bo', at),
    message(4, 'ada', at, { status: 'delivered' }),
    message(5, 'ada', at, { status: 'delivered' }),
  ]
  expect(rows(said).flatMap((row) => (row.kind === 'message' && row.mark ? [row.message._id] : []))).toEqual([
    'm2',
    'm5',
  ])
})

test('what is new begins with the first message of the other after the last one read', () => {
  const at = '2026-11-15T10:00:00'
  const said = [
    message(1, 'bo', at),
    message(2, 'ada', at),
    message(3, 'bo', at, { deleted: true }),
    message(4, 'bo', at),
  ]
  expect(firstUnreadIn(said, 'm1', 'ada')).toBe('m4')
  expect(firstUnreadIn(said, null, 'ada')).toBe('m1')
  expect(firstUnreadIn(said, 'm4', 'ada')).toBe(null)
  // Read further back than what is loaded.
  expect(firstUnreadIn(said, 'm0', 'ada')).toBe(null)
})
