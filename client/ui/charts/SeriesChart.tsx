import { useCallback } from 'react'
import { Chart } from './Chart.tsx'
import { drawBars } from './draw-bars.tsx'
import { drawLines } from './draw-lines.tsx'
import { drawStack } from './draw-stack.tsx'
import type { SeriesData } from './series.ts'

interface Props extends SeriesData {
  label: string
  kind: 'lines' | 'bars' | 'stack'
  height?: number
}

const kinds = { lines: drawLines, bars: drawBars, stack: drawStack }

/** Values over places in a row, mostly days or weeks. */
export function SeriesChart({ label, kind, height = 264, places, series, format, whole, faint, onOpen }: Props) {
  const draw = useCallback(
    (size: { width: number; height: number }) => kinds[kind]({ places, series, format, whole, faint, onOpen }, size),
    [kind, places, series, format, whole, faint, onOpen],
  )
  return <Chart label={label} height={height} draw={draw} />
}
