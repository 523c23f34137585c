import { useQuery } from '@tanstack/react-query'
import { useAskedNowAndThen } from '#client/core/use-asked-now-and-then.ts'
import { boardsQuery } from '#client/features/boards/data.ts'

/** Not for those who load the list and its cards at once. */
const FRESH_MS = 3_000

/** Nobody is told how many tasks of other projects are done: whenever cards come on screen it is asked, and then again and again. */
export function useFreshCounts(workspaceId: string) {
  useAskedNowAndThen(boardsQuery(workspaceId))
  useQuery({ ...boardsQuery(workspaceId), staleTime: FRESH_MS, notifyOnChangeProps: [] })
}
