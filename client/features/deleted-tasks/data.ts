import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { deletedTasksApi } from '#contract/deleted-tasks.ts'

/** However searched. */
export const allDeletedTasks = (boardId: string) => ({ queryKey: ['deleted-tasks', boardId] })

export const deletedTasksQuery = (boardId: string, wanted: string) =>
  infiniteQueryOptions({
    queryKey: [...allDeletedTasks(boardId).queryKey, wanted],
    queryFn: ({ pageParam, signal }) =>
      call(
        deletedTasksApi.listDeletedTasks,
        { boardId, ...(wanted && { q: wanted }), ...(pageParam && { after: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // Nothing follows it while it is closed.
    staleTime: 0,
  })
