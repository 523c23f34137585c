// Cards go to their new places instead of jumping there. A list cuts off what is outside of it, so a card that changes columns is
// carried over the board as a copy.
import { flushSync } from 'react-dom'
import { wantsStillness } from '#client/core/wants-stillness.ts'

const DURATION = 420
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)'

/** More at once are a change of scene, not a movement anybody could follow. */
const MOST = 40

const carried = new Map<string, HTMLElement>()

interface Seen {
  box: DOMRect
  list: Element | null
}

function cardsIn(root: HTMLElement) {
  const cards = new Map<string, HTMLElement>()
  for (const card of root.querySelectorAll<HTMLElement>('[data-task]')) cards.set(card.dataset.task!, card)
  return cards
}

const listOf = (card: Element) => card.closest('[data-cell]')

/** Shows a change of these cards, gliding. */
export function glide(root: HTMLElement, taskIds: ReadonlySet<string>, show: () => void) {
  if (taskIds.size > MOST || wantsStillness()) return show()
  const before = new Map<string, Seen>()
  for (const [id, card] of cardsIn(root))
    before.set(id, { box: (carried.get(id) ?? card).getBoundingClientRect(), list: listOf(card) })
  flushSync(show)
  for (const [id, card] of cardsIn(root)) {
    const seen = before.get(id)
    if (!seen) appear(card, taskIds.has(id))
    else if (seen.list === listOf(card)) slide(card, seen.box)
    else carry(root, id, card, seen.box)
  }
}

/** Those that only scroll into view are there as if they always had been. */
function appear(card: HTMLElement, isNew: boolean) {
  if (isNew) card.animate([{ opacity: 0, scale: 0.94 }, {}], { duration: DURATION, easing: EASE })
}

function slide(card: HTMLElement, from: DOMRect) {
  const by = from.top - card.getBoundingClientRect().top
  if (Math.abs(by) < 1) return
  for (const running of card.getAnimations()) running.cancel()
  card.animate([{ translate: `0 ${by}px` }, { translate: '0 0' }], { duration: DURATION, easing: EASE })
}

function carry(root: HTMLElement, id: string, card: HTMLElement, from: DOMRect) {
  const to = card.getBoundingClientRect()
  carried.get(id)?.remove()
  const copy = card.cloneNode(true) as HTMLElement
  copy.removeAttribute('data-task')
  copy.setAttribute('aria-hidden', 'true')
  copy.tabIndex = -1
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    zIndex: '5',
    pointerEvents: 'none',
    boxShadow: 'var(--h-shadow-drag)',
  })
  root.append(copy)
  carried.set(id, copy)
  const timing = { duration: DURATION, easing: EASE }
  const away = `${from.left - to.left}px ${from.top - to.top}px`
  card.animate([{ opacity: 0 }, { opacity: 0 }], timing)
  copy.animate([{ translate: away }, { translate: '0 0' }], timing).finished.finally(() => {
    copy.remove()
    if (carried.get(id) === copy) carried.delete(id)
  })
}
