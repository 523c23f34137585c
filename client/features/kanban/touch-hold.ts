// Where nothing can be carried, a card that is held shows its menu: on some phones no browser tells of that.
import { askForMenu } from './asked-menu.ts'
import { hasLeft, type Point, pointOf } from './finger.ts'

/** As long as phones take for their own menus: whoever only rests before scrolling gets none. */
const HOLD_MS = 500

export function attachTouchHold(root: HTMLElement): () => void {
  let waiting: { timer: ReturnType<typeof setTimeout>; start: Point } | null = null
  let hasAsked = false

  function begin(event: TouchEvent) {
    cancel()
    hasAsked = false
    const [touch] = event.touches
    const target = event.target as Element
    if (!touch || event.touches.length > 1 || target.closest('button, a, input') || !target.closest('[data-task]'))
      return
    const start = pointOf(touch)
    waiting = { start, timer: setTimeout(() => show(target, start), HOLD_MS) }
  }

  function show(target: Element, at: Point) {
    waiting = null
    hasAsked = true
    askForMenu(target, at)
  }

  function move({ touches: [touch] }: TouchEvent) {
    if (waiting && touch && hasLeft(waiting.start, pointOf(touch))) cancel()
  }

  function end(event: TouchEvent) {
    cancel()
    // Or it would be a click, which opens the card.
    if (hasAsked) event.preventDefault()
  }

  function cancel() {
    clearTimeout(waiting?.timer)
    waiting = null
  }

  /** Holding would also select words, or open a menu of the browser's own. */
  const onlyOurs = (event: Event) => (waiting || hasAsked) && event.preventDefault()

  root.addEventListener('touchstart', begin, { passive: true })
  root.addEventListener('touchmove', move, { passive: true })
  root.addEventListener('touchend', end)
  root.addEventListener('touchcancel', cancel)
  root.addEventListener('contextmenu', onlyOurs)
  // Who waits for it can see that it is there.
  root.toggleAttribute('data-touch-hold', true)
  return () => {
    cancel()
    root.toggleAttribute('data-touch-hold', false)
    root.removeEventListener('touchstart', begin)
    root.removeEventListener('touchmove', move)
    root.removeEventListener('touchend', end)
    root.removeEventListener('touchcancel', cancel)
    root.removeEventListener('contextmenu', onlyOurs)
  }
}
