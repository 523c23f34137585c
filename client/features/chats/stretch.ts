// A part of a conversation without gaps, as far as it was loaded: usually its end, after a jump some place in the middle.
import type { Message, MessageProgress } from '#contract/chats.ts'

export interface Stretch {
  messages: Message[]
  hasOlder: boolean
  hasNewer: boolean
}

interface Page {
  messages: Message[]
  hasMore: boolean
  hasNewer: boolean
}

export const stretchOf = ({ messages, hasMore, hasNewer }: Page): Stretch => ({
  messages,
  hasOlder: hasMore,
  hasNewer,
})

/** The page before a message. After a jump the stretch begins elsewhere, and the page would leave a hole. */
export function withOlder(stretch: Stretch, first: Message, page: Page): Stretch {
  if (stretch.messages[0]?._id !== first._id) return stretch
  return { ...stretch, messages: [...page.messages, ...stretch.messages], hasOlder: page.hasMore }
}

/** The page after a message; see `withOlder`. */
export function withNewer(stretch: Stretch, last: Message, page: Page): Stretch {
  if (stretch.messages.at(-1)?._id !== last._id) return stretch
  return { ...stretch, messages: [...stretch.messages, ...page.messages], hasNewer: page.hasNewer }
}

const below = (messages: Message[], first: Message | undefined) =>
  first ? messages.filter(({ number }) => number < first.number) : messages

/** The newest page, asked for again: what was missed is in it, or there is more between than it holds. */
export function caughtUp(stretch: Stretch, page: Page): Stretch {
  const last = stretch.messages.at(-1)
  const first = page.messages[0]
  if (!last || !first || first.number <= last.number + 1) {
    const older = below(stretch.messages, first)
    const hasOlder = older.length > 0 ? stretch.hasOlder : page.hasMore
    return { messages: [...older, ...page.messages, ...after(stretch, page)], hasOlder, hasNewer: false }
  }
  // Somebody who reads old messages is not torn away from them.
  return stretch.hasNewer ? stretch : stretchOf(page)
}

/** What arrived live while the page was on its way. */
const after = (stretch: Stretch, page: Page) => {
  const newest = page.messages.at(-1)
  return newest ? stretch.messages.filter(({ number }) => number > newest.number) : []
}

/** A message that is new, or newer than the one shown. One that does not follow the last is left out: `missesSome` tells. */
export function withMessage(stretch: Stretch, message: Message): Stretch {
  const { messages } = stretch
  const at = messages.findLastIndex(({ _id }) => _id === message._id)
  if (at >= 0) return { ...stretch, messages: messages.with(at, newerOf(messages[at]!, message)) }
  if (stretch.hasNewer || message.number !== (messages.at(-1)?.number ?? 0) + 1) return stretch
  return { ...stretch, messages: [...messages, message] }
}

/** The answer to sending it can come after the news that it was read. */
export function newerOf(shown: Message, told: Message): Message {
  const newer = told.version >= shown.version ? told : shown
  return { ...newer, status: furthest(shown.status, told.status) }
}

export const missesSome = ({ messages, hasNewer }: Stretch, { number }: Message) =>
  !hasNewer && number > (messages.at(-1)?.number ?? 0)

export const changeMessage = (stretch: Stretch, id: string, change: (message: Message) => Message): Stretch => ({
  ...stretch,
  messages: stretch.messages.map((message) => (message._id === id ? change(message) : message)),
})

const rank = { sent: 0, delivered: 1, read: 2 }

export const furthest = (one: Message['status'], other: Message['status']) => (rank[one] >= rank[other] ? one : other)

/** Somebody got or read a message, and with it all that the other wrote before. */
export function withStatus(stretch: Stretch, { messageId, status, userId }: MessageProgress): Stretch {
  const upTo = stretch.messages.find(({ _id }) => _id === messageId)?.number
  if (upTo === undefined) return stretch
  return {
    ...stretch,
    messages: stretch.messages.map((message) =>
      message.number <= upTo && message.sender?._id !== userId && furthest(message.status, status) !== message.status
        ? { ...message, status }
        : message,
    ),
  }
}
