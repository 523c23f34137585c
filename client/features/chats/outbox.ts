// What was written and has not arrived yet. Kept in the browser until the server has it, sent in the order it was written, each once:
// the server knows a message it has already by its clientMessageId.

import { useSyncExternalStore } from 'react'
import { queryClient } from '#client/core/query.ts'
import { randomId } from '#client/core/random-id.ts'
import { remember } from '#client/core/remember.ts'
import { session } from '#client/core/session.ts'
import { CallError } from '#client/core/transport.ts'
import type { Message, MessageFile } from '#contract/chats.ts'
import { t } from '#contract/texts.ts'
import { messagesQuery, postMessage } from './data.ts'
import { withMessage } from './stretch.ts'

export interface Pending {
  clientMessageId: string
  chatId: string
  body: string
  replyTo: Message['replyTo']
  attachments: MessageFile[]
  createdAt: string
  /** Why the server refused it; null while it is on its way or waits for a connection. */
  refused: string | null
}

const NONE: Pending[] = []
const AGAIN_MS = 5_000

let owner: string | null = null
let pending: Pending[] = NONE
const byChat = new Map<string, Pending[]>()
const sending = new Set<string>()
const listeners = new Set<() => void>()

/** A key for each: two tabs that wait at the same time must not write over each other. */
const keysOf = (userId: string) => `chat-outbox:${userId}:`

function stored(userId: string): Pending[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(keysOf(userId)))
    const kept = keys.map((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as Pending | null)
    return kept.filter((each) => each !== null).sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
  } catch {
    return NONE
  }
}

function keep(next: Pending[]) {
  if (!owner) return
  const prefix = keysOf(owner)
  const keyOf = ({ clientMessageId }: Pending) => prefix + clientMessageId
  for (const gone of pending) if (!next.includes(gone)) localStorage.removeItem(keyOf(gone))
  for (const each of next) if (!pending.includes(each)) remember(localStorage, keyOf(each), each)
}

function become(next: Pending[]) {
  keep(next)
  pending = next
  byChat.clear()
  for (const listener of listeners) listener()
}

/** By person: whoever signs in next at this computer sends nothing in the name of the one before. */
function open() {
  const me = session.user()?._id ?? null
  if (me === owner) return
  owner = me
  pending = me ? stored(me) : NONE
  byChat.clear()
}

function pendingIn(chatId: string): Pending[] {
  open()
  const known = byChat.get(chatId)
  if (known) return known
  const mine = pending.filter((each) => each.chatId === chatId)
  byChat.set(chatId, mine)
  return mine
}

export const usePending = (chatId: string): Pending[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => pendingIn(chatId),
  )

/** What an answer shows of the message it answers, until the server says it. */
export const quoteOf = ({ _id, sender, body }: Message): Pending['replyTo'] => ({
  _id,
  sender: sender?._id ?? null,
  body,
  deleted: false,
})

export function send(message: Pick<Pending, 'chatId' | 'body' | 'replyTo' | 'attachments'>) {
  open()
  const made = { ...message, clientMessageId: randomId(), createdAt: new Date().toISOString(), refused: null }
  become([...pending, made])
  void flush(message.chatId)
}

export function sendAgain(clientMessageId: string) {
  const found = pending.find((each) => each.clientMessageId === clientMessageId)
  if (!found) return
  become(pending.map((each) => (each === found ? { ...each, refused: null } : each)))
  void flush(found.chatId)
}

export function discard(clientMessageId: string) {
  become(pending.filter((each) => each.clientMessageId !== clientMessageId))
}

/** One after the other: a message must not overtake the one before it. */
async function flush(chatId: string) {
  if (sending.has(chatId)) return
  sending.add(chatId)
  try {
    for (let next = waitingIn(chatId); next; next = waitingIn(chatId)) await deliver(next)
  } catch {
    // No answer at all: the network or the server is away. Whatever comes back first tries again.
    setTimeout(flushAll, AGAIN_MS)
  } finally {
    sending.delete(chatId)
  }
}

const waitingIn = (chatId: string) => pendingIn(chatId).find(({ refused }) => refused === null)

async function deliver({ clientMessageId, chatId, body, replyTo, attachments }: Pending) {
  try {
    const message = await postMessage({
      chatId,
      body,
      replyTo: replyTo?._id ?? null,
      attachments: attachments.map(({ _id }) => _id),
      clientMessageId,
    })
    queryClient.setQueryData(messagesQuery(chatId).queryKey, (stretch) => stretch && withMessage(stretch, message))
    discard(clientMessageId)
  } catch (error) {
    if (!isRefusal(error)) throw error
    const refused = error.explained ? error.message : t`Failed to send message`
    become(pending.map((each) => (each.clientMessageId === clientMessageId ? { ...each, refused } : each)))
  }
}

/** A server that is overloaded or restarting has not said no. */
const isRefusal = (error: unknown): error is CallError =>
  error instanceof CallError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 429 &&
  error.status !== 401

export function flushAll() {
  open()
  for (const chatId of new Set(pending.map((each) => each.chatId))) void flush(chatId)
}

window.addEventListener('online', flushAll)
session.onEnd(() => {
  owner = null
  become(NONE)
})
