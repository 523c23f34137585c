import { t } from '#contract/texts.ts'
import { Places, plotOf, Values } from './axes.tsx'
import classes from './Chart.module.css'
import type { Drawing, Mark, Size } from './drawing.ts'
import { largestOf, ticksUpTo } from './scale.ts'
import type { SeriesData } from './series.ts'

/** One on top of the other, the last at the bottom: in a flow that is what is done. */
export function drawStack({ places, series, format, whole = false, onOpen }: SeriesData, size: Size): Drawing {
  const plot = plotOf(size)
  const sums = places.map((_, place) => series.reduce((sum, { values }) => sum + (values[place] ?? 0), 0))
  const ticks = ticksUpTo(largestOf(sums), { whole })
  const step = plot.width / Math.max(places.length, 1)
  const xOf = (place: number) => plot.x + (place + 0.5) * step
  const heightOf = (value: number) => (value / ticks.at(-1)!) * plot.height
  const floor = plot.y + plot.height
  /** What lies below a series, at each place. */
  const below = series.map((_, row) =>
    places.map((_, place) => series.slice(row + 1).reduce((sum, { values }) => sum + (values[place] ?? 0), 0)),
  )

  const picture = (
    <>
      <Values plot={plot} ticks={ticks} format={format} />
      {series.map(({ name, color, values }, row) => (
        <path
          key={name + color}
          d={steps(values, below[row]!, (place) => plot.x + place * step, floor, heightOf)}
          fill={color}
          fillOpacity={0.88}
        />
      ))}
      <Places plot={plot} labels={places.map(({ label }) => label)} xOf={xOf} />
    </>
  )
  const marks = places.flatMap(({ title }, place) =>
    series.map(({ name, color, values }, row): Mark => {
      const value = values[place] ?? 0
      const y = floor - heightOf(below[row]![place]! + value)
      const box = { x: plot.x + place * step, y, width: step, height: heightOf(value) }
      return {
        x: xOf(place),
        y,
        box,
        title,
        lines: [
          { name, color, value: format(value) },
          { name: t`All`, value: format(sums[place]!) },
        ],
        highlight: (
          <>
            <line className={classes.guide} x1={xOf(place)} x2={xOf(place)} y1={plot.y} y2={floor} />
            <rect className={classes.lit} x={box.x} y={box.y} width={Math.max(box.width, 2)} height={box.height} />
          </>
        ),
        onOpen: onOpen && value > 0 ? () => onOpen(row, place) : undefined,
      }
    }),
  )
  return { picture, marks, rows: series.length }
}

/** A count changes from one day to the next and not in between: hence stairs and no curve. */
function steps(
  values: number[],
  below: number[],
  edgeOf: (place: number) => number,
  floor: number,
  heightOf: (value: number) => number,
): string {
  const n = (value: number) => value.toFixed(1)
  const stairs = (heights: number[]) =>
    heights.flatMap((height, place) => {
      const y = n(floor - heightOf(height))
      return [`${n(edgeOf(place))} ${y}`, `${n(edgeOf(place + 1))} ${y}`]
    })
  const top = stairs(values.map((value, place) => value + (below[place] ?? 0)))
  return `M${[...top, ...stairs(below).toReversed()].join('L')}Z`
}
