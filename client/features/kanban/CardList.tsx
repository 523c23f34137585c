import { defaultRangeExtractor, type Range, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { Card } from './Card.tsx'
import classes from './CardList.module.css'
import { cardHeight } from './card-height.ts'
import { useColumnWidth } from './column-width.ts'
import { DropMark } from './DropMark.tsx'
import { useCell } from './use-cell.ts'
import { useFocusedAmong } from './use-selection.ts'
import { useView } from './view.ts'

const GAP = 8
const INSET = 6
/** About what stands above and below the lists on screen. */
const CHROME_HEIGHT = 220

interface Props {
  columnId: string
  title: string
  ids: readonly string[]
  /** Where no card is. */
  children?: ReactNode
}

/** The cards of a column. Only those in view are in the page, at heights known before they are drawn. */
export function CardList({ columnId, title, ids, children }: Props) {
  const { store, properties, labels, selection, lifted } = useView()
  const scroller = useRef<HTMLDivElement>(null)
  const focused = useFocusedAmong(selection, ids)
  const columnWidth = useColumnWidth()

  const virtualizer = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback(
      (index: number) => {
        const task = store.task(ids[index]!)
        return task ? cardHeight(task, { properties, labels, columnWidth }) : 0
      },
      [store, ids, properties, labels, columnWidth],
    ),
    getItemKey: useCallback((index: number) => ids[index]!, [ids]),
    measureElement: measuredHeight,
    // With a height from the start, the first render has cards already.
    initialRect: { width: columnWidth, height: window.innerHeight - CHROME_HEIGHT },
    gap: GAP,
    paddingStart: INSET,
    paddingEnd: INSET,
    overscan: 4,
    rangeExtractor: useCallback(
      (range: Range) => {
        const kept = [...lifted.current, ...(focused === null ? [] : [focused])].map((id) => ids.indexOf(id))
        const shown = new Set([...defaultRangeExtractor(range), ...kept.filter((index) => index >= 0)])
        return [...shown].sort((one, other) => one - other)
      },
      [ids, lifted, focused],
    ),
    useFlushSync: false,
  })

  // With other properties, or on a screen that was turned, every card has another height.
  const measuredFor = useRef({ properties, columnWidth })
  useEffect(() => {
    const { current: before } = measuredFor
    if (before.properties === properties && before.columnWidth === columnWidth) return
    measuredFor.current = { properties, columnWidth }
    virtualizer.measure()
  }, [virtualizer, properties, columnWidth])

  useCell(scroller, {
    columnId,
    lane: null,
    ids: () => ids,
    reveal: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
    landing: (clientY) => landingIn(virtualizer, scroller.current!, clientY),
  })

  const items = virtualizer.getVirtualItems()
  const height = virtualizer.getTotalSize()
  const tabStop = focused ?? ids[items[0]?.index ?? 0]
  return (
    <div
      ref={scroller}
      className={classes.scroller}
      style={{ '--cards': `${height}px` } as CSSProperties}
      data-cell
      data-scroller
    >
      <ul className={classes.list} style={{ height }} aria-label={`Tasks in ${title}`}>
        {items.map(({ key, index, start }) => (
          <li
            key={key}
            ref={virtualizer.measureElement}
            className={classes.item}
            style={{ top: start }}
            data-index={index}
            aria-setsize={ids.length}
            aria-posinset={index + 1}
          >
            <Card id={ids[index]!} isTabStop={ids[index] === tabStop} />
          </li>
        ))}
      </ul>
      {children}
      <DropMark cell={scroller} />
    </div>
  )
}

type List = Virtualizer<HTMLDivElement, Element>

/** Only from the observer: asking an element itself would lay the page out in the middle of a commit. */
function measuredHeight(element: Element, entry: ResizeObserverEntry | undefined, list: List): number {
  const box = entry?.borderBoxSize[0]
  const known = () => list.measurementsCache[list.indexFromElement(element)]?.size ?? 0
  return box ? Math.round(box.blockSize) : known()
}

/** Above the first card whose middle is further down. */
function landingIn({ measurementsCache: cards, options }: List, scroller: HTMLElement, clientY: number) {
  const y = clientY - scroller.getBoundingClientRect().top + scroller.scrollTop
  let low = 0
  let high = options.count
  while (low < high) {
    const middle = (low + high) >> 1
    const card = cards[middle]!
    if (card.start + card.size / 2 < y) low = middle + 1
    else high = middle
  }
  const below = cards[low]
  const last = cards[options.count - 1]
  const top = below && low < options.count ? below.start - GAP / 2 : last ? last.end + GAP / 2 : INSET
  return { index: low, top }
}
