import { useQuery } from '@tanstack/react-query'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { builtInColumnTypes } from '#contract/columns.ts'
import { useView } from './view.ts'

/** What a column of this workspace can stand for. */
export function useColumnTypes() {
  const { board } = useView()
  const { data: workspace } = useQuery(workspaceQuery(board.workspace.url))
  return workspace?.columnTypes ?? builtInColumnTypes
}
