import type { Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Target } from './use-jump-to.ts'

/** So near to the end counts as being there: what comes is followed. */
export const END_PX = 80

/**
 * Begins at the end, unless somebody came for another place. Whoever is there stays there when the room for the messages changes, as
 * when the field below grows; whoever writes goes there.
 */
export function useStayAtEnd(
  scroller: RefObject<HTMLDivElement | null>,
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  waiting: number,
  target: Target | null,
) {
  const [atEnd, setAtEnd] = useState(target === null)
  const wasAtEnd = useRef(target === null)
  const waited = useRef(waiting)

  // Known at once: a change of the room before the first scroll is heard of would take whoever jumped back to the end.
  useLayoutEffect(() => {
    if (target) wasAtEnd.current = false
  }, [target])

  useLayoutEffect(() => {
    if (wasAtEnd.current) virtualizer.scrollToEnd()
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

  // Asked of the page: what the virtualizer knows of a scroll may be one event old, and the last event is the one that counts.
  const look = useCallback(() => {
    const element = scroller.current
    if (!element) return
    wasAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight <= END_PX
    setAtEnd(wasAtEnd.current)
  }, [scroller])

  const size = virtualizer.getTotalSize()
  // biome-ignore lint/correctness/useExhaustiveDependencies: more messages below move the end away without any scrolling
  useEffect(() => {
    // In a moment: whoever is at the end is taken along first.
    const frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [size, look])

  return { atEnd, onScroll: look }
}
