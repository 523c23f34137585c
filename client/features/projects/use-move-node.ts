import { useQueryClient } from '@tanstack/react-query'
import { announce } from '#client/core/announce.ts'
import { boardsQuery, isActive, useMoveBoard } from '#client/features/boards/data.ts'
import { foldersQuery, useUpdateFolder } from '#client/features/folders/data.ts'
import { pathTo } from '#client/features/folders/path.ts'
import { type Drop, dropBoard, dropFolder, type Move } from '#client/features/folders/tree.ts'
import { t } from '#contract/texts.ts'
import type { NodeRef } from './node-ref.ts'

/** Puts a folder or project somewhere else, and says so to those who do not see it. */
export function useMoveNode(workspaceId: string) {
  const cache = useQueryClient()
  const moveBoard = useMoveBoard(workspaceId)
  const updateFolder = useUpdateFolder(workspaceId)

  const contents = () => ({
    folders: cache.getQueryData(foldersQuery(workspaceId).queryKey) ?? [],
    boards: (cache.getQueryData(boardsQuery(workspaceId).queryKey) ?? []).filter(isActive),
  })
  const moveFor = ({ kind, id }: NodeRef, drop: Drop): Move | null =>
    kind === 'board' ? dropBoard(contents(), id, drop) : dropFolder(contents(), id, drop)

  return {
    mayMove: (node: NodeRef, drop: Drop) => moveFor(node, drop) !== null,
    /** False when it stands there already or may not go there. */
    move({ kind, id }: NodeRef, drop: Drop): boolean {
      const move = moveFor({ kind, id }, drop)
      if (!move) return false
      const { parent, position } = move
      const { folders, boards } = contents()
      const name =
        kind === 'board' ? boards.find(({ _id }) => _id === id)?.title : folders.find(({ _id }) => _id === id)?.name
      if (kind === 'board') moveBoard.mutate({ boardId: id, folderId: parent, position })
      else updateFolder.mutate({ folderId: id, parentFolder: parent, position })
      const path = pathTo(folders, parent).map((folder) => folder.name)
      announce(t`${name} moved to ${path.length > 0 ? path.join(', ') : 'the top'}${placeWords(move)}`)
      return true
    },
  }
}

const placeWords = ({ place, count }: Move) => (count === 1 ? '' : t`, place ${place} of ${count}`)
