import { type RefObject, useEffect } from 'react'
import { useWantedCard } from '#client/features/tasks/wanted-card.ts'
import type { View } from './view.ts'

/** The link somebody came here by is no place to stay at. */
const NOWHERE = 'body,main,a[aria-current=page]'
const arrows = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])

/**
 * From elsewhere onto a card. An arrow key while the focus is nowhere in particular leads to the card where the board was left, or to
 * its first; one that is asked for is brought into view.
 */
export function useWayIn(root: RefObject<HTMLElement | null>, { cells }: Pick<View, 'cells'>) {
  useWantedCard((taskId) => {
    const cell = cells.holding(taskId)
    cell?.reveal(cell.ids().indexOf(taskId))
  })

  useEffect(() => {
    function goIn(event: KeyboardEvent) {
      const isNowhere = event.target instanceof Element && event.target.matches(NOWHERE)
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
