// A chat as a browser keeps it, for tests of what happens to it when connections and servers come and go.
import { chatsApi, type Message } from '#contract/chats.ts'
import type { Person } from './person.ts'
import { until } from './until.ts'

export type Copy = Awaited<ReturnType<typeof openCopy>>

/** What arrives live, and what was missed fetched after the last one without a gap. */
export async function openCopy(person: Person, chatId: string) {
  const messages: Message[] = []
  const ahead = new Map<number, Message>()
  let heard = 0

  function takeIn(message: Message) {
    if (message.number <= messages.length) return
    ahead.set(message.number, message)
    for (let next = ahead.get(messages.length + 1); next; next = ahead.get(messages.length + 1)) messages.push(next)
  }

  async function catchUp() {
    for (;;) {
      const last = messages.at(-1)?._id
      const page = last ? { after: last } : {}
      const { messages: missed, hasMore } = await person.call(chatsApi.listMessages, { chatId, limit: 100, ...page })
      for (const message of missed) takeIn(message)
      if (!hasMore || !last) return
    }
  }

  async function connectAgain() {
    const live = await person.connect()
    live.socket.on('new-message', ({ message }) => {
      if (message.chat !== chatId) return
      heard += 1
      takeIn(message)
    })
    return live
  }

  let live = await connectAgain()
  return {
    ids: () => messages.map(({ _id }) => _id),
    /** How many came live, not fetched. */
    heard: () => heard,
    isConnected: () => live.socket.connected,
    cut: () => live.socket.disconnect(),
    async reconnect() {
      live.socket.disconnect()
      live = await connectAgain()
      await catchUp()
    },
    settle: (count: number) =>
      until(`${count} messages, now ${messages.length}`, async () => {
        if (messages.length < count) await catchUp()
        return messages.length >= count
      }),
  }
}

export async function everything(person: Person, chatId: string) {
  const all: Message[] = []
  for (;;) {
    const oldest = all[0]
    const page = await person.call(chatsApi.listMessages, {
      chatId,
      limit: 100,
      ...(oldest && { before: oldest._id }),
    })
    all.unshift(...page.messages)
    if (!page.hasMore) return all
  }
}
