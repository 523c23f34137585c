import classes from './Chart.module.css'
import { curve } from './curve.ts'

interface Props {
  /** Null where nothing is known; the line goes on behind it. */
  values: (number | null)[]
  /** What it tells, in words. */
  label: string
}

const WIDTH = 96
const HEIGHT = 26

/** How something went, in the height of a line of text: from its least to its most, since only the shape is told. */
export function Sparkline({ values, label }: Props) {
  const known = values.filter((value) => value !== null)
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const step = WIDTH / Math.max(values.length - 1, 1)
  const points = values.flatMap((value, index) =>
    value === null
      ? []
      : [{ x: index * step, y: HEIGHT - 3 - (most > least ? (value - least) / (most - least) : 0.5) * (HEIGHT - 6) }],
  )
  const last = points.at(-1)
  return (
    <svg
      className={classes.spark}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
    >
      <path d={curve(points)} fill="none" stroke="var(--h-chart-5)" strokeWidth={1.7} strokeLinecap="round" />
      {last && <circle cx={last.x} cy={last.y} r={2.6} fill="var(--h-chart-5)" />}
    </svg>
  )
}
