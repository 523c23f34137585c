import { useMediaQuery } from '@mantine/hooks'
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { scrollerOf } from './scroller-of.ts'

/** As tall as a finger needs them where a finger points; the same as in TreeRow.module.css. */
const ROW_HEIGHT = 32
const TOUCH_HEIGHT = 44
/** Room below the last row to drop on: the top of the tree. */
const GROUND = 20
/** So few cost nothing to draw, and whoever searches the page with the browser finds all of them. */
const DRAWN_IN_FULL = 100

/** Which rows of a tree are in the page, and where: of a long one those in view, and those that have to stay. */
export function useTreeWindow(tree: RefObject<HTMLElement | null>, keys: string[], kept: ReadonlySet<string>) {
  const isTouch = useMediaQuery('(pointer: coarse)', undefined, { getInitialValueInEffect: false })
  const [above, setAbove] = useState(0)

  const virtualizer = useVirtualizer<HTMLElement, Element>({
    count: keys.length,
    getScrollElement: () => tree.current && scrollerOf(tree.current),
    estimateSize: () => (isTouch ? TOUCH_HEIGHT : ROW_HEIGHT),
    getItemKey: useCallback((index: number) => keys[index]!, [keys]),
    initialRect: { width: 0, height: window.innerHeight },
    gap: 1,
    paddingEnd: GROUND,
    scrollMargin: above,
    overscan: 10,
    rangeExtractor: useCallback(
      (range: Range) => {
        if (range.count <= DRAWN_IN_FULL) return [...keys.keys()]
        const shown = new Set(defaultRangeExtractor(range))
        return [...keys.keys()].filter((at) => shown.has(at) || kept.has(keys[at]!))
      },
      [keys, kept],
    ),
    useFlushSync: false,
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: with a mouse instead of a finger, every row has another height
  useEffect(() => virtualizer.measure(), [virtualizer, isTouch])

  // The pages and the favorites scroll with the tree. What comes among them without the tree knowing is less than the rows drawn ahead.
  useEffect(() => {
    const element = tree.current
    const scroller = element && scrollerOf(element)
    if (!scroller) return
    const top = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top
    setAbove(Math.round(top + scroller.scrollTop))
  })

  return {
    height: virtualizer.getTotalSize(),
    items: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start - above })),
  }
}
