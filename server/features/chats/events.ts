// What is said between two people reaches these two and stands in no history: not the workspace's, not anybody's feed.
import type { Message, MessageStatus } from '#contract/chats.ts'
import type { HearthEvent, LiveMessage } from '#server/core/event.ts'
import { rooms } from '#server/core/rooms.ts'

const between = (type: string, live: LiveMessage[]): HearthEvent => ({ type, payload: {}, unrecorded: true, live })

export const messageSent = (people: string[], message: Message): HearthEvent =>
  between(
    'message-sent',
    people.map((userId) => ({ room: rooms.user(userId), name: 'new-message', body: { message } })),
  )

export const messageChanged = (people: string[], message: Message): HearthEvent =>
  between(
    'message-changed',
    people.map((userId) => ({ room: rooms.user(userId), name: 'message-updated', body: { message } })),
  )

interface Progress {
  chatId: string
  messageId: string
  /** Who got or read it. */
  userId: string
  status: MessageStatus
}

export const messageProgressed = (people: string[], body: Progress): HearthEvent =>
  between(
    'message-progressed',
    people.map((userId) => ({ room: rooms.user(userId), name: 'message-status', body })),
  )
