import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#client/core/session.ts'
import { activityQuery } from '#client/features/comments/data.ts'

interface Writer {
  isMe: boolean
  /** Nobody knows the name of who is gone, nor of anybody while the history cannot be loaded. */
  name: string | undefined
}

/** Who wrote the description last; undefined until the history is known up to now. While it is asked again, what it said stays. */
export function useLastWriter(taskId: string): Writer | undefined {
  const me = useMe()
  const { data, isFetching, isError } = useInfiniteQuery(activityQuery(taskId))
  const lines = (!isError && data?.pages.flatMap(({ activity }) => activity)) || []
  const last = lines.find((line) => line.kind === 'change' && line.changes.some(({ field }) => field === 'description'))
  const who = last?.who ?? null
  const [known, setKnown] = useState<typeof who>()
  if (!isFetching && who !== known) setKnown(who)
  return known === undefined ? undefined : { isMe: known?._id === me._id, name: known?.name }
}
