import { toastError } from '#client/core/toasts.tsx'
import { useUpdateBoard } from '#client/features/boards/data.ts'
import { useUpdateFolder } from '#client/features/folders/data.ts'
import { t } from '#contract/texts.ts'
import type { NodeRef } from './node-ref.ts'

/** Gives a folder or project another name. */
export function useNameNode(workspaceId: string) {
  const updateFolder = useUpdateFolder(workspaceId)
  const updateBoard = useUpdateBoard(workspaceId)
  return ({ kind, id }: NodeRef, name: string) => {
    if (kind === 'folder') return updateFolder.mutate({ folderId: id, name })
    updateBoard.mutateAsync({ boardId: id, title: name }).catch((error) => toastError(error, t`Failed to update board`))
  }
}
