import { VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, type PointerEvent, useId, useMemo, useState } from 'react'
import classes from './Chart.module.css'
import { type Drawing, nextMark, pickMark, type Size } from './drawing.ts'
import { Tip } from './Tip.tsx'
import { useWidth } from './use-width.ts'

interface Props {
  /** What it shows, in a few words. */
  label: string
  height: number
  draw(size: Size): Drawing
}

/** Draws as wide as there is room, and tells what somebody points at, with the mouse, a finger or the arrow keys. */
export function Chart({ label, height, draw }: Props) {
  const [frame, width] = useWidth<HTMLDivElement>()
  const [active, setActive] = useState<number | null>(null)
  const hint = useId()
  const drawing = useMemo(() => (width > 0 ? draw({ width, height }) : null), [draw, width, height])
  const marks = drawing?.marks ?? []
  const mark = active === null ? undefined : marks[active]
  const canOpen = marks.some(({ onOpen }) => onOpen)

  function pointAt(event: PointerEvent<SVGSVGElement>): number | null {
    if (!drawing || marks.length === 0) return null
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const [x, y] = [event.clientX - left, event.clientY - top]
    return drawing.pick ? drawing.pick(x, y) : pickMark(marks, x, y)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && active !== null) setActive(null)
    else if (event.key === 'Enter' && mark?.onOpen) mark.onOpen()
    else {
      const next =
        active === null && event.key.startsWith('Arrow')
          ? 0
          : nextMark(event.key, active ?? 0, marks.length, drawing?.rows)
      if (next === null || marks.length === 0) return
      setActive(next)
    }
    event.preventDefault()
  }

  return (
    <div
      ref={frame}
      className={classes.chart}
      style={{ minHeight: height }}
      role="application"
      aria-roledescription="chart"
      aria-label={label}
      aria-describedby={marks.length > 0 ? hint : undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys go from point to point
      tabIndex={0}
      onKeyDown={onKeyDown}
      onBlur={() => setActive(null)}
    >
      {drawing && (
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          data-chart
          data-opens={mark?.onOpen ? true : undefined}
          aria-hidden
          onPointerMove={(event) => setActive(pointAt(event))}
          onPointerLeave={() => setActive(null)}
          onPointerUp={(event) => {
            const index = pointAt(event)
            setActive(index)
            // A finger that touches first wants to know what is there; the words it gets lead further.
            if (event.pointerType !== 'touch' || index === active) marks[index ?? -1]?.onOpen?.()
          }}
        >
          {drawing.picture}
          {mark?.highlight}
        </svg>
      )}
      {marks.length > 0 && (
        <VisuallyHidden id={hint}>
          The arrow keys go from point to point{canOpen && ', Enter shows the tasks behind one'}.
        </VisuallyHidden>
      )}
      <output className={classes.said}>{mark && <Tip mark={mark} width={width} height={height} />}</output>
    </div>
  )
}
