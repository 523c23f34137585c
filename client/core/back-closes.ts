import type { RouterHistory } from '@tanstack/react-router'
import { beforeRouter } from './before-router.ts'
import { isTouch } from './is-touch.ts'

// Not the task: that is in the address, and Back leaves it as it came.
const layers =
  '.mantine-Menu-dropdown, .mantine-Popover-dropdown, [role="dialog"][aria-modal="true"]:not([data-in-address])'

/**
 * Back does what Escape does to what lies over the page. With a finger that is all it does, as in every app of a phone, and so it is
 * where nothing of the page is seen; elsewhere it goes back as well. Until what it returns is called.
 */
export function backCloses(history: RouterHistory): () => void {
  let closesOnReturn: Element | null = null

  return beforeRouter((event) => {
    const steps: number = history.location.state.__TSR_index - event.state?.__TSR_index
    const returned = closesOnReturn
    closesOnReturn = null
    // Somebody may have gone on before it came to that.
    if (returned && steps === 0) {
      event.stopImmediatePropagation()
      return pressEscape(returned)
    }
    const front = [...document.querySelectorAll(layers)].filter((layer) => layer.checkVisibility()).at(-1)
    if (!front) return
    // Not a number where the entry is none of the router's.
    const closesOnly = isTouch() || front.matches('[data-full-screen]')
    if (!closesOnly || !(steps > 0)) return pressEscape(front)
    event.stopImmediatePropagation()
    closesOnReturn = front
    window.history.go(steps)
  })
}

const pressEscape = (layer: Element) =>
  void layer.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
