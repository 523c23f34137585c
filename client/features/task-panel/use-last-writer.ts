import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#client/core/session.ts'
import { activityQuery } from '#client/features/comments/data.ts'
import type { TaskActivity } from '#contract/comments.ts'
import type { Person } from '#contract/people.ts'

interface Writer {
  isMe: boolean
  /** Nobody knows the name of who is gone, nor of anybody while the history cannot be loaded. */
  name: string | undefined
}

/** An import does not say which fields it brought. */
const mayWrite = ({ type, changes }: Extract<TaskActivity, { kind: 'change' }>) =>
  type === 'task-imported' || changes.some(({ field }) => field === 'description')

/** Who wrote the description last; undefined until the history is known up to now. While it is asked again, what it said stays. */
export function useLastWriter(taskId: string, { exceptMe = false } = {}): Writer | undefined {
  const me = useMe()
  const { data, isFetching, isError } = useInfiniteQuery(activityQuery(taskId))
  const lines = (!isError && data?.pages.flatMap(({ activity }) => activity)) || []
  const isAsked = (who: Person | null) => !exceptMe || who?._id !== me._id
  const last = lines.find((line) => line.kind === 'change' && mayWrite(line) && isAsked(line.who))
  const who = last?.who ?? null
  const [known, setKnown] = useState<typeof who>()
  if (!isFetching && who !== known) setKnown(who)
  return known === undefined ? undefined : { isMe: known?._id === me._id, name: known?.name }
}
