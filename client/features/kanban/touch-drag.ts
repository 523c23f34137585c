// Dragging with a finger. Browsers drag with the mouse only; here a card or the head of a column that is held for a moment comes along,
// whoever moves sooner scrolls, and whoever lets it go where it was gets its menu.
import { askForMenu } from './asked-menu.ts'
import { type Carried, carriedBy, tick } from './carried.ts'
import classes from './drag.module.css'
import type { DragSurface } from './drag.ts'
import { edgeSpeed } from './edge-speed.ts'
import { hasLeft, type Point, pointOf } from './finger.ts'

const HOLD_MS = 250
/** Pixels in a frame: a column goes by in about a second, and can be stopped at. */
const MOST_SIDEWAYS = 6

interface Held extends Carried {
  /** Where in the card the finger is. */
  grip: Point
  liftedAt: Point
  /** Away from there: until then nothing goes on under it, also at an edge. */
  hasMoved: boolean
}

export function attachTouchDrag(surface: DragSurface): () => void {
  const { root } = surface
  let waiting: { timer: ReturnType<typeof setTimeout>; start: Point } | null = null
  let held: Held | null = null
  let finger: Point = { x: 0, y: 0 }
  let frame = 0

  function begin(event: TouchEvent) {
    cancel()
    const [touch] = event.touches
    const target = event.target as Element
    if (!touch || event.touches.length > 1 || target.closest('button, a, input')) return
    const carry = carriedBy(surface, target)
    if (!carry) return
    finger = pointOf(touch)
    const { left, top } = target.closest('[data-task], [data-column-handle]')!.getBoundingClientRect()
    const grip = { x: finger.x - left, y: finger.y - top }
    waiting = { start: finger, timer: setTimeout(() => lift(carry, grip), HOLD_MS) }
  }

  function lift(carry: () => Carried, grip: Point) {
    waiting = null
    held = { ...carry(), grip, liftedAt: finger, hasMoved: false }
    held.preview.classList.add(classes.carried!)
    document.body.append(held.preview)
    show(true)
    tick()
    frame = requestAnimationFrame(follow)
  }

  function show(isLifted: boolean) {
    root.toggleAttribute('data-dragging-over', isLifted)
    // Or each step at an edge would be pulled back to the column it came from.
    root.style.scrollSnapType = isLifted ? 'none' : ''
  }

  function follow() {
    if (!held) return
    const { preview, grip } = held
    preview.style.translate = `${finger.x - grip.x}px ${finger.y - grip.y}px`
    if (held.hasMoved) {
      held.follow(finger)
      const { left, right } = root.getBoundingClientRect()
      root.scrollLeft += edgeSpeed(finger.x, left, right, MOST_SIDEWAYS)
    }
    frame = requestAnimationFrame(follow)
  }

  function move(event: TouchEvent) {
    const [touch] = event.touches
    if (!touch) return
    if (held) {
      event.preventDefault()
      held.hasMoved ||= hasLeft(held.liftedAt, pointOf(touch))
    } else if (waiting && hasLeft(waiting.start, pointOf(touch))) cancel()
    finger = pointOf(touch)
  }

  function end(event: TouchEvent) {
    if (!held) return cancel()
    // Or it would be a click, which opens the card.
    event.preventDefault()
    if (held.hasMoved) {
      // It may have come here since the last frame.
      held.follow(finger)
      held.drop()
    } else askForMenu(event.target!, finger)
    cancel()
  }

  function cancel() {
    clearTimeout(waiting?.timer)
    waiting = null
    if (!held) return
    cancelAnimationFrame(frame)
    show(false)
    held.preview.remove()
    held.letGo()
    held = null
  }

  /** Holding would also open a menu, or begin a drag of the browser's own. */
  const onlyOurs = (event: Event) => (held || waiting) && event.preventDefault()

  root.addEventListener('touchstart', begin, { passive: true })
  // Not passive from the start: some browsers do not ask listeners that come with the touch.
  root.addEventListener('touchmove', move, { passive: false })
  root.addEventListener('touchend', end)
  root.addEventListener('touchcancel', cancel)
  root.addEventListener('contextmenu', onlyOurs)
  root.addEventListener('dragstart', onlyOurs, { capture: true })
  // All this loads after the board: who waits for it can see that it is there.
  root.toggleAttribute('data-touch-drag', true)
  return () => {
    cancel()
    root.toggleAttribute('data-touch-drag', false)
    root.removeEventListener('touchstart', begin)
    root.removeEventListener('touchmove', move)
    root.removeEventListener('touchend', end)
    root.removeEventListener('touchcancel', cancel)
    root.removeEventListener('contextmenu', onlyOurs)
    root.removeEventListener('dragstart', onlyOurs, { capture: true })
  }
}
