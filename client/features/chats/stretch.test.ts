import { expect, test } from 'vitest'
import type { Message, MessageStatus } from '#contract/chats.ts'
import { caughtUp, missesSome, type Stretch, withMessage, withNewer, withOlder, withStatus } from './stretch.ts'

const person = (_id: string) => ({ _id, name: _id, username: _id, avatar: null, avatarThumbnail: null })
const message = (number: number, fields: Partial<Message> = {}): Message => ({
  _id: `m${number}`,
  chat: 'chat',
  number,
  sender: person(number % 2 ? 'ada' : 'bo'),
  body: `line ${number}`,
  attachments: [],
  replyTo: null,
  status: 'sent',
  reactions: {},
  clientMessageId: null,
  createdAt: '2026-11-15T10:00:00.000Z',
  editedAt: null,
  deleted: false,
  version: 1,
  ...fields,
})
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => message(from + n))
const stretch = (from: number, to: number, rest: Partial<Stretch> = {}): Stretch => ({
  messages: range(from, to),
  hasOlder: from > 1,
  hasNewer: false,
  ...rest,
})
const page = (from: number, to: number, hasNewer = false) => ({
  messages: range(from, to),
  hasMore: from > 1,
  hasNewer,
})
const got = (messageId: string, status: MessageStatus) => ({ chatId: 'chat', messageId, status, userId: 'bo' })
const numbers = ({ messages }: Stretch) => messages.map(({ number }) => number)

test('what follows the last message is added, once', () => {
  const once = withMessage(stretch(1, 3), message(4))
  expect(numbers(withMessage(once, message(4)))).toEqual([1, 2, 3, 4])
  expect(numbers(withMessage(stretch(1, 0, { messages: [], hasOlder: false }), message(1)))).toEqual([1])
})

test('a message with a gap before it is left out, and the gap is noticed', () => {
  const shown = withMessage(stretch(1, 3), message(5))
  expect(numbers(shown)).toEqual([1, 2, 3])
  expect(missesSome(shown, message(5))).toBe(true)
  // After a jump back the end is not on screen anyway.
  expect(missesSome(stretch(1, 3, { hasNewer: true }), message(5))).toBe(false)
})

test('the answer to sending a message does not take back that it was read', () => {
  const read = withStatus(stretch(1, 1), got('m1', 'read'))
  expect(withMessage(read, message(1)).messages[0]!.status).toBe('read')
})

test('an older version of a message does not replace a newer one', () => {
  const edited = withMessage(stretch(1, 1), message(1, { version: 3, body: 'edited' }))
  expect(withMessage(edited, message(1, { version: 2, body: 'between' })).messages[0]!.body).toBe('edited')
})

test('whoever read a message has read every one the other wrote before it', () => {
  const read = withStatus(stretch(1, 5), got('m3', 'read'))
  expect(read.messages.map(({ status }) => status)).toEqual(['read', 'sent', 'read', 'sent', 'sent'])
  // Having got it is less than having read it.
  const later = withStatus(read, got('m3', 'delivered'))
  expect(later.messages[2]!.status).toBe('read')
})

test('pages join in both directions', () => {
  expect(numbers(withOlder(stretch(5, 7), message(5), page(2, 4)))).toEqual([2, 3, 4, 5, 6, 7])
  const joined = withNewer(stretch(5, 7, { hasNewer: true }), message(7), page(8, 9))
  expect(numbers(joined)).toEqual([5, 6, 7, 8, 9])
  expect(joined.hasNewer).toBe(false)
})

test('a page that was on its way during a jump makes no hole', () => {
  const elsewhere = stretch(40, 50, { hasNewer: true })
  expect(withOlder(elsewhere, message(90), page(80, 89))).toBe(elsewhere)
  expect(withOlder(elsewhere, message(20), page(10, 19))).toBe(elsewhere)
  expect(withNewer(elsewhere, message(90), page(91, 99))).toBe(elsewhere)
  expect(withNewer(elsewhere, message(20), page(21, 29))).toBe(elsewhere)
})

test('after a lost connection what was missed is filled in', () => {
  expect(numbers(caughtUp(stretch(1, 6), page(5, 9)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  // What arrived while the page was on its way stays.
  expect(numbers(caughtUp(stretch(5, 10), page(7, 9)))).toEqual([5, 6, 7, 8, 9, 10])
  // More was missed than one page holds: the end is what counts, unless somebody reads old messages.
  expect(numbers(caughtUp(stretch(1, 6), page(20, 22)))).toEqual([20, 21, 22])
  expect(numbers(caughtUp(stretch(1, 6, { hasNewer: true }), page(20, 22)))).toEqual([1, 2, 3, 4, 5, 6])
})
