import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { AXIS_HEIGHT, ROW_HEIGHT } from './sizes.ts'

/** Rows come and go in steps of so many, so that not every scrolled row draws. */
const STEP = 4
const BEYOND = 6

interface Looking {
  scroller: RefObject<HTMLDivElement | null>
  count: number
  /** Where the keyboard is; that row stays in the page. */
  focusedAt: number
}

/** Which rows are in the page. All have one height, so that where they are is arithmetic and nothing is measured. */
export function useRowsInView({ scroller, count, focusedAt }: Looking) {
  const [range, setRange] = useState(() => rangeAt(0, window.innerHeight))

  useLayoutEffect(() => {
    const element = scroller.current
    if (element) setRange(rangeAt(element.scrollTop, element.clientHeight))
  }, [scroller])

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () =>
      setRange((known) => {
        const now = rangeAt(element.scrollTop, element.clientHeight)
        return known.from === now.from && known.to === now.to ? known : now
      })
    element.addEventListener('scroll', look, { passive: true })
    const resized = new ResizeObserver(look)
    resized.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      resized.disconnect()
    }
  }, [scroller])

  const inView = useMemo(() => {
    const from = Math.max(0, range.from)
    const rows = Array.from({ length: Math.max(0, Math.min(count, range.to) - from) }, (_, at) => from + at)
    if (focusedAt >= 0 && focusedAt < from) rows.unshift(focusedAt)
    else if (focusedAt >= range.to && focusedAt < count) rows.push(focusedAt)
    return rows
  }, [range, count, focusedAt])

  return { ...range, inView }
}

function rangeAt(scrollTop: number, height: number) {
  const first = Math.floor(scrollTop / ROW_HEIGHT)
  const last = Math.ceil((scrollTop + height - AXIS_HEIGHT) / ROW_HEIGHT)
  return { from: Math.floor(first / STEP) * STEP - BEYOND, to: Math.ceil(last / STEP) * STEP + BEYOND }
}

/** Scrolls just as far as it must for a whole row to be seen. */
export function revealRow(scroller: HTMLElement, at: number) {
  const top = at * ROW_HEIGHT
  const bottom = top + ROW_HEIGHT
  const room = scroller.clientHeight - AXIS_HEIGHT
  if (top < scroller.scrollTop) scroller.scrollTop = top
  else if (bottom > scroller.scrollTop + room) scroller.scrollTop = bottom - room
}
