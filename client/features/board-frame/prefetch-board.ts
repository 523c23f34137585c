import type { QueryClient } from '@tanstack/react-query'
import { boardQuery } from '#client/features/boards/data.ts'
import { boardTasksQuery } from '#client/features/tasks/data.ts'

/** Both at once, while the page itself still loads. */
export function prefetchBoard(cache: QueryClient, boardId: string) {
  void cache.prefetchQuery(boardQuery(boardId))
  void cache.prefetchQuery(boardTasksQuery(boardId))
}
