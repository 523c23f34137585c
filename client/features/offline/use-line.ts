import { useEffect, useState } from 'react'
import { startLive, useLiveState } from '#client/core/live.ts'
import { isServerThere } from './data.ts'

/** A connection that breaks is mostly back at once; nobody needs to hear of that. */
const GRACE_MS = 1_000
const AGAIN_MS = 5_000

/** Since when the server cannot be reached; null while it can. Asks only while the live connection is not there. */
export function useLineLostAt(): number | null {
  const { status } = useLiveState()
  const [lostAt, setLostAt] = useState<number | null>(null)

  useEffect(() => {
    if (status === 'connected') return setLostAt(null)
    let isOver = false
    const look = async () => {
      const isThere = navigator.onLine && (await isServerThere())
      if (isOver) return
      setLostAt((before) => (isThere ? null : (before ?? Date.now())))
      // After many failures the live connection waits for a sign like this one.
      if (isThere && status === 'disconnected') void startLive()
    }
    const grace = setTimeout(look, GRACE_MS)
    const timer = setInterval(look, AGAIN_MS)
    window.addEventListener('online', look)
    return () => {
      isOver = true
      clearTimeout(grace)
      clearInterval(timer)
      window.removeEventListener('online', look)
    }
  }, [status])

  return lostAt
}
