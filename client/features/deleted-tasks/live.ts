import { useQueryClient } from '@tanstack/react-query'
import { askAgain } from '#client/core/changes-under-way.ts'
import { useCatchUp, useLive } from '#client/core/live.ts'
import type { BoardUpdate } from '#contract/boards.ts'
import { allDeletedTasks } from './data.ts'

/** What others delete and restore while the list is open. */
export function useDeletedTasksLive(boardId: string) {
  const cache = useQueryClient()
  const ask = () => askAgain(cache, allDeletedTasks(boardId))
  useLive('board-update', (update) => update.boardId === boardId && changesList(update) && ask())
  useCatchUp('join-board', ask)
}

const changesList = ({ type, payload }: BoardUpdate) =>
  type === 'task-deleted' ||
  // Also where it would come back to.
  type === 'column-updated' ||
  type === 'column-deleted' ||
  (type === 'task-created' && payload.restored === true) ||
  (type === 'tasks-bulk-updated' && (payload.deleted as string[]).length > 0)
