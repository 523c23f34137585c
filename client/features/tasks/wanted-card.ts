// Only the cards in view are in the page. Whoever wants to be at another asks for it here, and the view that shows the project brings
// it there.
import { useEffect, useEffectEvent } from 'react'

const listeners = new Set<(taskId: string) => void>()

export function wantCard(taskId: string) {
  for (const listener of listeners) listener(taskId)
}

export function useWantedCard(bring: (taskId: string) => void) {
  const latest = useEffectEvent(bring)
  useEffect(() => {
    const listener = (taskId: string) => latest(taskId)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [])
}
