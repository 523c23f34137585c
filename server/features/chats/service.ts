import { v7 as newId } from 'uuid'
import type { chatsApi } from '#contract/chats.ts'
import type { Input } from '#contract/endpoint.ts'
import { MAX_REACTIONS, withReaction } from '#contract/reactions.ts'
import { t } from '#contract/texts.ts'
import type { Ctx } from '#server/core/context.ts'
import { conflict, invalid } from '#server/core/errors.ts'
import { removeUpload } from '#server/core/files/uploads.ts'
import { requireVersion } from '#server/core/version.ts'
import { requireActive, requireInWorkspace, requireMember } from '#server/features/workspaces/service.ts'
import {
  apart,
  lockMessage,
  requireChat,
  requireMine,
  requireNumber,
  requireOpen,
  requireThere,
  requireWritable,
} from './door.ts'
import { messageChanged, messageProgressed, messageSent } from './events.ts'
import { attach } from './files.ts'
import { type FoundChat, findPair, insertChat, lockChat, mayTalk, selectChat, selectChatsOf } from './queries/chats.ts'
import {
  emptyMessage,
  findMessage,
  findSent,
  insertMessage,
  messagesBelow,
  messagesBy,
  messagesFrom,
  saveReactions,
  updateMessageBody,
} from './queries/messages.ts'
import { setDelivered, setRead, takeDelivery } from './queries/receipts.ts'
import { messagesContaining, messagesSaying } from './queries/search.ts'

export { addMessageFile, findMessageFile } from './files.ts'
export { deleteUnsentFiles } from './queries/files.ts'

type Api = typeof chatsApi

export async function listChats(ctx: Ctx, { workspaceId }: Input<Api['listChats']>) {
  if (workspaceId) await requireInWorkspace(ctx, workspaceId, 'view')
  const chats = await selectChatsOf(ctx.db, ctx.user._id, workspaceId)
  await confirmDelivery(
    ctx,
    chats.map(({ _id }) => _id),
  )
  return { chats }
}

export async function openDirectChat(ctx: Ctx, { workspaceId, participantId }: Input<Api['openDirectChat']>) {
  const workspace = await requireInWorkspace(ctx, workspaceId, 'view')
  if (participantId === ctx.user._id) throw invalid(t`You cannot chat with yourself`)
  const pair = [ctx.user._id, participantId].sort() as [string, string]
  const known = await findPair(ctx.db, workspaceId, pair)
  if (known) return { chat: await selectChat(ctx.db, ctx.user._id, known.id) }
  const { user } = await requireMember(ctx, workspace, participantId)
  requireActive(workspace)
  if (!(await mayTalk(ctx.db, workspaceId, ctx.user._id, participantId))) throw apart(() => user.name)
  await insertChat(ctx.db, newId(), workspaceId, pair)
  // Made by the other at the same moment: then it is theirs, and the same one.
  const { id } = (await findPair(ctx.db, workspaceId, pair))!
  return { chat: await selectChat(ctx.db, ctx.user._id, id) }
}

export async function listMessages(ctx: Ctx, { chatId, before, after, around, limit }: Input<Api['listMessages']>) {
  await requireChat(ctx, chatId)
  await confirmDelivery(ctx, [chatId])
  if (after) return pageAfter(ctx, chatId, await requireNumber(ctx, chatId, after), limit)
  if (around) return pageAround(ctx, chatId, await requireNumber(ctx, chatId, around), limit)
  const number = before ? await requireNumber(ctx, chatId, before) : null
  const found = await messagesBelow(ctx.db, chatId, number, limit + 1)
  return { messages: found.slice(0, limit).reverse(), hasMore: found.length > limit, hasNewer: before !== undefined }
}

async function pageAfter(ctx: Ctx, chatId: string, number: number, limit: number) {
  const found = await messagesFrom(ctx.db, chatId, number + 1, limit + 1)
  const hasMore = found.length > limit
  return { messages: found.slice(0, limit), hasMore, hasNewer: hasMore }
}

async function pageAround(ctx: Ctx, chatId: string, number: number, limit: number) {
  const half = Math.ceil(limit / 2)
  const older = await messagesBelow(ctx.db, chatId, number, half + 1)
  const newer = await messagesFrom(ctx.db, chatId, number, half + 1)
  return {
    messages: [...older.slice(0, half).reverse(), ...newer.slice(0, half)],
    hasMore: older.length > half,
    hasNewer: newer.length > half,
  }
}

export async function sendMessage(
  ctx: Ctx,
  { chatId, body, replyTo, attachments, clientMessageId }: Input<Api['sendMessage']>,
) {
  const chat = await requireWritable(ctx, chatId)
  // Asked before the lock: another node may take its time to answer.
  const isReached = chat.otherMayRead && (await ctx.tools.live.reaches(chat.other))
  await lockChat(ctx.db, chatId)
  const earlier = clientMessageId && (await findSent(ctx.db, chatId, ctx.user._id, clientMessageId))
  if (earlier) return { message: earlier }
  if (replyTo) await requireNumber(ctx, chatId, replyTo)
  const id = newId()
  await insertMessage(ctx.db, {
    id,
    chatId,
    sender: ctx.user._id,
    body,
    replyTo: replyTo ?? null,
    clientMessageId: clientMessageId ?? null,
    at: ctx.now,
  })
  await attach(ctx, chatId, id, attachments)
  const message = (await findMessage(ctx.db, id))!
  await ctx.publish(messageSent(hearersOf(ctx, chat), message))
  if (!isReached) return { message }
  await setDelivered(ctx.db, chatId, chat.other, id)
  const status = 'delivered' as const
  await ctx.publish(messageProgressed([ctx.user._id], { chatId, messageId: id, userId: chat.other, status }))
  return { message: { ...message, status } }
}

/** Whose devices hear of it: mine, and the other's as long as they may read it. */
const hearersOf = (ctx: Ctx, { other, otherMayRead }: FoundChat) =>
  otherMayRead ? [other, ctx.user._id] : [ctx.user._id]

export async function markChatRead(ctx: Ctx, { chatId, messageId }: Input<Api['markChatRead']>) {
  const chat = await requireChat(ctx, chatId)
  requireActive(chat)
  const number = await requireNumber(ctx, chatId, messageId)
  const progress = { chatId, messageId, userId: ctx.user._id, status: 'read' } as const
  if (await setRead(ctx.db, chatId, ctx.user._id, number))
    await ctx.publish(messageProgressed(hearersOf(ctx, chat), progress))
  return { chat: await selectChat(ctx.db, ctx.user._id, chatId) }
}

export async function searchChat(ctx: Ctx, { chatId, q }: Input<Api['searchChat']>) {
  await requireChat(ctx, chatId)
  return { messages: await messagesContaining(ctx.db, chatId, q) }
}

/** For somebody's own copy of their data: what they said, not what was said to them. */
export const messagesOf = (ctx: Ctx) => messagesBy(ctx.db, ctx.user._id)

/** For the search over a whole workspace, behind its own door, which is open to keys. */
export const searchMessages = async (ctx: Ctx, workspaceId: string, text: string) =>
  ctx.key ? [] : messagesSaying(ctx.db, ctx.user._id, workspaceId, text)

export async function updateMessage(ctx: Ctx, { messageId, body, version }: Input<Api['updateMessage']>) {
  const { chat, message } = await lockMessage(ctx, messageId)
  requireOpen(chat)
  requireMine(ctx, message)
  requireThere(message)
  // Not under its own name: `message` is what a refusal says.
  requireVersion(version, message.version, t`message`, { current: message })
  if (body === message.body) return { message }
  await updateMessageBody(ctx.db, messageId, body, ctx.now)
  return publishChange(ctx, chat, messageId)
}

/** Also where nothing can be written any more: what one said is one's own. */
export async function deleteMessage(ctx: Ctx, { messageId }: Input<Api['deleteMessage']>) {
  const { chat, message } = await lockMessage(ctx, messageId)
  requireMine(ctx, message)
  if (message.deleted) return { message }
  const files = await emptyMessage(ctx.db, messageId, ctx.now)
  ctx.afterCommit(() => {
    for (const file of files) removeUpload(ctx.tools.files, file)
  })
  return publishChange(ctx, chat, messageId)
}

export async function reactToMessage(ctx: Ctx, { messageId, emoji }: Input<Api['reactToMessage']>) {
  const { chat, message } = await lockMessage(ctx, messageId)
  requireOpen(chat)
  requireThere(message)
  const reactions = withReaction(message.reactions, emoji, ctx.user._id)
  if (Object.keys(reactions).length > MAX_REACTIONS)
    throw conflict('too_many', () => t`A message can have at most ${MAX_REACTIONS} different emoji`)
  await saveReactions(ctx.db, messageId, reactions)
  return publishChange(ctx, chat, messageId)
}

async function publishChange(ctx: Ctx, chat: FoundChat, messageId: string) {
  const message = (await findMessage(ctx.db, messageId))!
  await ctx.publish(messageChanged(hearersOf(ctx, chat), message))
  return { message }
}

/** Whoever fetches what was written to them has got it, and whoever wrote it is told while they may read it. */
async function confirmDelivery(ctx: Ctx, chatIds: string[]) {
  for (const arrived of await takeDelivery(ctx.db, ctx.user._id, chatIds)) {
    const chat = await requireChat(ctx, arrived.chatId)
    if (chat.otherMayRead)
      await ctx.publish(messageProgressed([chat.other], { ...arrived, userId: ctx.user._id, status: 'delivered' }))
  }
}
