import { queryOptions } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { accountApi, MAX_MY_TASK_PAGES, MAX_MY_TASKS, type MyTask } from '#contract/account.ts'

export const myTasksQuery = queryOptions({
  queryKey: ['my-tasks'],
  queryFn: async ({ signal }) => {
    const all: MyTask[] = []
    for (let page = 1; page <= MAX_MY_TASK_PAGES; page += 1) {
      const { tasks } = await call(accountApi.listMyTasks, { page }, { signal })
      all.push(...tasks)
      if (tasks.length < MAX_MY_TASKS) break
    }
    return all
  },
  // What I do to them on their boards nobody tells this list: whoever comes back asks again.
  staleTime: 0,
})
