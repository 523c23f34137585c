import { type RefObject, useEffect } from 'react'

/** As long as what stands around it may still be loading. */
const ARRIVING_MS = 3_000
const theirOwn = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Shows what the address leads to, each time somebody follows it there (`arrival` is another then; null when it leads elsewhere). What
 * loads above would push it away again, until somebody scrolls for themselves.
 */
export function useLedTo(element: RefObject<HTMLElement | null>, arrival: string | null) {
  useEffect(() => {
    const target = element.current
    if (arrival === null || !target) return
    const show = () => target.scrollIntoView({ block: 'center' })
    show()
    const watch = new ResizeObserver(show)
    for (let around = target.parentElement; around; around = around.parentElement) watch.observe(around)
    const stop = () => {
      watch.disconnect()
      clearTimeout(timer)
      for (const event of theirOwn) removeEventListener(event, stop)
    }
    for (const event of theirOwn) addEventListener(event, stop, { passive: true })
    const timer = setTimeout(stop, ARRIVING_MS)
    return stop
  }, [element, arrival])
}
