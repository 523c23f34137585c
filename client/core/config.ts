import { queryOptions } from '@tanstack/react-query'
import { appApi } from '#contract/app.ts'
import { call } from './call.ts'

/** Which optional services this server has. Never changes while a page is open. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => call(appApi.getConfig, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
