import { useEffect, useState } from 'react'

const SECOND = 1000

/** How many seconds have passed since a moment, counting on. Two of them on one screen never differ: both move when a second is full. */
export function useTicking(since: string): number {
  const [now, setNow] = useState(Date.now)
  const start = Date.parse(since)
  useEffect(() => {
    // A clock that is slow may still be before the start.
    const intoSecond = (((now - start) % SECOND) + SECOND) % SECOND
    const timer = setTimeout(() => setNow(Date.now()), SECOND - intoSecond)
    return () => clearTimeout(timer)
  }, [now, start])
  return Math.max(0, Math.floor((now - start) / SECOND))
}
