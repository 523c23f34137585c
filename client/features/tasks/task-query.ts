import { queryOptions } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { outboxState } from '#client/features/outbox/send-or-keep.ts'
import { tasksApi } from '#contract/tasks.ts'

/** One task with its description, checklist and time. */
export const taskQuery = (taskId: string) =>
  queryOptions({
    queryKey: ['task', taskId],
    queryFn: async ({ signal }) => outboxState.over((await call(tasksApi.getTask, { id: taskId }, { signal })).task),
  })
