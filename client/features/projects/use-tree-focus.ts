import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Row } from '#client/features/folders/tree.ts'

/** One row of a tree is reached with Tab, and from there the others with arrows. Which one that is, and putting the focus there. */
export function useTreeFocus(tree: RefObject<HTMLElement | null>, rows: Row[], current: string | undefined) {
  const [chosen, setChosen] = useState<string | null>(null)
  const next = useRef<string | null>(null)
  const isThere = (id: string | null | undefined) => rows.some(({ node }) => node.id === id)
  const element = (id: string) => tree.current?.querySelector<HTMLElement>(`[data-node="${id}"]`)

  // A row that moved was taken out of the page and put back, which costs it the focus; one far away is not in the page until it is chosen.
  useEffect(() => {
    if (!next.current) return
    element(next.current)?.focus()
    next.current = null
  })

  return {
    tabStop: isThere(chosen) ? chosen : isThere(current) ? current : rows[0]?.node.id,
    choose: setChosen,
    focus(id: string) {
      setChosen(id)
      const there = element(id)
      if (there) there.focus()
      else next.current = id
    },
    /** Once what is about to change is on screen. */
    focusAfterwards(id: string) {
      setChosen(id)
      next.current = id
    },
  }
}
