import { useEffect, useState } from 'react'
import { isServerThere } from '#client/core/is-server-there.ts'
import { startLive, useLiveState } from '#client/core/live.ts'

/** A connection that breaks is mostly back at once; nobody needs to hear of that. */
const GRACE_MS = 1_000
const AGAIN_MS = 5_000

/**
 * Since when the server cannot be reached; null while it can. Asks only while the live connection is not there, or the browser says that
 * the network went or came: a connection that is cut in silence is noticed by itself after most of a minute.
 */
export function useLineLostAt(): number | null {
  const { status } = useLiveState()
  const [lostAt, setLostAt] = useState<number | null>(null)
  const isLost = lostAt !== null
  const isConnected = status === 'connected'

  useEffect(() => {
    // Connected anew.
    if (isConnected) setLostAt(null)
  }, [isConnected])

  useEffect(() => {
    let isOver = false
    const look = async () => {
      const isThere = await isServerThere()
      if (isOver) return
      setLostAt((before) => (isThere ? null : (before ?? Date.now())))
      // After many failures the live connection waits for a sign like this one.
      if (isThere && status === 'disconnected') void startLive()
    }
    const isInDoubt = !isConnected || isLost
    const grace = isInDoubt ? setTimeout(look, GRACE_MS) : undefined
    const timer = isInDoubt ? setInterval(look, AGAIN_MS) : undefined
    window.addEventListener('online', look)
    window.addEventListener('offline', look)
    return () => {
      isOver = true
      clearTimeout(grace)
      clearInterval(timer)
      window.removeEventListener('online', look)
      window.removeEventListener('offline', look)
    }
  }, [status, isConnected, isLost])

  return lostAt
}
