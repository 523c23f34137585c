// Dragging cards with a finger. Browsers drag with the mouse only; here a card that is held for a moment comes along, and whoever
// moves sooner scrolls.
import { cardPreview } from './card-preview.ts'
import { cellUnder } from './cell-under.ts'
import type { Cell } from './cells.ts'
import classes from './drag.module.css'
import type { DragSurface } from './drag.ts'
import { edgeSpeed } from './edge-speed.ts'

const HOLD_MS = 250
/** So far a finger may slip while it holds. */
const SLIP = 8
/** Around the columns. */
const MARGIN = 24

interface Point {
  x: number
  y: number
}

interface Held {
  ids: string[]
  from: Cell | null
  preview: HTMLElement
  /** Where in the card the finger is. */
  grip: Point
}

/** A short tick under the finger, where a phone can do that. */
const tick = () => navigator.vibrate?.(8)
const pointOf = ({ clientX, clientY }: Touch): Point => ({ x: clientX, y: clientY })

export function attachTouchDrag({ root, cells, line, carriedWith, onLift, onDropCards }: DragSurface): () => void {
  let waiting: { timer: ReturnType<typeof setTimeout>; start: Point } | null = null
  let held: Held | null = null
  let finger: Point = { x: 0, y: 0 }
  let frame = 0

  function begin(event: TouchEvent) {
    cancel()
    const [touch] = event.touches
    const target = event.target as Element
    const card = target.closest<HTMLElement>('[data-task]')
    if (!touch || event.touches.length > 1 || !card || target.closest('button, a, input')) return
    finger = pointOf(touch)
    waiting = { start: finger, timer: setTimeout(() => lift(card), HOLD_MS) }
  }

  function lift(card: HTMLElement) {
    waiting = null
    const ids = carriedWith(card.dataset.task!)
    const { left, top } = card.getBoundingClientRect()
    const preview = cardPreview(card, ids.length)
    preview.classList.add(classes.carried!)
    held = { ids, from: cells.around(card), preview, grip: { x: finger.x - left, y: finger.y - top } }
    document.body.append(preview)
    onLift(ids)
    show(true)
    tick()
    frame = requestAnimationFrame(follow)
  }

  /** Set on the elements themselves: a render of every card that goes along would be felt. */
  function show(isLifted: boolean) {
    for (const id of held?.ids ?? [])
      root.querySelector(`[data-task="${id}"]`)?.toggleAttribute('data-dragging', isLifted)
    root.toggleAttribute('data-dragging-over', isLifted)
    // Or each step at an edge would be pulled back to the column it came from.
    root.style.scrollSnapType = isLifted ? 'none' : ''
  }

  /** Each frame: a finger may rest while a list scrolls under it. */
  function follow() {
    if (!held) return
    const { preview, grip } = held
    preview.style.translate = `${finger.x - grip.x}px ${finger.y - grip.y}px`
    const cell = cellUnder(cells, elementNear(finger))
    if (cell && line.get() && line.get()?.cell !== cell) tick()
    line.set(cell ? { cell, ...cell.landing(finger.y) } : null)
    scrollAtEdges(cell)
    frame = requestAnimationFrame(follow)
  }

  /** A finger that is past the board, up or down, still means the column it is in line with. */
  function elementNear({ x, y }: Point) {
    const { top, bottom } = root.getBoundingClientRect()
    return document.elementFromPoint(x, Math.min(Math.max(y, top + MARGIN), bottom - MARGIN))
  }

  function scrollAtEdges(cell: Cell | null) {
    const board = root.getBoundingClientRect()
    root.scrollLeft += edgeSpeed(finger.x, board.left, board.right)
    const list = cell?.element.closest('[data-scroller]')
    if (!list) return
    const { top, bottom } = list.getBoundingClientRect()
    list.scrollTop += edgeSpeed(finger.y, top, bottom)
  }

  function move(event: TouchEvent) {
    const [touch] = event.touches
    if (!touch) return
    if (held) event.preventDefault()
    else if (waiting && distance(waiting.start, pointOf(touch)) > SLIP) cancel()
    finger = pointOf(touch)
  }

  function end(event: TouchEvent) {
    if (!held) return cancel()
    // Or it would be a click, which opens the card.
    event.preventDefault()
    const { ids, from } = held
    const landing = line.get()
    cancel()
    if (landing) onDropCards(ids, from, landing.cell, landing.index)
  }

  function cancel() {
    clearTimeout(waiting?.timer)
    waiting = null
    if (!held) return
    cancelAnimationFrame(frame)
    show(false)
    held.preview.remove()
    held = null
    line.set(null)
    onLift([])
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
  return () => {
    cancel()
    root.removeEventListener('touchstart', begin)
    root.removeEventListener('touchmove', move)
    root.removeEventListener('touchend', end)
    root.removeEventListener('touchcancel', cancel)
    root.removeEventListener('contextmenu', onlyOurs)
    root.removeEventListener('dragstart', onlyOurs, { capture: true })
  }
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
