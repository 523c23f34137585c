// What is said between two people reaches these two and stands in no history: not the workspace's, not anybody's feed.
import type { Message, MessageProgress } from '#contract/chats.ts'
import type { HearthEvent, LiveMessage } from '#server/core/event.ts'
import { rooms } from '#server/core/rooms.ts'

const heardBy = (people: string[], type: string, news: (room: string) => LiveMessage): HearthEvent => ({
  type,
  payload: {},
  unrecorded: true,
  live: people.map((userId) => news(rooms.user(userId))),
})

export const messageSent = (people: string[], message: Message) =>
  heardBy(people, 'message-sent', (room) => ({ room, name: 'new-message', body: { message } }))

export const messageChanged = (people: string[], message: Message) =>
  heardBy(people, 'message-changed', (room) => ({ room, name: 'message-updated', body: { message } }))

export const messageProgressed = (people: string[], progress: MessageProgress) =>
  heardBy(people, 'message-progressed', (room) => ({ room, name: 'message-status', body: progress }))
