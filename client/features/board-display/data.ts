import { useQueryClient } from '@tanstack/react-query'
import { useOptimistic } from '#client/core/mutations.ts'
import { boardQuery } from '#client/features/boards/data.ts'
import { boardsApi } from '#contract/boards.ts'
import { t } from '#contract/texts.ts'

/** How I look at it is mine alone, and shown before the server knows. */
export function useSetBoardPreferences(boardId: string) {
  const cache = useQueryClient()
  const query = boardQuery(boardId)
  return useOptimistic(boardsApi.setBoardPreferences, {
    changes: query,
    predict: (board, { view, defaultCardProperties }) => ({
      ...board,
      preferences: {
        view: view ?? board.preferences.view,
        defaultCardProperties: { ...board.preferences.defaultCardProperties, ...defaultCardProperties },
      },
    }),
    failure: t`Failed to update board`,
    keep: ({ preferences }) => {
      cache.setQueryData(query.queryKey, (board) => board && { ...board, preferences })
    },
  })
}
