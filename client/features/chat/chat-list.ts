// What the list of chats shows, and how news change it (SPEC section 4: one's own messages are never unread).
import type { Chat, Message } from '#contract/chats.ts'
import type { Person } from '#contract/people.ts'
import { furthest, newerOf } from './stretch.ts'

export const unreadOf = (chat: Chat, me: string) =>
  chat.participants.find(({ user }) => user._id === me)?.unreadCount ?? 0

export const totalUnread = (chats: Chat[], me: string) => chats.reduce((sum, chat) => sum + unreadOf(chat, me), 0)

/** The one I talk with. Null once their account is gone. */
export const otherIn = (chat: Chat, me: string): Person | null =>
  chat.participants.find(({ user }) => user._id !== me)?.user ?? null

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

interface Progress {
  chatId: string
  messageId: string
  status: Message['status']
  userId: string
}

export const withProgress = (chats: Chat[], { chatId, messageId, status, userId }: Progress): Chat[] =>
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
export const shownChats = (chats: Chat[], openId: string | undefined) =>
  chats.filter(({ _id, lastMessage }) => lastMessage !== null || _id === openId)

/** One line of what was said. */
export function gist({ body, deleted, attachments }: Message): string {
  if (deleted) return 'Message deleted'
  if (body) return body.replace(/[*_`~#>]+/g, '').replace(/\s+/g, ' ')
  return attachments.length === 1 ? attachments[0]!.name : `${attachments.length} files`
}
