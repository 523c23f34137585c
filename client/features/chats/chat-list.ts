// What the list of chats shows, and how news change it: one’s own messages are never unread.
import { goesBy } from '#client/features/members/goes-by.ts'
import type { Chat, Message, MessageProgress } from '#contract/chats.ts'
import type { Person } from '#contract/people.ts'
import { furthest, newerOf } from './stretch.ts'
import { SOMEBODY_GONE } from './words.ts'

export const unreadOf = (chat: Chat, me: string) =>
  chat.participants.find(({ user }) => user._id === me)?.unreadCount ?? 0

/** The count alone does not tell: of a burst, some are counted before and some after the reading of them is told. */
export function isUnreadBy(chat: Chat, me: string, messages: Message[]): boolean {
  const mine = chat.participants.find(({ user }) => user._id === me)
  const heard = messages.findLast(({ sender }) => sender?._id !== me)
  const readTo = messages.find(({ _id }) => _id === mine?.lastReadMessage)?.number ?? 0
  return unreadOf(chat, me) > 0 || (heard?.number ?? 0) > readTo
}

export const totalUnread = (chats: Chat[], me: string) => chats.reduce((sum, chat) => sum + unreadOf(chat, me), 0)

/** The one I talk with. Once their account is gone, nobody's name is left: the chat goes by its own id. */
export const otherIn = (chat: Chat, me: string): Person =>
  chat.participants.find(({ user }) => user._id !== me)?.user ?? {
    _id: '',
    name: SOMEBODY_GONE,
    username: chat._id,
    avatar: null,
    avatarThumbnail: null,
  }

export const isGone = ({ _id }: Person) => _id === ''

/** Nobody's face is grey. */
export const faceOf = (person: Person) => (isGone(person) ? null : person)

/** Usernames in an address are typed by people. */
export const isCalled = (username: string, person: Pick<Person, 'username'>) =>
  person.username.toLowerCase() === username.toLowerCase()

export const chatWith = (chats: Chat[], me: string, username: string) =>
  chats.find((chat) => isCalled(username, otherIn(chat, me)))

const changeMine = (chat: Chat, me: string, change: Partial<Chat['participants'][number]>): Chat => ({
  ...chat,
  participants: chat.participants.map((place) => (place.user._id === me ? { ...place, ...change } : place)),
})

/** Null when the chat is not in the list yet: it has to be asked for. */
export function withNewMessage(chats: Chat[], message: Message, me: string): Chat[] | null {
  const chat = chats.find(({ _id }) => _id === message.chat)
  if (!chat) return null
  // Heard twice, or fetched before it was heard.
  if (chat.lastMessage && chat.lastMessage.number >= message.number) return chats
  const isMine = message.sender?._id === me
  const counted = isMine ? chat : changeMine(chat, me, { unreadCount: unreadOf(chat, me) + 1 })
  const moved = { ...counted, lastMessage: message, updatedAt: message.createdAt }
  return [moved, ...chats.filter((each) => each !== chat)]
}

export const withChangedMessage = (chats: Chat[], message: Message): Chat[] =>
  chats.map((chat) =>
    chat.lastMessage?._id === message._id ? { ...chat, lastMessage: newerOf(chat.lastMessage, message) } : chat,
  )

export const withProgress = (chats: Chat[], { chatId, messageId, status, userId }: MessageProgress): Chat[] =>
  chats.map((chat) => {
    const last = chat.lastMessage
    if (chat._id !== chatId || last?._id !== messageId || last.sender?._id === userId) return chat
    return { ...chat, lastMessage: { ...last, status: furthest(last.status, status) } }
  })

export const withNothingUnread = (chats: Chat[], chatId: string, me: string, messageId: string): Chat[] =>
  chats.map((chat) =>
    chat._id === chatId ? changeMine(chat, me, { unreadCount: 0, lastReadMessage: messageId }) : chat,
  )

/** Chats in which nothing was said yet are nobody's business but of whoever has one open. */
export const shownChats = (chats: Chat[], me: string, open: string | undefined) =>
  chats.filter((chat) => chat.lastMessage !== null || (open !== undefined && isCalled(open, otherIn(chat, me))))

export const chatsNamed = (chats: Chat[], me: string, text: string) =>
  chats.filter((chat) => {
    const other = otherIn(chat, me)
    return goesBy(isGone(other) ? [other.name] : [other.name, other.username], text)
  })
