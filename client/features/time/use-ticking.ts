import { useEffect, useState } from 'react'

/** How many seconds have passed since a moment, counting on. */
export function useTicking(since: string): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.floor((now - Date.parse(since)) / 1000))
}
