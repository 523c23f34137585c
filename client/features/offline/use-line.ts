import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isServerThere } from '#client/core/is-server-there.ts'
import { startLive, useLiveState } from '#client/core/live.ts'
import { useLastTry, useWaiting } from '#client/features/outbox/outbox.ts'

/** A connection that breaks is mostly back at once; nobody needs to hear of that. */
const GRACE_MS = 1_000
const AGAIN_MS = 5_000

/**
 * Since when the server cannot be reached; null while it can. Lost at once when the browser says so, or nobody answers a change that is
 * sent. The live connection alone proves nothing: one that is cut in silence is noticed by itself after most of a minute. So the server
 * is asked, again and again, for as long as there is any reason to doubt that it is there.
 */
export function useLineLostAt(): number | null {
  const { status } = useLiveState()
  const hasNetwork = useSyncExternalStore(followNetwork, () => navigator.onLine)
  const lastTry = useLastTry()
  const isWaiting = useWaiting().some(({ refused }) => refused === null)
  const [lostAt, setLostAt] = useState(() => (hasNetwork ? null : Date.now()))
  const isLost = lostAt !== null
  const isInDoubt = status !== 'connected' || isLost || !hasNetwork || isWaiting

  // Each for itself: what the server answers afterwards counts until one of them says so anew.
  useEffect(() => {
    if (!hasNetwork) setLostAt((before) => before ?? Date.now())
  }, [hasNetwork])
  useEffect(() => {
    if (lastTry === 'unanswered') setLostAt((before) => before ?? Date.now())
  }, [lastTry])

  const asked = useRef(0)
  const heard = useRef(0)
  useEffect(() => {
    if (!isInDoubt) return
    const look = async () => {
      asked.current += 1
      const question = asked.current
      const isThere = await isServerThere()
      // Counts even when things have changed meanwhile, unless a later question was answered first.
      if (question < heard.current) return
      heard.current = question
      setLostAt((before) => (isThere ? null : (before ?? Date.now())))
      // After many failures the live connection waits for a sign like this one.
      if (isThere && status === 'disconnected') void startLive()
    }
    const soon = setTimeout(look, isLost || !hasNetwork || lastTry !== 'arrived' ? 0 : GRACE_MS)
    const timer = setInterval(look, AGAIN_MS)
    return () => {
      clearTimeout(soon)
      clearInterval(timer)
    }
  }, [isInDoubt, isLost, hasNetwork, lastTry, status])

  return lostAt
}

function followNetwork(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
