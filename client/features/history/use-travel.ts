import { useEffect, useState, useSyncExternalStore } from 'react'
import { loadPast, loadPastChanges } from './data.ts'
import { Travel } from './travel.ts'

/** Begins at that moment; where it is from then on it says itself. */
export function useTravel(boardId: string, moment: number) {
  const [travel] = useState(
    () =>
      new Travel(boardId, moment, {
        past: (at) => loadPast(boardId, at),
        changes: (from, to) => loadPastChanges(boardId, from, to),
      }),
  )
  useEffect(() => travel.go(travel.state.moment), [travel])
  const state = useSyncExternalStore(travel.subscribe, travel.read)
  return { travel, state }
}
