import { expect, test } from 'vitest'
import type { Chat, Message } from '#contract/chats.ts'
import {
  chatsNamed,
  chatWith,
  isUnreadBy,
  shownChats,
  totalUnread,
  withNewMessage,
  withNothingUnread,
} from './chat-list.ts'

const person = (name: string) => ({
  _id: name.toLowerCase(),
  name,
  username: name.toLowerCase(),
  avatar: null,
  avatarThumbnail: null,
})
const place = (name: string, unreadCount: number) => ({ user: person(name), unreadCount, lastReadMessage: null })

const message = (chat: string, number: number, by: string): Message => ({
  _id: `${chat}-${number}`,
  chat,
  number,
  sender: person(by),
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
})

const chat = (other: string | null, unread = 0, lastMessage: Message | null = null): Chat => ({
  _id: `with ${other}`,
  type: 'direct',
  workspace: 'ours',
  participants: [place('Ada', unread), ...(other ? [place(other, 0)] : [])],
  lastMessage,
  closed: null,
  createdAt: '2026-11-15T09:00:00.000Z',
  updatedAt: '2026-11-15T09:00:00.000Z',
})
const names = (chats: Chat[]) => chats.map(({ _id }) => _id)

test('what waits is counted', () => {
  expect(totalUnread([chat('Bo', 2), chat('Cy', 1), chat(null, 5)], 'ada')).toBe(8)
})

test('of a burst, what came after the reading was told is still unread, though nothing is counted', () => {
  const burst = [1, 2, 3].map((number) => message('with Bo', number, 'Bo'))
  const readTo = (messageId: string) => withNothingUnread([chat('Bo', 2)], 'with Bo', 'ada', messageId)[0]!
  expect(isUnreadBy(readTo('with Bo-2'), 'ada', burst)).toBe(true)
  expect(isUnreadBy(readTo('with Bo-3'), 'ada', burst)).toBe(false)
  expect(isUnreadBy(readTo('with Bo-3'), 'ada', [...burst, message('with Bo', 4, 'Ada')])).toBe(false)
})

test('a chat with somebody whose account is gone is found by its own id', () => {
  expect(chatWith([chat('Bo'), chat(null)], 'ada', 'with null')?._id).toBe('with null')
})

test('a chat in which nothing was said shows to whoever has it open, however the name is written', () => {
  const chats = [chat('Bo', 0, message('with Bo', 1, 'Bo')), chat('Cy'), chat('Di')]
  expect(names(shownChats(chats, 'ada', undefined))).toEqual(['with Bo'])
  expect(names(shownChats(chats, 'ada', 'CY'))).toEqual(['with Bo', 'with Cy'])
  expect(chatWith(chats, 'ada', 'Di')?._id).toBe('with Di')
})

test('chats are found by the name of the other, with or without @', () => {
  const chats = [chat('Bo'), chat('Cy'), chat(null)]
  expect(names(chatsNamed(chats, 'ada', ' @CY'))).toEqual(['with Cy'])
  expect(names(chatsNamed(chats, 'ada', ''))).toEqual(['with Bo', 'with Cy', 'with null'])
  expect(names(chatsNamed(chats, 'ada', 'null'))).toEqual([])
})

test('a new message goes to the top and counts once; one’s own never counts', () => {
  const chats = [chat('Bo'), chat('Cy')]
  const fromCy = message('with Cy', 1, 'Cy')
  const once = withNewMessage(chats, fromCy, 'ada')!
  expect(names(once)).toEqual(['with Cy', 'with Bo'])
  expect(totalUnread(withNewMessage(once, fromCy, 'ada')!, 'ada')).toBe(1)
  expect(totalUnread(withNewMessage(once, message('with Cy', 2, 'Ada'), 'ada')!, 'ada')).toBe(1)
  expect(withNewMessage(chats, message('with Di', 1, 'Di'), 'ada')).toBeNull()
})
