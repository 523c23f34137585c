import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useOptimistic } from '#client/core/mutations.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import { type Board, boardsApi } from '#contract/boards.ts'
import { changeBoard } from './changes.ts'

/** Of every workspace. */
export const allBoardLists = { queryKey: ['boards'] }

export const boardsQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: [...allBoardLists.queryKey, workspaceId],
    queryFn: async ({ signal }) => (await call(boardsApi.listBoards, { workspaceId }, { signal })).boards,
  })

export const boardQuery = (boardId: string) =>
  queryOptions({
    queryKey: ['board', boardId],
    queryFn: async ({ signal }) => (await call(boardsApi.getBoard, { boardId }, { signal })).board,
  })

export const boardEventsAfter = (board: Pick<Board, '_id' | 'seq'>) =>
  call(boardsApi.listBoardEvents, { boardId: board._id, after: board.seq })

export function useCreateBoard() {
  const cache = useQueryClient()
  return useSingleCall(boardsApi.createBoard, {
    failure: 'Failed to create board',
    quiet: true,
    onDone: ({ board }) => {
      cache.setQueryData(boardQuery(board._id).queryKey, board)
      void cache.invalidateQueries(boardsQuery(board.workspace._id))
    },
  })
}

export function useUpdateBoard(boardId: string) {
  const cache = useQueryClient()
  const query = boardQuery(boardId)
  return useOptimistic(boardsApi.updateBoard, {
    changes: query,
    predict: (board, { title, description, visibility }) => changeBoard(board, { title, description, visibility }),
    failure: 'Failed to update board',
    quiet: true,
    onDone: ({ board }) => {
      // An answer can come later than the live news of what happened after it. Then neither of them is all there is.
      const known = cache.getQueryData(query.queryKey)
      if (known && known.seq > board.seq) void cache.invalidateQueries(query)
      else cache.setQueryData(query.queryKey, board)
      void cache.invalidateQueries(boardsQuery(board.workspace._id))
    },
  })
}
