import { type RefObject, useEffect } from 'react'

const arrows = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])

/** An arrow key while the focus is nowhere in particular leads to the card where the board was left, or to its first. */
export function useWayIn(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function goIn(event: KeyboardEvent) {
      const isNowhere = event.target instanceof Element && event.target.matches('body, main')
      const isHeld = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
      if (!isNowhere || isHeld || event.defaultPrevented || !arrows.has(event.key)) return
      if (document.querySelector('[aria-modal="true"]')) return
      const card = root.current?.querySelector<HTMLElement>('[data-task][tabindex="0"]')
      if (!card) return
      event.preventDefault()
      card.focus()
    }
    window.addEventListener('keydown', goIn)
    return () => window.removeEventListener('keydown', goIn)
  }, [root])
}
