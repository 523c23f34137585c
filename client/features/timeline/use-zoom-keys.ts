import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isTyping } from '#client/core/is-typing.ts'

interface Zooming {
  scroller: RefObject<HTMLDivElement | null>
  /** Positive is further away. */
  zoomBy(steps: number): void
  holdAt(clientX: number): void
  onToday(): void
}

/** So much of a turned wheel is one step. */
const WHEEL_STEP = 90

/** Plus, minus and T from anywhere on the page; the wheel with Ctrl around the mouse. */
export function useZoomKeys({ scroller, zoomBy, holdAt, onToday }: Zooming) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
    if (event.key === '+' || event.key === '=') zoomBy(-1)
    else if (event.key === '-' || event.key === '_') zoomBy(1)
    else if (event.key.toLowerCase() === 't') onToday()
    else return
    event.preventDefault()
  })
  const turn = useEffectEvent((steps: number, clientX: number) => {
    holdAt(clientX)
    zoomBy(steps)
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  useEffect(() => {
    const element = scroller.current
    let turned = 0
    const listener = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      // Otherwise the browser makes the whole page larger.
      event.preventDefault()
      turned += event.deltaY
      if (Math.abs(turned) < WHEEL_STEP) return
      turn(Math.sign(turned), event.clientX)
      turned = 0
    }
    element?.addEventListener('wheel', listener, { passive: false })
    return () => element?.removeEventListener('wheel', listener)
  }, [scroller])
}
