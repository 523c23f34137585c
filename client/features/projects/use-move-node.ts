import { useQueryClient } from '@tanstack/react-query'
import { boardsQuery, isActive, useMoveBoard, useReorderBoards } from '#client/features/boards/data.ts'
import { foldersQuery, useReorderFolders, useUpdateFolder } from '#client/features/folders/data.ts'
import { type Drop, dropBoard, dropFolder, type Move, pathTo } from '#client/features/folders/tree.ts'
import { announce } from './announce.ts'
import type { NodeRef } from './node-ref.ts'

/** Puts a folder or project somewhere else, and says so to those who do not see it. */
export function useMoveNode(workspaceId: string) {
  const cache = useQueryClient()
  const moveBoard = useMoveBoard(workspaceId)
  const reorderBoards = useReorderBoards(workspaceId)
  const updateFolder = useUpdateFolder(workspaceId)
  const reorderFolders = useReorderFolders(workspaceId)

  const contents = () => ({
    folders: cache.getQueryData(foldersQuery(workspaceId).queryKey) ?? [],
    boards: (cache.getQueryData(boardsQuery(workspaceId).queryKey) ?? []).filter(isActive),
  })
  const moveFor = ({ kind, id }: NodeRef, drop: Drop): Move | null =>
    kind === 'board' ? dropBoard(contents(), id, drop) : dropFolder(contents(), id, drop)

  function placeBoard(boardId: string, move: Move) {
    if (move.kind === 'place') {
      moveBoard.mutate({ boardId, folderId: move.place.parent, position: move.place.position })
      return
    }
    const position = move.items.find(({ id }) => id === boardId)?.position
    moveBoard.mutate({ boardId, folderId: move.parent, ...(position !== undefined && { position }) })
    reorderBoards.mutate({ folderId: move.parent, items: move.items })
  }

  function placeFolder(folderId: string, move: Move) {
    if (move.kind === 'place') {
      updateFolder.mutate({ folderId, parentFolder: move.place.parent, position: move.place.position })
      return
    }
    reorderFolders.mutate({
      workspaceId,
      items: move.items.map((item) => ({ ...item, parentFolder: move.parent })),
    })
  }

  return {
    mayMove: (node: NodeRef, drop: Drop) => moveFor(node, drop) !== null,
    /** False when it stands there already or may not go there. */
    move(node: NodeRef, drop: Drop): boolean {
      const move = moveFor(node, drop)
      if (!move) return false
      const { folders, boards } = contents()
      const name =
        node.kind === 'board'
          ? boards.find(({ _id }) => _id === node.id)?.title
          : folders.find(({ _id }) => _id === node.id)?.name
      const parent = move.kind === 'place' ? move.place.parent : move.parent
      const path = pathTo(folders, parent).map((folder) => folder.name)
      if (node.kind === 'board') placeBoard(node.id, move)
      else placeFolder(node.id, move)
      announce(`${name} moved to ${path.length > 0 ? path.join(', ') : 'the top'}${placeWords(move, node.id)}`)
      return true
    },
  }

  function placeWords(move: Move, id: string) {
    const { folders, boards } = contents()
    const parent = move.kind === 'place' ? move.place.parent : move.parent
    const siblings = [
      ...folders.map((each) => ({ id: each._id, parent: each.parentFolder, position: each.position })),
      ...boards.map((each) => ({ id: each._id, parent: each.folderId, position: each.position })),
    ].filter((each) => each.parent === parent && each.id !== id)
    if (move.kind !== 'place' || siblings.length === 0) return ''
    const before = siblings.filter(({ position }) => position < move.place.position).length
    return `, place ${before + 1} of ${siblings.length + 1}`
  }
}
