import { v7 as newId } from 'uuid'
import { type attachmentsApi, MAX_ATTACHMENTS } from '#contract/attachments.ts'
import type { Input } from '#contract/endpoint.ts'
import type { ReceivedFile } from '#contract/fields.ts'
import { t } from '#contract/texts.ts'
import type { Ctx } from '#server/core/context.ts'
import { conflict, hiddenBehindDoor, notFound } from '#server/core/errors.ts'
import type { FileStore } from '#server/core/files/store.ts'
import { nameOf, removeAfter, removeUpload, storeUpload } from '#server/core/files/uploads.ts'
import type { Db } from '#server/database/connect.ts'
import { findMessageFile } from '#server/features/chats/service.ts'
import { cardOf, type FoundTask, lockTask, requireTask, taskUpdated } from '#server/features/tasks/service.ts'
import {
  type AttachmentRow,
  attachmentsOf,
  deleteAttachmentRow,
  deleteTaskRows,
  findAttachment,
  insertAttachment,
  tasksDeletedBefore,
} from './queries.ts'

export { type AttachmentRow, insertAttachments } from './queries.ts'

type Api = typeof attachmentsApi

const PURGED_AT_ONCE = 200

export async function listAttachments(ctx: Ctx, { taskId }: Input<Api['listAttachments']>) {
  await requireTask(ctx, taskId, 'view')
  return { attachments: await attachmentsOf(ctx.db, taskId) }
}

export async function addAttachment(ctx: Ctx, { taskId, file }: Input<Api['addAttachment']>) {
  // Before anything is stored: that is work nobody does for a stranger.
  await requireTask(ctx, taskId, 'edit-tasks')
  const row = await storeFile(ctx.tools.files, file as ReceivedFile, { task_id: taskId, uploaded_by: ctx.user._id })
  try {
    await ctx.transact(async (inner) => {
      const task = await lockTask(inner, taskId, 'edit-tasks')
      if ((await attachmentsOf(inner.db, taskId)).length >= MAX_ATTACHMENTS)
        throw conflict('too_many', () => t`A task can have at most ${MAX_ATTACHMENTS} files`)
      await insertAttachment(inner.db, row)
      await publishFiles(inner, task, null, row.name)
    })
  } catch (error) {
    removeAfter(error, ctx.tools.files, [row])
    throw error
  }
  return { attachment: (await findAttachment(ctx.db, row.id))! }
}

export async function getAttachment(ctx: Ctx, { attachmentId }: Input<Api['getAttachment']>) {
  const { name, file } =
    (await findMessageFile(ctx, attachmentId)) ??
    (await requireAttachment(ctx, attachmentId, requireTask, 'view')).attachment
  const content = await ctx.tools.files.get(file)
  if (!content) throw notFound(t`File`)
  return { filename: name, contentType: 'application/octet-stream', content }
}

export async function deleteAttachment(ctx: Ctx, { attachmentId }: Input<Api['deleteAttachment']>) {
  const { attachment, task } = await requireAttachment(ctx, attachmentId, lockTask, 'edit-tasks')
  await deleteAttachmentRow(ctx.db, attachment)
  await publishFiles(ctx, task, attachment.name, null)
  ctx.afterCommit(() => removeUpload(ctx.tools.files, attachment))
  return { attachment }
}

/** Deletes for good what was deleted before this moment. The files go after the rows, as files left behind. */
export async function purgeTasks(db: Db, before: Date) {
  for (;;) {
    const taskIds = await tasksDeletedBefore(db, before, PURGED_AT_ONCE)
    if (taskIds.length === 0) return
    await deleteTaskRows(db, taskIds, before)
  }
}

/** A file through the door of its task. */
async function requireAttachment(ctx: Ctx, id: string, door: typeof requireTask, action: 'view' | 'edit-tasks') {
  const attachment = await findAttachment(ctx.db, id)
  if (!attachment) throw notFound(t`File`)
  const task = await door(ctx, attachment.task, action).catch(hiddenBehindDoor(t`File`))
  return { attachment, task }
}

async function publishFiles(ctx: Ctx, task: FoundTask, from: string | null, to: string | null) {
  const on = { workspaceId: task.workspaceId, boardId: task._id }
  const card = await cardOf(ctx.db, task.taskId)
  await ctx.publish(taskUpdated(on, card, [{ field: 'attachments', from, to }]))
}

/** Lays the file down, and says what is to be written about it. Until that is written it belongs to nothing. */
export async function storeFile(
  files: FileStore,
  { filename, bytes }: ReceivedFile,
  whose: Pick<AttachmentRow, 'task_id' | 'uploaded_by'>,
): Promise<AttachmentRow> {
  const id = newId()
  const stored = await storeUpload(files, id, bytes)
  return {
    id,
    name: nameOf(filename),
    size: bytes.length,
    content_type: 'application/octet-stream',
    ...stored,
    ...whose,
  }
}
