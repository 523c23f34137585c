import { v7 as newId } from 'uuid'
import type { chatsApi, Message } from '#contract/chats.ts'
import type { Input } from '#contract/endpoint.ts'
import type { ReceivedFile } from '#contract/fields.ts'
import type { Ctx } from '#server/core/context.ts'
import { conflict, forbidden, invalid, notFound } from '#server/core/errors.ts'
import type { FileStore } from '#server/core/files/store.ts'
import { keysOf, nameOf, removeUpload, storeUpload } from '#server/core/files/uploads.ts'
import { requireVersion } from '#server/core/version.ts'
import type { Db } from '#server/database/connect.ts'
import {
  requireActive,
  requireInWorkspace,
  requireMember,
  secondFactorRequired,
} from '#server/features/workspaces/service.ts'
import { messageChanged, messageProgressed, messageSent } from './events.ts'
import {
  attachFiles,
  deleteUnsentFile,
  emptyMessage,
  type FoundChat,
  findChat,
  findFile,
  findMessage,
  findNumber,
  findPair,
  findSent,
  insertChat,
  insertFile,
  insertMessage,
  lockChat,
  mayTalk,
  messagesBelow,
  messagesContaining,
  messagesFrom,
  messagesSaying,
  saveReactions,
  selectChat,
  selectChatsOf,
  setDelivered,
  setRead,
  takeDelivery,
  unsentFilesBefore,
  updateMessageBody,
} from './queries.ts'

type Api = typeof chatsApi

const MAX_REACTIONS = 30

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
  if (participantId === ctx.user._id) throw invalid('You cannot chat with yourself')
  const pair = [ctx.user._id, participantId].sort() as [string, string]
  const known = await findPair(ctx.db, workspaceId, pair)
  if (known) return { chat: await selectChat(ctx.db, ctx.user._id, known.id) }
  const { user } = await requireMember(ctx, workspace, participantId)
  requireActive(workspace)
  if (!(await mayTalk(ctx.db, workspaceId, ctx.user._id, participantId))) throw apart(user.name)
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
  const reached = await ctx.tools.live.reaches(chat.other)
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
  await ctx.publish(messageSent([chat.other, ctx.user._id], message))
  if (reached) {
    await setDelivered(ctx.db, chatId, chat.other, id)
    await ctx.publish(
      messageProgressed([ctx.user._id], { chatId, messageId: id, userId: chat.other, status: 'delivered' }),
    )
  }
  return { message }
}

async function attach(ctx: Ctx, chatId: string, messageId: string, fileIds: string[]) {
  const wanted = [...new Set(fileIds)]
  if (wanted.length === 0) return
  if ((await attachFiles(ctx.db, messageId, chatId, ctx.user._id, wanted)) !== wanted.length) throw notFound('File')
}

export async function addMessageFile(ctx: Ctx, { chatId, file }: Input<Api['addMessageFile']>) {
  // Before anything is stored: that is work nobody does for a stranger.
  await requireWritable(ctx, chatId)
  const { filename, bytes } = file as ReceivedFile
  const id = newId()
  const stored = await storeUpload(ctx.tools.files, id, bytes)
  try {
    const row = { id, chat_id: chatId, name: nameOf(filename), size: bytes.length, uploaded_by: ctx.user._id }
    return { attachment: await insertFile(ctx.db, { ...row, ...stored }) }
  } catch (error) {
    removeUpload(ctx.tools.files, stored)
    throw error
  }
}

/** A file through the door of its chat; before its message is sent, only for whoever uploaded it. Null when it is no file of a chat. */
export async function findMessageFile(ctx: Ctx, fileId: string) {
  const found = await findFile(ctx.db, fileId)
  if (!found) return null
  await requireChat(ctx, found.chat).catch((error: { status?: number }) => {
    throw error.status === 404 ? notFound('File') : error
  })
  if (!found.message && found.uploadedBy !== ctx.user._id) throw notFound('File')
  return found
}

export async function markChatRead(ctx: Ctx, { chatId, messageId }: Input<Api['markChatRead']>) {
  const chat = await requireChat(ctx, chatId)
  requireActive(chat)
  const number = await requireNumber(ctx, chatId, messageId)
  if (await setRead(ctx.db, chatId, ctx.user._id, number))
    await ctx.publish(
      messageProgressed([chat.other, ctx.user._id], { chatId, messageId, userId: ctx.user._id, status: 'read' }),
    )
  return { chat: await selectChat(ctx.db, ctx.user._id, chatId) }
}

export async function searchChat(ctx: Ctx, { chatId, q }: Input<Api['searchChat']>) {
  await requireChat(ctx, chatId)
  return { messages: await messagesContaining(ctx.db, chatId, q) }
}

/** For the search over a whole workspace, behind its own door. */
export const searchMessages = (ctx: Ctx, workspaceId: string, text: string) =>
  messagesSaying(ctx.db, ctx.user._id, workspaceId, text)

export async function updateMessage(ctx: Ctx, { messageId, body, version }: Input<Api['updateMessage']>) {
  const { chat, message } = await lockMessage(ctx, messageId)
  requireOpen(chat)
  requireMine(ctx, message)
  requireThere(message)
  requireVersion(version, message.version, 'message', { message })
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
  const reactions = toggled(message.reactions, emoji, ctx.user._id)
  if (Object.keys(reactions).length > MAX_REACTIONS)
    throw conflict('too_many', `A message can have at most ${MAX_REACTIONS} different emoji`)
  await saveReactions(ctx.db, messageId, reactions)
  return publishChange(ctx, chat, messageId)
}

function toggled(reactions: Message['reactions'], emoji: string, userId: string): Message['reactions'] {
  const { [emoji]: mine = [], ...others } = reactions
  const now = mine.includes(userId) ? mine.filter((id) => id !== userId) : [...mine, userId]
  return now.length > 0 ? { ...others, [emoji]: now } : others
}

async function publishChange(ctx: Ctx, chat: FoundChat, messageId: string) {
  const message = (await findMessage(ctx.db, messageId))!
  await ctx.publish(messageChanged([chat.other, ctx.user._id], message))
  return { message }
}

/** Whoever fetches what was written to them has got it, and whoever wrote it is told. */
async function confirmDelivery(ctx: Ctx, chatIds: string[]) {
  for (const { sender, ...arrived } of await takeDelivery(ctx.db, ctx.user._id, chatIds))
    if (sender)
      await ctx.publish(messageProgressed([sender], { ...arrived, userId: ctx.user._id, status: 'delivered' }))
}

/** The door: a chat is there for its two people alone, while they are in its workspace. */
export async function requireChat(ctx: Pick<Ctx, 'db' | 'user'>, chatId: string): Promise<FoundChat> {
  const chat = await findChat(ctx.db, ctx.user._id, chatId)
  if (!chat) throw notFound('Chat')
  if (chat.lacksSecondFactor) throw secondFactorRequired()
  return chat
}

export async function requireWritable(ctx: Pick<Ctx, 'db' | 'user'>, chatId: string): Promise<FoundChat> {
  const chat = await requireChat(ctx, chatId)
  requireActive(chat)
  requireOpen(chat)
  return chat
}

function requireOpen({ closed, otherName }: FoundChat) {
  const name = otherName ?? 'This person'
  if (closed === 'left') throw conflict('left', `${name} is no longer in this workspace`)
  if (closed === 'apart') throw apart(name)
}

const apart = (name: string) => forbidden(`You and ${name} share no project`)

async function requireNumber(ctx: Ctx, chatId: string, messageId: string) {
  const found = await findNumber(ctx.db, chatId, messageId)
  if (!found) throw notFound('Message')
  return found.number
}

/** A message through the door of its chat, with the chat's lock: two reactions at once are both kept. */
async function lockMessage(ctx: Ctx, messageId: string) {
  const found = await findMessage(ctx.db, messageId)
  if (!found) throw notFound('Message')
  const chat = await requireChat(ctx, found.chat).catch((error: { status?: number }) => {
    throw error.status === 404 ? notFound('Message') : error
  })
  requireActive(chat)
  await lockChat(ctx.db, chat._id)
  return { chat, message: (await findMessage(ctx.db, messageId))! }
}

function requireMine(ctx: Ctx, { sender }: Message) {
  if (sender?._id !== ctx.user._id) throw forbidden('This is somebody else’s message')
}

function requireThere({ deleted }: Message) {
  if (deleted) throw conflict('deleted', 'This message was deleted')
}

/** Files whose message was never sent. */
export async function purgeUnsentFiles(db: Db, files: FileStore, before: Date) {
  for (const { id, ...stored } of await unsentFilesBefore(db, before))
    if (await deleteUnsentFile(db, id)) for (const key of keysOf(stored)) await files.delete(key)
}
