import { useEffect, useEffectEvent, useState } from 'react'
import { momentAfter, type Speed, spanOf } from './clock.ts'
import type { Travel } from './travel.ts'

interface Options {
  since: number
  until: number
  speed: Speed
}

/** Lets the past go by, frame by frame, until it is now. */
export function usePlaying(travel: Travel, { since, until, speed }: Options) {
  const [isPlaying, setPlaying] = useState(false)

  const tick = useEffectEvent((watched: number) => {
    const { moment, nextAt, isLoading, error } = travel.state
    if (error) return setPlaying(false)
    if (isLoading) return
    const next = Math.min(momentAfter(moment, watched, speed, nextAt), until)
    travel.go(next)
    if (next >= until) setPlaying(false)
  })

  useEffect(() => {
    if (!isPlaying) return
    let last = performance.now()
    let frame = requestAnimationFrame(function each(now) {
      tick(now - last)
      last = now
      frame = requestAnimationFrame(each)
    })
    return () => cancelAnimationFrame(frame)
  }, [isPlaying])

  const toggle = () => {
    // From now there is nothing to come: it begins as much earlier as ten seconds show.
    if (!isPlaying && travel.state.moment >= until) travel.go(Math.max(since, until - spanOf(speed)))
    setPlaying(!isPlaying)
  }
  return { isPlaying, toggle, pause: () => setPlaying(false) }
}
