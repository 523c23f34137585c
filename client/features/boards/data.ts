import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useCall } from '#client/core/mutations.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import { type Board, boardsApi } from '#contract/boards.ts'

export const boardsQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: ['boards', workspaceId],
    queryFn: async ({ signal }) => (await call(boardsApi.listBoards, { workspaceId }, { signal })).boards,
  })

export const boardQuery = (boardId: string) =>
  queryOptions({
    queryKey: ['board', boardId],
    queryFn: async ({ signal }) => (await call(boardsApi.getBoard, { boardId }, { signal })).board,
  })

export const boardEventsAfter = (board: Pick<Board, '_id' | 'seq'>) =>
  call(boardsApi.listBoardEvents, { boardId: board._id, after: board.seq })

/** An answer can come later than the live news of what happened after it. */
const newer = (board: Board) => (known: Board | undefined) => (known && known.seq > board.seq ? known : board)

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

export function useUpdateBoard() {
  const cache = useQueryClient()
  return useCall(boardsApi.updateBoard, {
    failure: 'Failed to update board',
    quiet: true,
    onDone: ({ board }) => {
      cache.setQueryData(boardQuery(board._id).queryKey, newer(board))
      void cache.invalidateQueries(boardsQuery(board.workspace._id))
    },
  })
}
