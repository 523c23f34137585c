import type { KeyboardEvent, PointerEvent } from 'react'
import classes from './NamePane.module.css'
import type { usePaneWidth } from './use-pane-width.ts'

const STEP = 24

/** The edge between names and days: dragged, or moved with the arrow keys. */
export function PaneEdge({ pane: { width, resize, narrowest, widest } }: { pane: ReturnType<typeof usePaneWidth> }) {
  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    const edge = event.currentTarget
    const from = event.clientX
    event.preventDefault()
    event.stopPropagation()
    edge.setPointerCapture(event.pointerId)
    const move = ({ clientX }: globalThis.PointerEvent) => resize(width + clientX - from)
    edge.addEventListener('pointermove', move)
    edge.addEventListener('lostpointercapture', () => edge.removeEventListener('pointermove', move), { once: true })
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key]
    if (!step || event.altKey) return
    event.preventDefault()
    resize(width + step)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a line that moves is no <hr>
    <div
      role="separator"
      tabIndex={0}
      aria-label="Width of the names"
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      className={classes.edge}
      style={{ left: width - 4 }}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
    />
  )
}
