import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useOptimistic } from '#client/core/mutations.ts'
import { saveFile } from '#client/core/save-file.ts'
import { toastError } from '#client/core/toasts.tsx'
import { uploadTurn } from '#client/core/upload-turn.ts'
import { type Attachment, attachmentsApi } from '#contract/attachments.ts'
import { t } from '#contract/texts.ts'

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

/** Through a call, because a plain link would come without the token. */
export async function downloadAttachment({ _id, name }: Pick<Attachment, '_id' | 'name'>) {
  try {
    const { content, contentType } = await call(attachmentsApi.getAttachment, { attachmentId: _id })
    saveFile(name, content, contentType)
  } catch (error) {
    toastError(error, t`Failed to fetch the file`)
  }
}
