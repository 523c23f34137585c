import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useOptimistic } from '#client/core/mutations.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import { sendOrKeep } from '#client/features/outbox/send-or-keep.ts'
import { cardFieldsOf } from '#client/features/tasks/card-fields.ts'
import { taskQuery } from '#client/features/tasks/data.ts'
import { taskLinksApi } from '#contract/attachments.ts'
import { type Task, tasksApi } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'

type Checked = Pick<Task, '_id' | 'boardId' | 'checklist'>

/** The card's progress follows with the live news of it. `base` is the list somebody made the change in. */
export function useChangeChecklist({ _id: taskId, boardId, checklist: base }: Checked) {
  const cache = useQueryClient()
  const { queryKey } = taskQuery(taskId)
  return useOptimistic(tasksApi.updateTask, {
    changes: { queryKey },
    predict: (task, { checklist }) => ({
      ...task,
      checklist: (checklist ?? []).map(({ _id = '', text, done = false }) => ({ _id, text, done })),
    }),
    failure: t`Failed to update task`,
    send: ({ taskId: _, checklist = [], ...input }) => {
      const sent = { checklist: checklist.map(({ done = false, ...item }) => ({ ...item, done })) }
      const patches = [{ kind: 'change-task' as const, taskId, fields: cardFieldsOf(sent) }]
      return sendOrKeep({ kind: 'update', boardId, taskId, patches, sent, base: { checklist: base } }, () =>
        call(tasksApi.updateTask, { ...input, ...sent, taskId }),
      )
    },
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

export const useMakePublicLink = () => useLinkCall(taskLinksApi.makePublicLink, t`Failed to generate public link`)
export const useDeletePublicLink = () => useLinkCall(taskLinksApi.deletePublicLink, t`An error occurred`)
