import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { askAgain } from '#client/core/changes-under-way.ts'
import { prediction, useOptimistic } from '#client/core/mutations.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import { toast } from '#client/core/toasts.tsx'
import { type Board, type BoardSummary, boardMembersApi, boardsApi } from '#contract/boards.ts'
import { columnsApi } from '#contract/columns.ts'
import { t } from '#contract/texts.ts'
import { type BoardChanges, changeBoard, changeInList, withBoard, withoutBoard } from './changes.ts'

/** Of every workspace. */
export const allBoardLists = { queryKey: ['boards'] }

/** All of them at once, archived ones too: screens choose, and going from one to the other waits for nothing. */
export const boardsQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: [...allBoardLists.queryKey, workspaceId],
    queryFn: async ({ signal }) =>
      (await call(boardsApi.listBoards, { workspaceId, status: 'all' }, { signal })).boards,
  })

export const isActive = ({ status }: Pick<BoardSummary, 'status'>) => status === 'active'

/** Every single one, of whatever workspace. */
export const allBoards = { queryKey: ['board'] }

export const boardQuery = (boardId: string) =>
  queryOptions({
    queryKey: [...allBoards.queryKey, boardId],
    queryFn: async ({ signal }) => (await call(boardsApi.getBoard, { boardId }, { signal })).board,
  })

export const columnsQuery = (boardId: string) =>
  queryOptions({
    queryKey: ['columns', boardId],
    queryFn: async ({ signal }) => (await call(columnsApi.listColumns, { boardId }, { signal })).columns,
  })

export const boardEventsAfter = (board: Pick<Board, '_id' | 'seq'>) =>
  call(boardsApi.listBoardEvents, { boardId: board._id, after: board.seq })

/** What the server answered, in the list and on the project's own page. */
export function keepBoard(cache: QueryClient, board: Board) {
  const { queryKey } = boardQuery(board._id)
  const known = cache.getQueryData(queryKey)
  // An answer can come later than the live news of what happened after it. Then neither of them is all there is.
  if (known && known.seq > board.seq) askAgain(cache, { queryKey })
  else cache.setQueryData(queryKey, board)
  const list = boardsQuery(board.workspace._id)
  const predicted = cache.getQueryData(list.queryKey)?.find(({ _id }) => _id === board._id)
  cache.setQueryData(list.queryKey, (boards) => boards && withBoard(boards, board))
  // Where there was no room left between two, the server gave all of them new places.
  if (predicted && predicted.position !== board.position) askAgain(cache, list)
}

export function useCreateBoard() {
  const cache = useQueryClient()
  return useSingleCall(boardsApi.createBoard, {
    failure: t`Failed to create board`,
    quiet: true,
    onDone: ({ board }) => keepBoard(cache, board),
  })
}

type ChangingApi =
  | typeof boardsApi.updateBoard
  | typeof boardsApi.toggleFavorite
  | typeof boardsApi.archiveBoard
  | typeof boardsApi.unarchiveBoard
  | typeof boardsApi.moveBoard

interface BoardChange<Sent> {
  failure: string
  change(board: BoardSummary, sent: Sent): BoardChanges
  quiet?: boolean
  said?(board: BoardSummary): void
}

/** A call that changes one project, shown at once wherever it stands. */
function useBoardChange<E extends ChangingApi>(
  endpoint: E,
  workspaceId: string,
  {
    change,
    failure,
    quiet = false,
    said,
  }: BoardChange<Parameters<ReturnType<typeof useOptimistic<E, unknown>>['mutate']>[0]>,
) {
  const cache = useQueryClient()
  return useOptimistic(endpoint, {
    changes: boardsQuery(workspaceId),
    predict: (boards, sent) => changeInList(boards, sent.boardId, (board) => change(board, sent)),
    also: (sent) => [prediction(boardQuery(sent.boardId), (board) => changeBoard(board, change(board, sent)))],
    failure,
    quiet,
    keep: ({ board }) => keepBoard(cache, board),
    ...(said && { said: ({ board }) => said(board) }),
  })
}

/** Quiet: whoever edits a field shows the reason there. */
export const useUpdateBoard = (workspaceId: string) =>
  useBoardChange(boardsApi.updateBoard, workspaceId, {
    failure: t`Failed to update board`,
    quiet: true,
    change: (_, { title, description, visibility, key }) => ({ title, description, visibility, key }),
  })

export const useToggleFavorite = (workspaceId: string) =>
  useBoardChange(boardsApi.toggleFavorite, workspaceId, {
    failure: t`Failed to toggle favorite status`,
    change: ({ favorite }) => ({ favorite: !favorite }),
  })

/** It is gone from where it stood: whoever did not mean it brings it back from here. */
export function useArchiveBoard(workspaceId: string) {
  const unarchive = useUnarchiveBoard(workspaceId)
  return useBoardChange(boardsApi.archiveBoard, workspaceId, {
    failure: t`Failed to archive board`,
    change: () => ({ status: 'archived' }),
    said: ({ _id: boardId, title }) =>
      toast.success(t`${title} is archived`, { label: t`Undo`, run: () => unarchive.mutate({ boardId }) }),
  })
}

export const useUnarchiveBoard = (workspaceId: string) =>
  useBoardChange(boardsApi.unarchiveBoard, workspaceId, {
    failure: t`Failed to update board`,
    change: () => ({ status: 'active' }),
  })

export const useMoveBoard = (workspaceId: string) =>
  useBoardChange(boardsApi.moveBoard, workspaceId, {
    failure: t`Failed to move board`,
    change: (_, { folderId, position }) => ({ folderId, position }),
  })

/** Not before the server agrees: what is gone on screen cannot be looked at any more. */
export function useDeleteBoard(workspaceId: string, title: string) {
  const cache = useQueryClient()
  return useSingleCall(boardsApi.deleteBoard, {
    failure: t`Failed to delete board`,
    success: t`${title} is deleted`,
    onDone: (_, { boardId }) => {
      cache.setQueryData(boardsQuery(workspaceId).queryKey, (boards) => boards && withoutBoard(boards, boardId))
      cache.removeQueries(boardQuery(boardId))
    },
  })
}

/** With a link one may come into a workspace one was not in. */
export function useJoinBoard({ quiet = false } = {}) {
  const cache = useQueryClient()
  return useSingleCall(boardMembersApi.joinBoard, {
    failure: t`Failed to join board`,
    quiet,
    onDone: ({ board }) => keepBoard(cache, board),
  })
}
