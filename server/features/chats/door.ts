// The doors of chats and of what was said in them.
import type { Message } from '#contract/chats.ts'
import { t } from '#contract/texts.ts'
import type { Ctx } from '#server/core/context.ts'
import { conflict, forbidden, hiddenBehindDoor, notFound } from '#server/core/errors.ts'
import { requireActive, secondFactorRequired } from '#server/features/workspaces/service.ts'
import { type FoundChat, findChat, lockChat } from './queries/chats.ts'
import { findMessage, findNumber } from './queries/messages.ts'

type Visitor = Pick<Ctx, 'db' | 'user' | 'key'>

/** A chat is there for its two people alone, while they are in its workspace: not for a program one of them made a key for. */
export async function requireChat(ctx: Visitor, chatId: string): Promise<FoundChat> {
  const chat = ctx.key ? undefined : await findChat(ctx.db, ctx.user._id, chatId)
  if (!chat) throw notFound(t`Chat`)
  if (chat.lacksSecondFactor) throw secondFactorRequired()
  return chat
}

export async function requireWritable(ctx: Visitor, chatId: string): Promise<FoundChat> {
  const chat = await requireChat(ctx, chatId)
  requireActive(chat)
  requireOpen(chat)
  return chat
}

export function requireOpen({ closed, otherName }: FoundChat) {
  const name = () => otherName ?? t`This person`
  if (closed === 'left') throw conflict('left', () => t`${name()} is no longer in this workspace`)
  if (closed === 'apart') throw apart(name)
}

export const apart = (name: () => string) => forbidden(() => t`You and ${name()} share no project`)

/** Where a message stands in its chat. */
export async function requireNumber(ctx: Visitor, chatId: string, messageId: string) {
  const found = await findNumber(ctx.db, chatId, messageId)
  if (!found) throw notFound(t`Message`)
  return found.number
}

/** A message through the door of its chat, with the chat's lock: two reactions at once are both kept. */
export async function lockMessage(ctx: Visitor, messageId: string) {
  const found = await findMessage(ctx.db, messageId)
  if (!found) throw notFound(t`Message`)
  const chat = await requireChat(ctx, found.chat).catch(hiddenBehindDoor(t`Message`))
  requireActive(chat)
  await lockChat(ctx.db, chat._id)
  return { chat, message: (await findMessage(ctx.db, messageId))! }
}

export function requireMine(ctx: Visitor, { sender }: Message) {
  if (sender?._id !== ctx.user._id) throw forbidden(t`This is somebody else’s message`)
}

export function requireThere({ deleted }: Message) {
  if (deleted) throw conflict('deleted', t`This message was deleted`)
}
