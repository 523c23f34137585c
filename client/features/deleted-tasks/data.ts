import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
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

/** One that is on no board, by id or number. Null when it never was here, or cannot be restored any more. */
export const deletedTaskQuery = (boardId: string, named: string) =>
  queryOptions({
    queryKey: ['deleted-task', boardId, named],
    queryFn: async ({ signal }) => {
      const { tasks } = await call(deletedTasksApi.listDeletedTasks, { boardId, task: named, limit: 1 }, { signal })
      return tasks[0] ?? null
    },
    // It may have been deleted since it was last looked for.
    gcTime: 0,
  })
