import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import { type CalendarFeed, calendarFeedsApi } from '#contract/calendar-feeds.ts'
import { t } from '#contract/texts.ts'

const { getMyCalendarFeed, getBoardCalendarFeed } = calendarFeedsApi

/** Of a project, or of everything that is mine to do. */
export const calendarFeedQuery = (boardId: string | null) =>
  queryOptions({
    queryKey: ['calendar-feed', boardId],
    queryFn: async ({ signal }) => {
      const { feed } = await (boardId
        ? call(getBoardCalendarFeed, { boardId }, { signal })
        : call(getMyCalendarFeed, {}, { signal }))
      return feed
    },
  })

/** Makes, renews and removes the address; one of them at a time. */
export function useCalendarFeedChanges(boardId: string | null) {
  const cache = useQueryClient()
  const keep = {
    onDone: ({ feed }: { feed: CalendarFeed | null }) => cache.setQueryData(calendarFeedQuery(boardId).queryKey, feed),
  }
  const made = { failure: t`Failed to make the calendar link`, ...keep }
  const removed = { failure: t`Failed to remove the calendar link`, ...keep }
  const makeMine = useSingleCall(calendarFeedsApi.makeMyCalendarFeed, made)
  const makeOfBoard = useSingleCall(calendarFeedsApi.makeBoardCalendarFeed, made)
  const deleteMine = useSingleCall(calendarFeedsApi.deleteMyCalendarFeed, removed)
  const deleteOfBoard = useSingleCall(calendarFeedsApi.deleteBoardCalendarFeed, removed)
  return {
    make: () => (boardId ? makeOfBoard.mutate({ boardId }) : makeMine.mutate({})),
    remove: () => (boardId ? deleteOfBoard.mutate({ boardId }) : deleteMine.mutate({})),
    isMaking: makeMine.isPending || makeOfBoard.isPending,
  }
}
