import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { boardsQuery, isActive } from '#client/features/boards/data.ts'
import { foldersQuery } from '#client/features/folders/data.ts'
import { buildTree, type TreeNode } from '#client/features/folders/tree.ts'
import type { BoardSummary } from '#contract/boards.ts'
import type { Folder } from '#contract/folders.ts'

export interface ProjectTreeData {
  folders: Folder[]
  /** Those one works on; archived ones are no part of the tree. */
  boards: BoardSummary[]
  /** Archived ones too. */
  allBoards: BoardSummary[]
  nodes: TreeNode[]
}

/** Folders and projects as one question with one answer, in the form <Loaded> takes. */
export function useProjectTree(workspaceId: string) {
  const folders = useQuery(foldersQuery(workspaceId))
  const boards = useQuery(boardsQuery(workspaceId))

  const data = useMemo((): ProjectTreeData | undefined => {
    if (!folders.data || !boards.data) return undefined
    const active = boards.data.filter(isActive)
    return {
      folders: folders.data,
      boards: active,
      allBoards: boards.data,
      nodes: buildTree(folders.data, active),
    }
  }, [folders.data, boards.data])

  return {
    data,
    error: folders.error ?? boards.error,
    isFetching: folders.isFetching || boards.isFetching,
    refetch: async () => {
      await Promise.all([folders.refetch(), boards.refetch()])
    },
  }
}
