import { useQueryClient } from '@tanstack/react-query'
import { useSingleCall } from '#client/core/single-call.ts'
import { boardQuery } from '#client/features/boards/data.ts'
import { labelsApi } from '#contract/labels.ts'

/** A label of this project alone, there for all its tasks at once. */
export function useCreateBoardLabel() {
  const cache = useQueryClient()
  return useSingleCall(labelsApi.createBoardLabel, {
    failure: 'Failed to create label',
    onDone: ({ label }, { boardId }) =>
      cache.setQueryData(
        boardQuery(boardId).queryKey,
        (board) => board && { ...board, labels: [...board.labels.filter(({ _id }) => _id !== label._id), label] },
      ),
  })
}
