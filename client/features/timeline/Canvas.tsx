import { type MouseEvent, useMemo, useRef } from 'react'
import { Axis } from './Axis.tsx'
import { Bars } from './Bars.tsx'
import classes from './Canvas.module.css'
import { DayLines } from './DayLines.tsx'
import { onCanvasPointerDown } from './dragging.ts'
import { Links } from './Links.tsx'
import type { PlacedLink } from './links.ts'
import { NamePane } from './NamePane.tsx'
import { NoTasks } from './NoTasks.tsx'
import { PaneEdge } from './PaneEdge.tsx'
import type { TimelineRow } from './rows.ts'
import { widthOf } from './scale.ts'
import { ROW_HEIGHT } from './sizes.ts'
import type { usePaneWidth } from './use-pane-width.ts'
import { useRowsInView } from './use-rows-in-view.ts'
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
  onFocusRow(key: string): void
}

/** Names, days, bars and lines on one surface that scrolls both ways. Only what is in view is in the page. */
export function Canvas({ rows, links, visible, focused, selectedLink, pane, onFocusRow }: Props) {
  const view = useTimeline()
  const { scroller, scale } = view
  const current = useRef(view)
  current.current = view

  const focusedAt = useMemo(() => rows.findIndex(({ key }) => key === focused), [rows, focused])
  const { from, to, inView } = useRowsInView({ scroller, count: rows.length, focusedAt })

  function onClick(event: MouseEvent) {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-bar], [data-empty]')
    // With a mouse that may edit, letting go of the button decides; this is for touch and for those who only read.
    const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch'
    if (row && (isTouch || !view.mayEdit)) view.openTask((row.dataset.bar ?? row.dataset.empty)!)
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
            {rows.length > 0 && <NamePane rows={rows} inView={inView} focused={focused} onFocusRow={onFocusRow} />}
          </div>
        </div>
      </div>
      {rows.length === 0 && <NoTasks />}
      <PaneEdge pane={pane} />
    </div>
  )
}
