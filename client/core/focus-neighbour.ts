// Where the focus goes when what had it is gone: to the same control of whatever stands in its place now.

const focusable = 'a[href],button:enabled,input:enabled,textarea:enabled,select:enabled,[tabindex]'
const field = 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]'

/** A place something was taken out of. */
export interface Gap {
  parent: Element
  /** What stood before it. */
  previous: Element | null
}

/**
 * `lost` stood in `row`, which was taken out of the gap. First what stands there now, then what stood before it, then whatever
 * is nearest around; never further than `edge`.
 */
export function focusNeighbour(lost: Element, row: Element, { parent, previous }: Gap, edge: Element): boolean {
  const before = previous?.isConnected ? previous : null
  const inItsPlace = before ? before.nextElementSibling : parent.firstElementChild
  if (inItsPlace && focusOn(twinOf(lost, row, inItsPlace) ?? controlsIn(lost, inItsPlace)[0])) return true
  if (before && focusOn(twinOf(lost, row, before) ?? controlsIn(lost, before).at(-1))) return true
  for (let around: Element | null = parent; around && edge.contains(around); around = around.parentElement) {
    if (around.matches('[tabindex]') && focusOn(around)) return true
    if (around !== edge && focusOn(controlsIn(lost, around)[0])) return true
  }
  return focusOn(edge)
}

/** One that looks the same and comes as late among those that do. */
function twinOf(lost: Element, row: Element, other: Element): Element | undefined {
  const looksLikeIt = (element: Element) => element.tagName === lost.tagName && element.className === lost.className
  const alike = (within: Element) => [within, ...within.querySelectorAll(lost.tagName)].filter(looksLikeIt)
  const twin = alike(other)[alike(row).indexOf(lost)]
  return twin && canFocus(twin) ? twin : undefined
}

/** Not a field for somebody who was not writing: a phone would open its keyboard, and keys that do something would be typed. */
const controlsIn = (lost: Element, within: Element) =>
  [within, ...within.querySelectorAll(focusable)].filter(
    (element) =>
      canFocus(element) &&
      element.getAttribute('tabindex') !== '-1' &&
      (lost.matches(field) || !element.matches(field)),
  )

const canFocus = (element: Element) => element.matches(focusable) && element.checkVisibility()

/** Without scrolling: the row that is gone was in sight, so is its place. */
export function focusOn(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return false
  element.focus({ preventScroll: true })
  return document.activeElement === element
}
