import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { accountApi } from '#contract/account.ts'
import type { Sent } from '#contract/endpoint.ts'
import { workspaceActivitiesApi } from '#contract/workspaces.ts'

type ListWorkspaceActivities = typeof workspaceActivitiesApi.listWorkspaceActivities

export const myActivitiesQuery = infiniteQueryOptions({
  queryKey: ['my-activities'],
  queryFn: ({ pageParam, signal }) =>
    call(accountApi.listMyActivities, pageParam ? { before: pageParam } : {}, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ activities, hasMore }) => (hasMore ? (activities.at(-1)?._id ?? null) : null),
})

export type WorkspaceActivityFilter = Omit<Sent<ListWorkspaceActivities>, 'workspaceId' | 'before' | 'limit'>

export const workspaceActivitiesQuery = (workspaceId: string, filter: WorkspaceActivityFilter = {}) =>
  infiniteQueryOptions({
    queryKey: ['activities', workspaceId, filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        workspaceActivitiesApi.listWorkspaceActivities,
        { workspaceId, ...filter, ...(pageParam && { before: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ activities, hasMore }) => (hasMore ? (activities.at(-1)?._id ?? null) : null),
  })
