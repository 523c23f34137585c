import classes from './Chart.module.css'
import type { Box, Size } from './drawing.ts'
import { labelEvery } from './scale.ts'

const LEFT = 40
const BOTTOM = 26

/** What of a chart is left for its values. */
export const plotOf = ({ width, height }: Size): Box => ({
  x: LEFT,
  y: 10,
  width: Math.max(width - LEFT - 8, 1),
  height: height - BOTTOM - 10,
})

interface Rising {
  plot: Box
  ticks: number[]
  format(value: number): string
}

/** The round values, each with a line across. */
export function Values({ plot, ticks, format }: Rising) {
  const top = ticks.at(-1) ?? 1
  return ticks.map((tick) => {
    const y = plot.y + plot.height * (1 - tick / top)
    return (
      <g key={tick}>
        <line className={classes.grid} x1={plot.x} x2={plot.x + plot.width} y1={y} y2={y} />
        <text className={classes.tick} x={plot.x - 10} y={y + 4} textAnchor="end">
          {format(tick)}
        </text>
      </g>
    )
  })
}

/** What stands along the lower edge, as far as there is room for it. */
export function Places({ plot, labels, xOf }: { plot: Box; labels: string[]; xOf(index: number): number }) {
  const widest = 8 * Math.max(5, ...labels.map((label) => label.length)) + 8
  const every = labelEvery(labels.length, plot.width, widest)
  const edge = plot.x + plot.width
  return labels.map((label, index) => {
    if (index % every !== 0) return null
    const x = xOf(index)
    const anchor = x + widest / 2 > edge + 12 ? 'end' : 'middle'
    return (
      <text
        key={x}
        className={classes.tick}
        x={anchor === 'end' ? edge + 4 : x}
        y={plot.y + plot.height + 21}
        textAnchor={anchor}
      >
        {label}
      </text>
    )
  })
}
