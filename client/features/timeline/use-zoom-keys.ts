import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useCommands } from '#client/features/commands/registry.ts'
import { t } from '#contract/texts.ts'

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
  const closer = { id: 'zoom-in', title: t`Zoom in`, group: 'View', repeats: true, run: () => zoomBy(-1) }
  const further = { id: 'zoom-out', title: t`Zoom out`, group: 'View', repeats: true, run: () => zoomBy(1) }
  useCommands([
    { id: 'today', title: t`Go to today`, group: 'View', keys: 't', run: onToday },
    { ...closer, keys: '+' },
    // The same key without Shift, on most keyboards.
    { ...closer, id: 'zoom-in-too', keys: '=' },
    { ...further, keys: '-' },
    { ...further, id: 'zoom-out-too', keys: '_' },
  ])
  const turn = useEffectEvent((steps: number, clientX: number) => {
    holdAt(clientX)
    zoomBy(steps)
  })

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
