import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useOptimistic } from '#client/core/mutations.ts'
import { session } from '#client/core/session.ts'
import { uploadTurn } from '#client/core/upload-turn.ts'
import { chatsApi, type Message } from '#contract/chats.ts'
import { withReaction } from '#contract/reactions.ts'
import { type FoundTask, MOST_TASK_KEYS, searchApi } from '#contract/search.ts'
import { t } from '#contract/texts.ts'
import { withNothingUnread } from './chat-list.ts'
import { caughtUp, changeMessage, type Stretch, stretchOf, withMessage, withNewer, withOlder } from './stretch.ts'

export const MOST_BYTES = chatsApi.addMessageFile.upload ?? 0

export const allMessages = { queryKey: ['chat-messages'] }

export const chatsQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: ['chats', workspaceId],
    queryFn: async ({ signal }) => (await call(chatsApi.listChats, { workspaceId }, { signal })).chats,
    // Kept current by what is heard.
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Opening it makes it, when these two never talked. */
export const directChatQuery = (workspaceId: string, participantId: string) =>
  queryOptions({
    queryKey: ['direct-chat', workspaceId, participantId],
    queryFn: async ({ client }) => {
      const { chat } = await call(chatsApi.openDirectChat, { workspaceId, participantId })
      const { queryKey } = chatsQuery(workspaceId)
      client.setQueryData(queryKey, (chats) =>
        chats?.some(({ _id }) => _id === chat._id) ? chats : chats && [...chats, chat],
      )
      return chat
    },
  })

export const messagesQuery = (chatId: string) =>
  queryOptions({
    queryKey: [...allMessages.queryKey, chatId],
    queryFn: async ({ client, queryKey, signal }): Promise<Stretch> => {
      const page = await call(chatsApi.listMessages, { chatId }, { signal })
      const known = client.getQueryData<Stretch>(queryKey)
      return known ? caughtUp(known, page) : stretchOf(page)
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })

const changeStretch = (cache: QueryClient, chatId: string, change: (stretch: Stretch) => Stretch) =>
  cache.setQueryData(messagesQuery(chatId).queryKey, (stretch) => stretch && change(stretch))

export async function loadOlder(cache: QueryClient, chatId: string, first: Message) {
  const page = await call(chatsApi.listMessages, { chatId, before: first._id })
  changeStretch(cache, chatId, (stretch) => withOlder(stretch, first, page))
}

export async function loadNewer(cache: QueryClient, chatId: string, last: Message) {
  const page = await call(chatsApi.listMessages, { chatId, after: last._id })
  changeStretch(cache, chatId, (stretch) => withNewer(stretch, last, page))
}

export async function loadAround(cache: QueryClient, chatId: string, messageId: string) {
  const page = await call(chatsApi.listMessages, { chatId, around: messageId })
  cache.setQueryData(messagesQuery(chatId).queryKey, stretchOf(page))
}

export async function loadNewest(cache: QueryClient, chatId: string) {
  const page = await call(chatsApi.listMessages, { chatId })
  cache.setQueryData(messagesQuery(chatId).queryKey, stretchOf(page))
}

interface Sending {
  chatId: string
  body: string
  replyTo: string | null
  attachments: string[]
  clientMessageId: string
}

export const postMessage = async (message: Sending) => (await call(chatsApi.sendMessage, message)).message

export const uploadMessageFile = async (chatId: string, file: File, onProgress: (share: number) => void) =>
  (await uploadTurn(() => call(chatsApi.addMessageFile, { chatId, file }, { onProgress }))).attachment

/** Shown as read at once; whether the other is told so is not worth a toast. */
export async function markRead(cache: QueryClient, workspaceId: string, chatId: string, messageId: string) {
  const me = session.user()?._id ?? ''
  const { queryKey } = chatsQuery(workspaceId)
  cache.setQueryData(queryKey, (chats) => chats && withNothingUnread(chats, chatId, me, messageId))
  await call(chatsApi.markChatRead, { chatId, messageId }).catch(() => {})
}

/** Writes a message as the server answered it into its conversation. */
function useKeepMessage(chatId: string) {
  const cache = useQueryClient()
  return ({ message }: { message: Message }) =>
    void changeStretch(cache, chatId, (stretch) => withMessage(stretch, message))
}

export const useUpdateMessage = (chatId: string) =>
  useOptimistic(chatsApi.updateMessage, {
    changes: messagesQuery(chatId),
    predict: (stretch, { messageId, body }) =>
      changeMessage(stretch, messageId, (message) => ({ ...message, body, editedAt: new Date().toISOString() })),
    failure: t`Failed to change the message`,
    keep: useKeepMessage(chatId),
  })

export const useDeleteMessage = (chatId: string) =>
  useOptimistic(chatsApi.deleteMessage, {
    changes: messagesQuery(chatId),
    predict: (stretch, { messageId }) =>
      changeMessage(stretch, messageId, (message) => ({
        ...message,
        body: '',
        attachments: [],
        reactions: {},
        replyTo: null,
        deleted: true,
      })),
    failure: t`Failed to delete message`,
    keep: useKeepMessage(chatId),
  })

export const useReactToMessage = (chatId: string) =>
  useOptimistic(chatsApi.reactToMessage, {
    changes: messagesQuery(chatId),
    predict: (stretch, { messageId, emoji }) =>
      changeMessage(stretch, messageId, (message) => ({
        ...message,
        reactions: withReaction(message.reactions, emoji, session.user()?._id ?? ''),
      })),
    failure: t`Failed to react to message`,
    keep: useKeepMessage(chatId),
  })

export const chatSearchQuery = (chatId: string, q: string) =>
  queryOptions({
    queryKey: ['chat-search', chatId, q],
    queryFn: async ({ signal }) => (await call(chatsApi.searchChat, { chatId, q }, { signal })).messages,
    enabled: q !== '',
  })

/** The task people call KEY-12, or null when there is none I may see. */
export const taskCalledQuery = (workspaceId: string, key: string) =>
  queryOptions({
    queryKey: ['task-called', workspaceId, key],
    queryFn: () => lookUp(workspaceId, key),
    staleTime: 60_000,
  })

interface Question {
  keys: Set<string>
  answer: Promise<FoundTask[]>
}

const gathering = new Map<string, Question>()

/** All that a screen full of messages asks for in the same moment is one question, or a few when it is too much for one. */
async function lookUp(workspaceId: string, key: string): Promise<FoundTask | null> {
  const asked = gathering.get(workspaceId)
  const question = asked && asked.keys.size < MOST_TASK_KEYS ? asked : ask(workspaceId)
  gathering.set(workspaceId, question)
  question.keys.add(key)
  return (await question.answer).find(({ taskId }) => taskId === key) ?? null
}

function ask(workspaceId: string): Question {
  const keys = new Set<string>()
  const answer = Promise.resolve().then(async () => {
    if (gathering.get(workspaceId)?.keys === keys) gathering.delete(workspaceId)
    return (await call(searchApi.lookUpTasks, { workspaceId, keys: [...keys].join(',') })).tasks
  })
  return { keys, answer }
}
