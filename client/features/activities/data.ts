import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import { accountApi } from '#contract/account.ts'
import type { Activity } from '#contract/activities.ts'
import { t } from '#contract/texts.ts'
import { workspaceActivitiesApi } from '#contract/workspaces.ts'

interface FeedPage {
  activities: Activity[]
  hasMore: boolean
}

const pages = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ activities, hasMore }: FeedPage) => (hasMore ? (activities.at(-1)?._id ?? null) : null),
}

export const myActivitiesQuery = infiniteQueryOptions({
  queryKey: ['my-activities'],
  queryFn: ({ pageParam, signal }) =>
    call(accountApi.listMyActivities, pageParam ? { before: pageParam } : {}, { signal }),
  ...pages,
})

/** Ids of a person and a project, and an event type or a kind of them. */
export interface ActivityFilter {
  user?: string | undefined
  board?: string | undefined
  type?: string | undefined
}

/** However filtered. */
export const allWorkspaceActivities = (workspaceId: string) => ({ queryKey: ['activities', workspaceId] })

export const workspaceActivitiesQuery = (workspaceId: string, filter: ActivityFilter = {}) =>
  infiniteQueryOptions({
    queryKey: [...allWorkspaceActivities(workspaceId).queryKey, filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        workspaceActivitiesApi.listWorkspaceActivities,
        { workspaceId, ...filter, ...(pageParam && { before: pageParam }) },
        { signal },
      ),
    ...pages,
  })

/** The first page of it, by itself: whoever has read many does not ask for all of them again and again. */
export const recentActivitiesQuery = (workspaceId: string, boardId?: string) =>
  queryOptions({
    queryKey: [...allWorkspaceActivities(workspaceId).queryKey, 'recent', boardId],
    queryFn: ({ signal }) =>
      call(
        workspaceActivitiesApi.listWorkspaceActivities,
        { workspaceId, ...(boardId && { board: boardId }) },
        { signal },
      ),
  })

export const useExportWorkspaceActivities = () =>
  useSingleCall(workspaceActivitiesApi.exportWorkspaceActivities, { failure: t`Failed to export the activities` })
