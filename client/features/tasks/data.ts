import { queryOptions } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { accountApi } from '#contract/account.ts'

export const myTasksQuery = queryOptions({
  queryKey: ['my-tasks'],
  queryFn: async ({ signal }) => (await call(accountApi.listMyTasks, {}, { signal })).tasks,
})
