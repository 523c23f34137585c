import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type MouseEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { Axis } from './Axis.tsx'
import { Bars } from './Bars.tsx'
import classes from './Canvas.module.css'
import { DayLines } from './DayLines.tsx'
import { onCanvasPointerDown } from './dragging.ts'
import { Links } from './Links.tsx'
import type { PlacedLink } from './links.ts'
import { NamePane } from './NamePane.tsx'
import { PaneEdge } from './PaneEdge.tsx'
import type { TimelineRow } from './rows.ts'
import { widthOf } from './scale.ts'
import { AXIS_HEIGHT, ROW_HEIGHT } from './sizes.ts'
import type { usePaneWidth } from './use-pane-width.ts'
import { useTimeline } from './view.ts'

interface Props {
  rows: TimelineRow[]
  links: PlacedLink[]
  /** The part of the days that is on screen, in pixels, and some to both sides. */
  visible: { left: number; right: number }
  /** The row the keyboard is on. */
  focused: string | null
  selectedLink: string | null
  pane: ReturnType<typeof usePaneWidth>
  revealRow: RefObject<(at: number) => void>
  onFocusRow(key: string): void
}

/** Rows in view change in steps of so many, so that not every row that scrolls by draws the lines anew. */
const LINK_STEP = 8

/** Names, days, bars and lines on one surface that scrolls both ways. Only what is in view is in the page. */
export function Canvas({ rows, links, visible, focused, selectedLink, pane, revealRow, onFocusRow }: Props) {
  const view = useTimeline()
  const { scroller, scale } = view
  const current = useRef(view)
  current.current = view

  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: useCallback((index: number) => rows[index]!.key, [rows]),
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    overscan: 6,
    paddingStart: AXIS_HEIGHT,
    scrollPaddingStart: AXIS_HEIGHT,
    // The row the keyboard is on stays in the page.
    rangeExtractor: useCallback(
      (range: Range) => {
        const kept = rows.findIndex(({ key }) => key === focused)
        const inView = defaultRangeExtractor(range)
        return kept < 0 || inView.includes(kept) ? inView : [...inView, kept].sort((one, other) => one - other)
      },
      [rows, focused],
    ),
    useFlushSync: false,
  })
  useLayoutEffect(() => {
    revealRow.current = (at) => virtualizer.scrollToIndex(at, { align: 'auto' })
  }, [virtualizer, revealRow])

  const items = virtualizer.getVirtualItems()
  const inView = items.map(({ index }) => index)
  const from = Math.floor((virtualizer.range?.startIndex ?? 0) / LINK_STEP) * LINK_STEP
  const to = Math.ceil(((virtualizer.range?.endIndex ?? 0) + 1) / LINK_STEP) * LINK_STEP

  function onClick(event: MouseEvent) {
    const bar = (event.target as HTMLElement).closest<HTMLElement>('[data-bar]')
    // With a mouse that may edit, letting go of the button decides; this is for touch and for those who only read.
    const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch'
    if (bar && (isTouch || !view.mayEdit)) view.openTask(bar.dataset.bar!)
  }

  return (
    <div className={classes.frame}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: rows and lines have the roles; it listens for all of them */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: rows listen to the keys */}
      <div
        ref={scroller}
        className={classes.scroller}
        onPointerDown={(event) => onCanvasPointerDown(() => current.current, event)}
        onClick={onClick}
      >
        <div className={classes.canvas} style={{ width: pane.width + widthOf(scale) }}>
          <Axis visible={visible} />
          <div className={classes.body} style={{ height: rows.length * ROW_HEIGHT }}>
            <div className={classes.days} style={{ left: pane.width, width: widthOf(scale) }}>
              <DayLines visible={visible} />
              <Links links={links} fromRow={from} toRow={to} visible={visible} selected={selectedLink} />
              <Bars rows={rows} inView={inView} focused={focused} />
            </div>
            <NamePane rows={rows} inView={inView} focused={focused} onFocusRow={onFocusRow} />
          </div>
        </div>
      </div>
      <PaneEdge pane={pane} />
    </div>
  )
}
