import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { accountApi } from '#contract/account.ts'

export const myActivitiesQuery = infiniteQueryOptions({
  queryKey: ['my-activities'],
  queryFn: ({ pageParam, signal }) =>
    call(accountApi.listMyActivities, pageParam ? { before: pageParam } : {}, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ activities, hasMore }) => (hasMore ? (activities.at(-1)?._id ?? null) : null),
})
