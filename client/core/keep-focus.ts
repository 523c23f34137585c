// Whoever works with the keyboard is never left nowhere: when what has the focus goes away, it goes to what stands beside it, and out of a
// dialog that closed to what opened it. Those who know better (a dialog, a card that moves) go first.
import { focusNeighbour, focusOn, type Gap } from './focus-neighbour.ts'

const popup = '[role="dialog"], [role="menu"], [role="listbox"]'
/** Dialogs give the focus back after 10 ms. */
const GRACE_MS = 100
/** A card that was moved may have to be scrolled to before it is drawn. */
const CARD_GRACE_MS = 500

/** Something that had the focus, and where it stood: once it is gone, the page no longer tells. */
interface Place {
  element: Element
  /** From itself to the body. */
  path: Element[]
  /** What had the focus before that went into the innermost dialog or menu around it. */
  opener: Place | null
  gaps: Map<Element, Gap>
}

let last: Place | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** Until what it returns is called. */
export function keepFocus(): () => void {
  if (!isNowhere()) remember(document.activeElement!)
  const onFocus = ({ target }: FocusEvent) => target instanceof Element && remember(target)
  const observer = new MutationObserver(look)
  document.addEventListener('focusin', onFocus)
  document.addEventListener('focusout', forget)
  // It comes after the page; what asks for it in a story has to know when.
  document.documentElement.dataset.focusKept = ''
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('focusout', forget)
    observer.disconnect()
    delete document.documentElement.dataset.focusKept
    clearTimeout(timer)
  }
}

function remember(element: Element) {
  clearTimeout(timer)
  const path: Element[] = []
  for (let at: Element | null = element; at; at = at.parentElement) path.push(at)
  last = { element, path, opener: openerOf(element), gaps: new Map() }
}

function openerOf(element: Element): Place | null {
  const around = element.closest(popup)
  if (!around) return null
  // From one dialog back into the one below, it is still the same that opened that.
  for (let place = last; place; place = place.opener) if (place.path.includes(around)) return place.opener
  return last
}

/** Somebody clicked beside everything: that is where they want to be. What is gone or switched off was not left of one's own will. */
function forget({ target, relatedTarget }: FocusEvent) {
  if (relatedTarget || target !== last?.element) return
  queueMicrotask(() => {
    if (last?.element === target && last.element.isConnected && !last.element.matches(':disabled') && isNowhere())
      last = null
  })
}

function look(records: MutationRecord[]) {
  for (let place = last; place; place = place.opener) if (!place.element.isConnected) noteGaps(place, records)
  if (!last || !isNowhere()) return
  const wasSwitchedOn = records.some(({ type, target }) => type === 'attributes' && target === last?.element)
  if (wasSwitchedOn && focusOn(last.element)) return
  if (last.element.isConnected) return
  clearTimeout(timer)
  timer = setTimeout(bringBack, last.element.closest('[data-task]') ? CARD_GRACE_MS : GRACE_MS)
}

function noteGaps({ path, gaps }: Place, records: MutationRecord[]) {
  for (const { target, removedNodes, previousSibling } of records) {
    if (!path.includes(target as Element)) continue
    for (const node of removedNodes)
      if (node instanceof Element && path.includes(node))
        gaps.set(node, { parent: target as Element, previous: elementAt(previousSibling) })
  }
}

const elementAt = (node: Node | null): Element | null =>
  !node || node instanceof Element ? node : elementAt(node.previousSibling)

const isNowhere = () => !document.activeElement || document.activeElement === document.body

function bringBack() {
  if (last && isNowhere() && !last.element.isConnected) returnTo(last)
}

function returnTo({ element, path, opener, gaps }: Place): boolean {
  if (element.isConnected && focusOn(element)) return true
  if (focusOn(drawnAnew(element))) return true
  const around = path.find((ancestor) => ancestor.matches(popup))
  if (around && !around.isConnected && opener) return returnTo(opener)
  const edge = around?.isConnected ? around : (document.querySelector('main') ?? document.body)
  const at = path.findIndex((ancestor) => ancestor.isConnected)
  const row = path[at - 1]
  const parent = path[at] ?? edge
  // A whole page that is gone has no neighbours: one begins at the top of the next.
  if (!row || !edge.contains(parent) || parent.matches('main')) return focusOn(edge)
  return focusNeighbour(element, row, gaps.get(row) ?? { parent, previous: null }, edge)
}

/** A card is taken out of the page and put back when it moves. */
function drawnAnew(element: Element) {
  const id = element.getAttribute('data-task')
  return id === null ? null : document.querySelector(`[data-task="${CSS.escape(id)}"]`)
}
