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

interface Asked {
  /** The newest text may be this person's own, in which what the other one wrote is joined: then who wrote before that. */
  isJoined?: boolean
}

/** Who wrote the description last; undefined until the history is known up to now. While it is asked again, what it said stays. */
export function useLastWriter(taskId: string, { isJoined = false }: Asked = {}): Writer | undefined {
  const me = useMe()
  const { data, isFetching, isError } = useInfiniteQuery(activityQuery(taskId))
  const lines = (!isError && data?.pages.flatMap(({ activity }) => activity)) || []
  const writers = lines.flatMap((line) => (line.kind === 'change' && mayWrite(line) ? [line.who] : []))
  const who = writers[isJoined && writers[0]?._id === me._id ? 1 : 0] ?? null
  const [known, setKnown] = useState<Person | null>()
  if (!isFetching && who !== known) setKnown(who)
  return known === undefined ? undefined : { isMe: known?._id === me._id, name: known?.name }
}
