import classes from './marquee.module.css'
import type { Selection } from './selection.ts'

/** So far the mouse may slip in a click. */
const SLIP = 5
const occupied = '[data-task], [data-column-handle], button, a, input, form, [role="listbox"]'

/** Draws a frame on the empty board and selects what is in it. */
export function attachMarquee(board: HTMLElement, selection: Selection): () => void {
  let stop = () => {}

  function begin(start: PointerEvent) {
    const isFree = start.target instanceof Element && !start.target.closest(occupied)
    if (start.button !== 0 || start.pointerType !== 'mouse' || !isFree || isOnScrollbar(start)) return
    const isAdding = start.ctrlKey || start.metaKey || start.shiftKey
    const before = isAdding ? [...selection.ids] : []
    let frame: HTMLElement | null = null

    function follow(now: PointerEvent) {
      // Let go where the page did not hear of it.
      if (now.buttons === 0) return end()
      const width = Math.abs(now.clientX - start.clientX)
      const height = Math.abs(now.clientY - start.clientY)
      if (!frame && Math.max(width, height) < SLIP) return
      frame ??= board.appendChild(Object.assign(document.createElement('div'), { className: classes.frame }))
      const left = Math.min(now.clientX, start.clientX)
      const top = Math.min(now.clientY, start.clientY)
      Object.assign(frame.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
      selection.replace([...before, ...cardsWithin(board, new DOMRect(left, top, width, height))])
    }

    stop = () => {
      frame?.remove()
      removeEventListener('pointermove', follow)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
    }
    function end() {
      if (!frame && !isAdding) selection.clear()
      stop()
    }
    addEventListener('pointermove', follow)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
    // Or the mouse would select text.
    start.preventDefault()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }

  board.addEventListener('pointerdown', begin)
  return () => {
    stop()
    board.removeEventListener('pointerdown', begin)
  }
}

/** Of the board or of a list on it: a press there is one on the element itself, right of or below what it shows. */
function isOnScrollbar({ target, clientX, clientY }: PointerEvent) {
  const element = target as Element
  const { left, top } = element.getBoundingClientRect()
  const { clientWidth: width, clientHeight: height } = element
  // What stands in a line of text has no such size, and no scrollbar.
  if (width === 0 || height === 0) return false
  return clientX - left - element.clientLeft >= width || clientY - top - element.clientTop >= height
}

function cardsWithin(board: HTMLElement, frame: DOMRect): string[] {
  return [...board.querySelectorAll<HTMLElement>('[data-task]')]
    .filter((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect()
      return left < frame.right && right > frame.left && top < frame.bottom && bottom > frame.top
    })
    .map((card) => card.dataset.task!)
}
