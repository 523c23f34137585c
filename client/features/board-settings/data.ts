import { useQueryClient } from '@tanstack/react-query'
import { useSingleCall } from '#client/core/single-call.ts'
import { withoutBoard } from '#client/features/boards/changes.ts'
import { boardQuery, boardsQuery } from '#client/features/boards/data.ts'
import { forgetBoard } from '#client/features/tasks/forget-board.ts'
import { boardsApi } from '#contract/boards.ts'
import { t } from '#contract/texts.ts'

/** Its tasks are numbered anew where the key is taken, so nothing that is kept of it here stays. */
export function useMoveBoardToWorkspace(workspaceId: string) {
  const cache = useQueryClient()
  return useSingleCall(boardsApi.moveBoardToWorkspace, {
    failure: t`Failed to move board`,
    quiet: true,
    onDone: (_, { boardId, workspaceId: target }) => {
      cache.setQueryData(boardsQuery(workspaceId).queryKey, (boards) => boards && withoutBoard(boards, boardId))
      void cache.invalidateQueries(boardsQuery(target))
      void cache.invalidateQueries(boardQuery(boardId))
      forgetBoard(cache, boardId)
    },
  })
}
