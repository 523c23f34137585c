// Who has a board open, and which of its tasks. Nothing of it is stored anywhere: it is as true as the connections are.
import { useEffect, useSyncExternalStore } from 'react'
import { ask, onLive, useCatchUp } from '#client/core/live.ts'
import { session } from '#client/core/session.ts'
import type { Present } from '#contract/board-tools.ts'
import type { Person } from '#contract/people.ts'

interface Presence {
  /** The first of them; a crowd is only counted. */
  users: readonly Present[]
  count: number
  /** The others by the task they have open. The same list while it is the same people: every card on a board listens. */
  atTask: ReadonlyMap<string, Person[]>
}

const NOBODY: Presence = { users: [], count: 0, atTask: new Map() }
const NO_ONE: Person[] = []
const known = new Map<string, Presence>()
const listeners = new Set<() => void>()

onLive('presence', ({ boardId, users, count }) => {
  known.set(boardId, { users, count, atTask: othersByTask(users, known.get(boardId)) })
  for (const listener of listeners) listener()
})

function othersByTask(users: readonly Present[], before = NOBODY): Map<string, Person[]> {
  const atTask = new Map<string, Person[]>()
  for (const { user, taskId } of users) {
    if (taskId === null || user._id === session.user()?._id) continue
    atTask.set(taskId, [...(atTask.get(taskId) ?? []), user])
  }
  const names = (people: Person[] | undefined) => people?.map(({ _id }) => _id).join()
  for (const [taskId, people] of atTask) {
    const same = before.atTask.get(taskId)
    if (same && names(same) === names(people)) atTask.set(taskId, same)
  }
  return atTask
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const usePresence = (boardId: string): Presence =>
  useSyncExternalStore(subscribe, () => known.get(boardId) ?? NOBODY)

/** Who else has a task open. */
export const useOthersAt = (boardId: string, taskId: string): Person[] =>
  useSyncExternalStore(subscribe, () => known.get(boardId)?.atTask.get(taskId) ?? NO_ONE)

/** What the screens of this tab look at. The page says the board, the panel above it the task: the nearer one counts. */
const looking = new Map<string, (string | null)[]>()

async function tell(boardId: string): Promise<void> {
  const seats = looking.get(boardId)
  const taskId = seats?.find((seat) => seat !== null) ?? null
  const state = seats ? (document.hidden ? 'away' : 'viewing') : 'left'
  try {
    await ask('presence', { boardId, taskId, state })
  } catch {
    // Cut off, or not in the board's room yet: whoever enters it tells again.
  }
}

/** Lets the others on the board know that I am here, and with which task open. */
export function useTellPresence(boardId: string, taskId: string | null) {
  // Also after a role has changed: whoever is put out of the room and enters anew has no seat there until they say so.
  useCatchUp('join-board', () => void tell(boardId))

  useEffect(() => {
    looking.set(boardId, [...(looking.get(boardId) ?? []), taskId])
    void tell(boardId)
    return () => {
      const seats = [...(looking.get(boardId) ?? [])]
      seats.splice(seats.indexOf(taskId), 1)
      if (seats.length > 0) looking.set(boardId, seats)
      else looking.delete(boardId)
      void tell(boardId)
    }
  }, [boardId, taskId])

  useEffect(() => {
    const tellAgain = () => void tell(boardId)
    document.addEventListener('visibilitychange', tellAgain)
    return () => document.removeEventListener('visibilitychange', tellAgain)
  }, [boardId])
}
