// Files for messages: uploaded before the message is sent, and theirs alone who did until then.
import { v7 as newId } from 'uuid'
import type { chatsApi } from '#contract/chats.ts'
import type { Input } from '#contract/endpoint.ts'
import type { ReceivedFile } from '#contract/fields.ts'
import { t } from '#contract/texts.ts'
import type { Ctx } from '#server/core/context.ts'
import { hiddenBehindDoor, notFound } from '#server/core/errors.ts'
import { nameOf, removeAfter, storeUpload } from '#server/core/files/uploads.ts'
import { requireChat, requireWritable } from './door.ts'
import { findFile, insertFile } from './queries/files.ts'
import { attachFiles } from './queries/messages.ts'

export async function addMessageFile(ctx: Ctx, { chatId, file }: Input<(typeof chatsApi)['addMessageFile']>) {
  // Before anything is stored: that is work nobody does for a stranger.
  await requireWritable(ctx, chatId)
  const { filename, bytes } = file as ReceivedFile
  const id = newId()
  const stored = await storeUpload(ctx.tools.files, id, bytes)
  try {
    const row = { id, chat_id: chatId, name: nameOf(filename), size: bytes.length, uploaded_by: ctx.user._id }
    // In a transaction, which is answered for only when it lies on disk.
    return { attachment: await ctx.transact((inner) => insertFile(inner.db, { ...row, ...stored })) }
  } catch (error) {
    removeAfter(error, ctx.tools.files, [stored])
    throw error
  }
}

export async function attach(ctx: Ctx, chatId: string, messageId: string, fileIds: string[]) {
  const wanted = [...new Set(fileIds)]
  if (wanted.length === 0) return
  if ((await attachFiles(ctx.db, messageId, chatId, ctx.user._id, wanted)) !== wanted.length) throw notFound(t`File`)
}

/** A file through the door of its chat; before its message is sent, only for whoever uploaded it. Null when it is no file of a chat. */
export async function findMessageFile(ctx: Ctx, fileId: string) {
  const found = await findFile(ctx.db, fileId)
  if (!found) return null
  await requireChat(ctx, found.chat).catch(hiddenBehindDoor(t`File`))
  if (!found.message && found.uploadedBy !== ctx.user._id) throw notFound(t`File`)
  return found
}
