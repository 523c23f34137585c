import { useInfiniteQuery } from '@tanstack/react-query'
import { useMe } from '#client/core/session.ts'
import { activityQuery } from '#client/features/comments/data.ts'

/** The name of who wrote the description last, if that was somebody else and the history is known up to now. */
export function useOtherWriter(taskId: string): string | undefined {
  const me = useMe()
  const { data, isFetching } = useInfiniteQuery(activityQuery(taskId))
  if (isFetching) return undefined
  const lines = data?.pages.flatMap(({ activity }) => activity) ?? []
  const last = lines.find((line) => line.kind === 'change' && line.changes.some(({ field }) => field === 'description'))
  return last?.who && last.who._id !== me._id ? last.who.name : undefined
}
