import { Places, plotOf, Values } from './axes.tsx'
import classes from './Chart.module.css'
import { area, curve } from './curve.ts'
import type { Drawing, Mark, Size } from './drawing.ts'
import { largestOf, ticksUpTo } from './scale.ts'
import { linesAt, type SeriesData } from './series.ts'

export function drawLines(data: SeriesData, size: Size): Drawing {
  const { places, series, format, whole = false, onOpen } = data
  const plot = plotOf(size)
  const ticks = ticksUpTo(largestOf(series.flatMap(({ values }) => values)), { whole })
  const step = plot.width / Math.max(places.length - 1, 1)
  const xOf = (place: number) => (places.length === 1 ? plot.x + plot.width / 2 : plot.x + place * step)
  const floor = plot.y + plot.height
  const yOf = (value: number) => floor - (value / ticks.at(-1)!) * plot.height
  const lines = series.map(({ values }) => values.map((value, place) => ({ x: xOf(place), y: yOf(value) })))

  const picture = (
    <>
      <Values plot={plot} ticks={ticks} format={format} />
      <Places plot={plot} labels={places.map(({ label }) => label)} xOf={xOf} />
      {series.map(({ name, color }, index) => (
        <path
          key={name}
          d={area(
            lines[index]!,
            lines[index]!.map(({ x }) => ({ x, y: floor })),
          )}
          fill={color}
          fillOpacity={0.1}
        />
      ))}
      {series.map(({ name, color }, index) => (
        <path key={name} d={curve(lines[index]!)} fill="none" stroke={color} strokeWidth={2} strokeLinecap="round" />
      ))}
    </>
  )
  const marks = places.flatMap(({ title }, place) =>
    series.map(({ color }, row): Mark => {
      const { x, y } = lines[row]![place]!
      return {
        x,
        y,
        // Only the place counts; of those there, the line that is nearest.
        box: { x: x - step / 2, y: plot.y, width: step, height: plot.height },
        title,
        lines: linesAt(data, place),
        highlight: (
          <>
            <line className={classes.guide} x1={x} x2={x} y1={plot.y} y2={floor} />
            <circle className={classes.dot} cx={x} cy={y} r={5} fill={color} />
          </>
        ),
        onOpen: onOpen && (() => onOpen(row, place)),
      }
    }),
  )
  return { picture, marks, rows: series.length }
}
