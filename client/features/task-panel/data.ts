import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useOptimistic } from '#client/core/mutations.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import { taskQuery } from '#client/features/tasks/data.ts'
import { taskLinksApi } from '#contract/attachments.ts'
import { tasksApi } from '#contract/tasks.ts'

/** The card's progress follows with the live news of it. */
export function useChangeChecklist(taskId: string) {
  const cache = useQueryClient()
  const { queryKey } = taskQuery(taskId)
  return useOptimistic(tasksApi.updateTask, {
    changes: { queryKey },
    predict: (task, { checklist }) => ({
      ...task,
      checklist: (checklist ?? []).map(({ _id = '', text, done = false }) => ({ _id, text, done })),
    }),
    failure: 'Failed to update task',
    keep: ({ task }) => cache.setQueryData(queryKey, task),
  })
}

/** Asked anew, past the cache: what somebody else wrote meanwhile. */
export const loadTask = async (taskId: string) => (await call(tasksApi.getTask, { id: taskId })).task

export const publicLinkQuery = (taskId: string) =>
  queryOptions({
    queryKey: ['public-link', taskId],
    queryFn: async ({ signal }) => (await call(taskLinksApi.getPublicLink, { taskId }, { signal })).link,
  })

function useLinkCall(
  endpoint: typeof taskLinksApi.makePublicLink | typeof taskLinksApi.deletePublicLink,
  failure: string,
) {
  const cache = useQueryClient()
  return useSingleCall(endpoint, {
    failure,
    onDone: ({ link }, { taskId }) => cache.setQueryData(publicLinkQuery(taskId).queryKey, link),
  })
}

export const useMakePublicLink = () => useLinkCall(taskLinksApi.makePublicLink, 'Failed to generate public link')
export const useDeletePublicLink = () => useLinkCall(taskLinksApi.deletePublicLink, 'An error occurred')
