import type { QueryClient } from '@tanstack/react-query'
import { allKeysOf, type Opened } from './topics.ts'

/** Nothing of a workspace one was put out of stays behind in this tab. */
export function forgetWorkspace(cache: QueryClient, workspace: Opened) {
  const boards = cache
    .getQueriesData<{ _id: string; workspace: { _id: string } }>({ queryKey: ['board'] })
    .filter(([, board]) => board?.workspace._id === workspace._id)
  for (const [queryKey, board] of boards) {
    cache.removeQueries({ queryKey })
    cache.removeQueries({ queryKey: ['columns', board?._id] })
  }
  for (const queryKey of allKeysOf(workspace)) {
    // The list of my workspaces is mine; it only has one less now.
    if (queryKey[0] === 'workspaces') void cache.invalidateQueries({ queryKey })
    else cache.removeQueries({ queryKey })
  }
}
