import { t } from '#contract/texts.ts'
import { Places, plotOf, Values } from './axes.tsx'
import classes from './Chart.module.css'
import { bar } from './curve.ts'
import type { Drawing, Mark, Size } from './drawing.ts'
import { largestOf, ticksUpTo } from './scale.ts'
import { linesAt, type SeriesData } from './series.ts'

const WIDEST = 26
const GAP = 4

export function drawBars(data: SeriesData, size: Size): Drawing {
  const { places, series, format, whole = false, faint, onOpen } = data
  const plot = plotOf(size)
  const ticks = ticksUpTo(largestOf(series.flatMap(({ values }) => values)), { whole })
  const step = plot.width / Math.max(places.length, 1)
  const gap = Math.min(GAP, step / 8)
  const thick = Math.max(1, Math.min(WIDEST, (step * 0.72 - gap * (series.length - 1)) / series.length))
  const floor = plot.y + plot.height
  const heightOf = (value: number) => (value / ticks.at(-1)!) * plot.height
  const xOf = (place: number) => plot.x + (place + 0.5) * step
  const leftOf = (place: number, row: number) => xOf(place) + (row - series.length / 2) * (thick + gap) + gap / 2
  const pathOf = (place: number, row: number) => {
    const height = heightOf(series[row]!.values[place] ?? 0)
    return bar(leftOf(place, row), floor - height, thick, height)
  }

  const picture = (
    <>
      <Values plot={plot} ticks={ticks} format={format} />
      <Places plot={plot} labels={places.map(({ label }) => label)} xOf={xOf} />
      {series.map(({ name, color }, row) => (
        <g key={name} fill={color}>
          {places.map(({ title }, place) => (
            <path key={title} d={pathOf(place, row)} opacity={faint?.has(place) ? 0.45 : 1} />
          ))}
        </g>
      ))}
    </>
  )
  const marks = places.flatMap(({ title }, place) =>
    series.map(({ values }, row): Mark => {
      const x = leftOf(place, row)
      return {
        x: x + thick / 2,
        y: floor - heightOf(values[place] ?? 0),
        box: { x: x - gap / 2, y: plot.y, width: thick + gap, height: plot.height },
        title: faint?.has(place) ? t`${title} (not a whole week)` : title,
        lines: linesAt(data, place),
        highlight: <rect className={classes.lit} x={x - 2} y={plot.y} width={thick + 4} height={plot.height} rx={5} />,
        onOpen: onOpen && (values[place] ?? 0) > 0 ? () => onOpen(row, place) : undefined,
      }
    }),
  )
  return { picture, marks, rows: series.length }
}
