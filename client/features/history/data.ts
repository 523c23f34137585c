import { queryOptions } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { historyApi } from '#contract/history.ts'

/** Asked anew with every visit: its end is now. */
export const pastActivityQuery = (boardId: string) =>
  queryOptions({
    queryKey: ['past-activity', boardId],
    queryFn: ({ signal }) => call(historyApi.getPastActivity, { boardId }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const loadPast = (boardId: string, at: string) => call(historyApi.getPast, { boardId, at })

export const loadPastChanges = (boardId: string, from: number, to: number) =>
  call(historyApi.listPastChanges, { boardId, from, to })
