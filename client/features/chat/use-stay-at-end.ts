import type { Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** So near to the end counts as being there: what comes is followed. */
export const END_PX = 80

/**
 * Begins at the end. Whoever is there stays there when the room for the messages changes, as when the field below grows; whoever
 * writes goes there.
 */
export function useStayAtEnd(
  scroller: RefObject<HTMLDivElement | null>,
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  waiting: number,
) {
  const [atEnd, setAtEnd] = useState(true)
  const wasAtEnd = useRef(true)
  const waited = useRef(waiting)

  useLayoutEffect(() => {
    virtualizer.scrollToEnd()
    const element = scroller.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      if (wasAtEnd.current) virtualizer.scrollToEnd()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller, virtualizer])

  useEffect(() => {
    if (waiting > waited.current) virtualizer.scrollToEnd()
    waited.current = waiting
  }, [waiting, virtualizer])

  function onScroll() {
    wasAtEnd.current = virtualizer.isAtEnd(END_PX)
    setAtEnd(wasAtEnd.current)
  }

  return { atEnd, onScroll }
}
