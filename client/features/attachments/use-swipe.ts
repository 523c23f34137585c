import { type TouchEvent, useRef } from 'react'

const FAR_ENOUGH = 48

/** One finger to the left goes on, to the right goes back. Two belong to the browser, and so does one in a page drawn larger. */
export function useSwipe(onStep: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches[0]
      const isAlone = touches.length === 1 && (window.visualViewport?.scale ?? 1) === 1
      start.current = isAlone && finger ? { x: finger.clientX, y: finger.clientY } : null
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches[0]
      if (!start.current || !finger) return
      const x = finger.clientX - start.current.x
      const y = finger.clientY - start.current.y
      start.current = null
      if (Math.abs(x) > FAR_ENOUGH && Math.abs(x) > 2 * Math.abs(y)) onStep(x < 0 ? 1 : -1)
    },
  }
}
