import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { daysBetween, earlierOf, laterOf } from '#contract/days.ts'
import type { TimelineGroup } from './rows.ts'
import { type DayRange, rangeAround, type Scale, widened, widthOf, xOf } from './scale.ts'
import type { Zoom } from './timeline-search.ts'
import { dayWidths } from './zoom.ts'

/** A place in time that stays where it is on screen while days become wider or more of them are added. */
interface Anchor {
  /** Days since a fixed one, with a part of a day. */
  days: number
  /** How far right of the names. */
  offset: number
}

const FIXED_DAY = '2000-01-01'
const MORE_DAYS = 180
const NEAR_EDGE = 400
/** The days in view change in steps of this many pixels, so that not every scrolled pixel draws the axis anew. */
const STEP = 320

interface Looking {
  scroller: RefObject<HTMLDivElement | null>
  zoom: Zoom
  today: string
  groups: TimelineGroup[]
  paneWidth: number
}

export function useScale({ scroller, zoom, today, groups, paneWidth }: Looking) {
  const [range, setRange] = useState(() => rangeAround(today, spansOf(groups)))
  const dayWidth = dayWidths[zoom]
  const scale = useMemo(
    (): Scale => ({ from: range.from, days: daysBetween(range.from, range.to) + 1, dayWidth }),
    [range, dayWidth],
  )
  const anchor = useRef<Anchor | null>(null)
  const [visible, setVisible] = useState({ left: 0, right: 0 })

  // What was planned since may lie further away than anything before.
  useEffect(() => {
    setRange((now) => including(now, rangeAround(today, spansOf(groups))))
  }, [groups, today])

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const room = element.clientWidth - paneWidth
    anchor.current ??= { days: daysBetween(FIXED_DAY, today), offset: room / 3 }
    const { days, offset } = anchor.current
    element.scrollLeft = (days - daysBetween(FIXED_DAY, scale.from)) * scale.dayWidth - offset
    setVisible(visibleIn(element))
  }, [scroller, scale, paneWidth, today])

  // Before it is painted: what scrolls along as days become wider would be measured by how wide they were.
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    let frame = 0
    const look = () => {
      frame = 0
      const { scrollLeft, clientWidth } = element
      const offset = (clientWidth - paneWidth) / 2
      anchor.current = { days: daysBetween(FIXED_DAY, scale.from) + (scrollLeft + offset) / scale.dayWidth, offset }
      setVisible((known) => {
        const now = visibleIn(element)
        return known.left === now.left && known.right === now.right ? known : now
      })
      if (scrollLeft < NEAR_EDGE) setRange((now) => widened(now, 'from', MORE_DAYS))
      else if (scrollLeft + clientWidth - paneWidth > widthOf(scale) - NEAR_EDGE)
        setRange((now) => widened(now, 'to', MORE_DAYS))
    }
    const listen = () => {
      frame ||= requestAnimationFrame(look)
    }
    element.addEventListener('scroll', listen, { passive: true })
    const resized = new ResizeObserver(listen)
    resized.observe(element)
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('scroll', listen)
      resized.disconnect()
    }
  }, [scroller, scale, paneWidth])

  /** Scrolls so that a day stands a third of the way in. */
  const goTo = useCallback(
    (day: string) => {
      const element = scroller.current
      if (element) element.scrollLeft = xOf(scale, day) - (element.clientWidth - paneWidth) / 3
    },
    [scroller, scale, paneWidth],
  )

  /** What is under the mouse stays there when days become wider. */
  const holdAt = useCallback(
    (clientX: number) => {
      const element = scroller.current
      if (!element) return
      const offset = clientX - element.getBoundingClientRect().left - paneWidth
      const x = element.scrollLeft + offset
      anchor.current = { days: daysBetween(FIXED_DAY, scale.from) + x / scale.dayWidth, offset }
    },
    [scroller, scale, paneWidth],
  )

  return { scale, visible, goTo, holdAt }
}

const spansOf = (groups: TimelineGroup[]) => groups.flatMap(({ span }) => span ?? [])

function including(now: DayRange, wanted: DayRange): DayRange {
  const from = earlierOf(wanted.from, now.from)
  const to = laterOf(wanted.to, now.to)
  return from === now.from && to === now.to ? now : { from, to }
}

const visibleIn = ({ scrollLeft, clientWidth }: HTMLElement) => ({
  left: Math.max(0, (Math.floor(scrollLeft / STEP) - 1) * STEP),
  right: (Math.ceil((scrollLeft + clientWidth) / STEP) + 1) * STEP,
})
