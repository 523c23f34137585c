import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useOptimistic } from '#client/core/mutations.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import { isOutdated, updateMerged } from '#client/features/outbox/data.ts'
import { sendOrKeep } from '#client/features/outbox/send-or-keep.ts'
import { cardFieldsOf } from '#client/features/tasks/card-fields.ts'
import { taskQuery } from '#client/features/tasks/data.ts'
import { taskLinksApi } from '#contract/attachments.ts'
import type { Output, Sent } from '#contract/endpoint.ts'
import { type ChecklistItem, type Task, tasksApi } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'
import { MOST_ITEMS } from './checklist-changes.ts'

type ChecklistChange = Sent<typeof tasksApi.updateTask> & {
  /** The list somebody made the change in, of the task in that version. */
  base: ChecklistItem[]
}

/** The card's progress follows with the live news of it. What others did to the list meanwhile stays. */
export function useChangeChecklist(task: Task) {
  const { _id: taskId, boardId } = task
  const cache = useQueryClient()
  const { queryKey } = taskQuery(taskId)
  const { mutate } = useOptimistic(tasksApi.updateTask, {
    changes: { queryKey },
    predict: (shown, { checklist }: ChecklistChange) => ({
      ...shown,
      checklist: (checklist ?? []).map(({ _id = '', text, done = false }) => ({ _id, text, done })),
    }),
    failure: t`Failed to update task`,
    send: ({ checklist = [], base: before, version }: ChecklistChange) => {
      const sent = { checklist: checklist.map(({ done = false, ...item }) => ({ ...item, done })) }
      const patches = [{ kind: 'change-task' as const, taskId, fields: cardFieldsOf(sent) }]
      const base = { checklist: before }
      return sendOrKeep({ kind: 'update', boardId, taskId, patches, sent, base }, async () => {
        try {
          return await call(tasksApi.updateTask, { ...sent, taskId, version })
        } catch (error) {
          if (!isOutdated(error)) throw error
          return { task: await updateMerged({ taskId, sent, base }) }
        }
      })
    },
    keep: (answer) => cache.setQueryData(queryKey, answer.task),
  })

  return (change: (items: ChecklistItem[]) => ChecklistItem[]) => {
    const { checklist: base, version } = cache.getQueryData(queryKey) ?? task
    mutate({ taskId, version, base, checklist: change(base).slice(0, MOST_ITEMS) })
  }
}

/** Asked anew, past the cache: what somebody else wrote meanwhile. */
export const loadTask = async (taskId: string) => (await call(tasksApi.getTask, { id: taskId })).task

export type Linked = Output<typeof tasksApi.listLinkedTasks>

const linkedTasksKey = (taskId: string) => ['linked-tasks', taskId] as const

/** For what is on no board at hand, `elsewhere`: in another project, or deleted. */
export const linkedTasksQuery = (taskId: string, elsewhere: string[]) =>
  queryOptions({
    queryKey: [...linkedTasksKey(taskId), elsewhere],
    queryFn: ({ signal }) => call(tasksApi.listLinkedTasks, { taskId }, { signal }),
  })

/** Whichever of them are elsewhere. */
export const allLinkedTasks = (taskId: string) => ({ queryKey: linkedTasksKey(taskId) })

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
