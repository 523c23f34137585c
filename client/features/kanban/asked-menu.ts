import { isTouch } from '#client/core/is-touch.ts'

/** A mouse event of our own, on what a finger held and let go where it lay. */
export const HELD = 'hearth-held'

/** Whoever holds something and lets it go where it lies wants to know what can be done with it. */
export const askForMenu = (target: EventTarget, { x, y }: AskedMenu['at']) =>
  target.dispatchEvent(new MouseEvent(HELD, { bubbles: true, clientX: x, clientY: y }))

/** A task whose menu somebody wants. */
export interface AskedMenu {
  taskId: string
  card: HTMLElement
  at: { x: number; y: number }
}

/** Asked for with the right button, a finger that holds it, or its keys on the card in focus. */
export function menuAskedBy(event: MouseEvent | KeyboardEvent): AskedMenu | null {
  const target = event.target as HTMLElement
  const card = target.closest<HTMLElement>('[data-task]')
  if (!card) return null
  const at = event instanceof KeyboardEvent ? spotOn(card, event) : pointOf(event)
  return at && { taskId: card.dataset.task!, card, at }
}

function spotOn(card: HTMLElement, { target, key, shiftKey }: KeyboardEvent) {
  if (target !== card || !(key === 'ContextMenu' || (key === 'F10' && shiftKey))) return null
  const { left, bottom } = card.getBoundingClientRect()
  return { x: left + 12, y: bottom }
}

/** What the browser offers for links and fields is worth having, and everywhere else with Shift. Of a finger that is held ours tells. */
function pointOf(event: MouseEvent) {
  const isTheirs = event.shiftKey || isByFinger(event) || (event.target as HTMLElement).closest('a[href], input')
  if (event.type !== HELD && isTheirs) return null
  return { x: event.clientX, y: event.clientY }
}

/** Not every browser says what it was. */
const isByFinger = (event: MouseEvent) =>
  'pointerType' in event && event.pointerType ? event.pointerType === 'touch' : isTouch()
