import { useEffect, useState } from 'react'
import { today } from '#client/features/tasks/words.ts'
import { DUE_BUCKETS_MS } from '#contract/constants.ts'

/** The day where this person is, for as long as the page stays open. */
export function useToday(): string {
  const [day, setDay] = useState(today)
  useEffect(() => {
    const look = () => setDay(today())
    const timer = setInterval(look, DUE_BUCKETS_MS)
    // A laptop that slept over midnight has missed its timers.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return day
}
