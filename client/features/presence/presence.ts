// Who has a board open, and which of its tasks. Nothing of it is stored anywhere: it is as true as the connections are.
import { useEffect, useSyncExternalStore } from 'react'
import { ask, LiveRefusal, onLive, useLiveState } from '#client/core/live.ts'
import type { Present } from '#contract/board-tools.ts'

interface Presence {
  /** The first of them; a crowd is only counted. */
  users: readonly Present[]
  count: number
}

const NOBODY: Presence = { users: [], count: 0 }
const known = new Map<string, Presence>()
const listeners = new Set<() => void>()

onLive('presence', ({ boardId, users, count }) => {
  known.set(boardId, { users, count })
  for (const listener of listeners) listener()
})

export function usePresence(boardId: string): Presence {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => known.get(boardId) ?? NOBODY,
  )
}

/** What the screens of this tab look at. The page says the board, the panel above it the task: the nearer one counts. */
const looking = new Map<string, (string | null)[]>()

const ROOM_TRIES = 6
const ROOM_WAIT_MS = 300

async function tell(boardId: string, triesLeft = ROOM_TRIES): Promise<void> {
  const seats = looking.get(boardId)
  const taskId = seats?.find((seat) => seat !== null) ?? null
  const state = seats ? (document.hidden ? 'away' : 'viewing') : 'left'
  try {
    await ask('presence', { boardId, taskId, state })
  } catch (error) {
    // Refused: entering the board's room takes a moment longer than opening its page. Cut off: the next connection tells.
    if (error instanceof LiveRefusal && seats && triesLeft > 0)
      setTimeout(() => void tell(boardId, triesLeft - 1), ROOM_WAIT_MS)
  }
}

/** Lets the others on the board know that I am here, and with which task open. */
export function useTellPresence(boardId: string, taskId: string | null) {
  const { status } = useLiveState()

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
    if (status !== 'connected') return
    const tellAgain = () => void tell(boardId)
    tellAgain()
    document.addEventListener('visibilitychange', tellAgain)
    return () => document.removeEventListener('visibilitychange', tellAgain)
  }, [boardId, status])
}
