// A mouse button that is held: where it is on the canvas, also while the canvas scrolls below it, until it is let go or Escape.

/** From the left edge of the days and the top of the rows; both grow as one scrolls. */
interface Place {
  x: number
  y: number
}

export interface Held extends Place {
  altKey: boolean
}

export interface Surface {
  scroller: HTMLElement
  /** What is covered at the left and at the top, and scrolls nothing into view. */
  inset: { left: number; top: number }
}

interface Pointer {
  clientX: number
  clientY: number
}

export function placeOf({ clientX, clientY }: Pointer, { scroller, inset }: Surface): Place {
  const box = scroller.getBoundingClientRect()
  return {
    x: clientX - box.left + scroller.scrollLeft - inset.left,
    y: clientY - box.top + scroller.scrollTop - inset.top,
  }
}

interface Following {
  onMove(held: Held): void
  /** Told whether it was moved at all; a press without that is a click. */
  onDrop(held: Held, moved: boolean): void
  onCancel(): void
}

const THRESHOLD = 3
const EDGE = 44
const FASTEST = 18

/** How far to scroll in one frame, by how deep the mouse is in the edge. */
function speed(position: number, low: number, high: number): number {
  if (position < low + EDGE) return -Math.ceil(FASTEST * Math.min(1, (low + EDGE - position) / EDGE))
  if (position > high - EDGE) return Math.ceil(FASTEST * Math.min(1, (position - high + EDGE) / EDGE))
  return 0
}

export function followPointer(
  start: Pointer & { pointerId: number; altKey: boolean },
  surface: Surface,
  { onMove, onDrop, onCancel }: Following,
) {
  const { scroller, inset } = surface
  let { clientX, clientY, altKey } = start
  let moved = false
  let frame = 0
  const ended = new AbortController()
  const { signal } = ended

  const held = (): Held => ({ ...placeOf({ clientX, clientY }, surface), altKey })

  function scrollAtEdges() {
    const box = scroller.getBoundingClientRect()
    const x = speed(clientX, box.left + inset.left, box.right)
    const y = speed(clientY, box.top + inset.top, box.bottom)
    if (x !== 0 || y !== 0) {
      scroller.scrollBy(x, y)
      onMove(held())
    }
    frame = requestAnimationFrame(scrollAtEdges)
  }

  function end() {
    cancelAnimationFrame(frame)
    ended.abort()
    if (scroller.hasPointerCapture(start.pointerId)) scroller.releasePointerCapture(start.pointerId)
  }

  function move(event: PointerEvent) {
    if (event.pointerId !== start.pointerId) return
    ;({ clientX, clientY, altKey } = event)
    if (!moved && Math.hypot(clientX - start.clientX, clientY - start.clientY) < THRESHOLD) return
    if (!moved) {
      moved = true
      frame = requestAnimationFrame(scrollAtEdges)
    }
    onMove(held())
  }

  function key(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation()
      end()
      onCancel()
    } else if (event.key === 'Alt') {
      // Pressed alone it would open the browser's menu.
      event.preventDefault()
      altKey = event.type === 'keydown'
      if (moved) onMove(held())
    }
  }

  scroller.setPointerCapture(start.pointerId)
  scroller.addEventListener('pointermove', move, { signal })
  scroller.addEventListener(
    'pointerup',
    () => {
      end()
      onDrop(held(), moved)
    },
    { signal },
  )
  scroller.addEventListener(
    'pointercancel',
    () => {
      end()
      onCancel()
    },
    { signal },
  )
  window.addEventListener('keydown', key, { signal, capture: true })
  window.addEventListener('keyup', key, { signal, capture: true })
}
