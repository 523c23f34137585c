import { useLayoutEffect, useRef } from 'react'
import { useView } from './view.ts'

/**
 * A card that goes to another list is drawn anew there. The keyboard goes with it, whoever moved it, unless it found another place
 * before the card did.
 */
export function useFocusGoesAlong<T extends HTMLElement>(id: string) {
  const { awaited, store } = useView()
  const element = useRef<T>(null)
  useLayoutEffect(() => {
    const card = element.current
    return () => {
      if (!card || card !== document.activeElement) return
      // One that was deleted comes to no other list: without its name nobody waits for it, and the one beside it has the focus at once.
      if (!store.task(id)) return card.removeAttribute('data-task')
      // Whoever moved it may have said already at which of its places it is awaited.
      if (awaited.current?.id !== id) awaited.current = { id, spot: null }
      const isElsewhere = () => {
        if (awaited.current?.id === id) awaited.current = null
      }
      document.addEventListener('focusin', isElsewhere, { once: true })
    }
  }, [awaited, store, id])
  return element
}
