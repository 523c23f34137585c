import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useOptimistic } from '#client/core/mutations.ts'
import { saveFile } from '#client/core/save-file.ts'
import { toastError } from '#client/core/toasts.tsx'
import { uploadTurn } from '#client/core/upload-turn.ts'
import { type Attachment, attachmentsApi } from '#contract/attachments.ts'
import { t } from '#contract/texts.ts'
import { pictureType } from './picture-type.ts'

export const MOST_BYTES = attachmentsApi.addAttachment.upload ?? 0

export const attachmentsQuery = (taskId: string) =>
  queryOptions({
    queryKey: ['attachments', taskId],
    queryFn: async ({ signal }) => (await call(attachmentsApi.listAttachments, { taskId }, { signal })).attachments,
  })

export const uploadAttachment = async (taskId: string, file: File, onProgress: (share: number) => void) =>
  (await uploadTurn(() => call(attachmentsApi.addAttachment, { taskId, file }, { onProgress }))).attachment

export function useDeleteAttachment(taskId: string) {
  const cache = useQueryClient()
  const { queryKey } = attachmentsQuery(taskId)
  return useOptimistic(attachmentsApi.deleteAttachment, {
    changes: { queryKey },
    predict: (files, { attachmentId }) => files.filter(({ _id }) => _id !== attachmentId),
    failure: t`Failed to delete the file`,
    keep: ({ attachment }) =>
      cache.setQueryData(queryKey, (files) => files?.filter(({ _id }) => _id !== attachment._id)),
  })
}

export type Picture = Pick<Attachment, '_id' | 'name' | 'size' | 'preview'>

const A_MINUTE = 60_000

/** A picture as it was uploaded: what the server shows by itself is a small copy. */
export const pictureQuery = (attachmentId: string) =>
  queryOptions({
    queryKey: ['picture', attachmentId],
    queryFn: async ({ signal }) => {
      const { content } = await call(attachmentsApi.getAttachment, { attachmentId }, { signal })
      return new Blob([content as BlobPart], { type: pictureType(content as Uint8Array) })
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Up to 25 MB each: they are not kept for long.
    gcTime: A_MINUTE,
  })

/** Through a call, because a plain link would come without the token. */
export async function downloadAttachment({ _id, name }: Pick<Attachment, '_id' | 'name'>) {
  try {
    const { content, contentType } = await call(attachmentsApi.getAttachment, { attachmentId: _id })
    saveFile(name, content, contentType)
  } catch (error) {
    toastError(error, t`Failed to fetch the file`)
  }
}
