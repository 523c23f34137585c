import type { QueryClient } from '@tanstack/react-query'
import { boardCache } from './board-cache.ts'
import { boardTasksQuery } from './data.ts'

/** Nothing of its tasks stays in this tab. */
export function forgetBoard(cache: QueryClient, boardId: string) {
  cache.removeQueries(boardTasksQuery(boardId))
  boardCache.forget(boardId)
}
