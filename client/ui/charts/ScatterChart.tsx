import { useCallback } from 'react'
import { Places, plotOf, Values } from './axes.tsx'
import classes from './Chart.module.css'
import { Chart } from './Chart.tsx'
import type { Drawing, Mark, Size } from './drawing.ts'
import { largestOf, ticksUpTo } from './scale.ts'

export interface Dot {
  /** Its place, which may lie between two. */
  at: number
  value: number
  title: string
  detail: { name: string; value: string }[]
  color: string
  onOpen?: () => void
}

export interface Level {
  name: string
  value: number
}

const LEVEL_NAME_HEIGHT = 16

interface Props {
  label: string
  height?: number
  places: string[]
  dots: Dot[]
  /** Lines across, such as a median. */
  levels: Level[]
  format(value: number): string
}

export function ScatterChart({ label, height = 264, places, dots, levels, format }: Props) {
  const draw = useCallback(
    (size: Size) => drawDots({ places, dots, levels, format }, size),
    [places, dots, levels, format],
  )
  return <Chart label={label} height={height} draw={draw} />
}

/** So near that the two names would stand in one place. Of two at the same height, the later one is the upper. */
const isNextAbove = (y: number, other: number, isLater: boolean) =>
  y - other < LEVEL_NAME_HEIGHT && (other < y || (other === y && isLater))

function drawDots({ places, dots, levels, format }: Omit<Props, 'label' | 'height'>, size: Size): Drawing {
  const plot = plotOf(size)
  // At least up to one: parts of the smallest unit tell nobody anything.
  const ticks = ticksUpTo(Math.max(1, largestOf([...dots, ...levels].map(({ value }) => value))))
  const step = plot.width / Math.max(places.length, 1)
  const xOf = (at: number) => plot.x + (at + 0.5) * step
  const yOf = (value: number) => plot.y + plot.height * (1 - value / ticks.at(-1)!)

  const picture = (
    <>
      <Values plot={plot} ticks={ticks} format={format} />
      <Places plot={plot} labels={places} xOf={xOf} />
      {dots.map(({ at, value, color, title }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two tasks may have one name
        <circle key={`${index}${title}`} cx={xOf(at)} cy={yOf(value)} r={4} fill={color} fillOpacity={0.62} />
      ))}
      {levels.map(({ name, value }, index) => {
        const y = yOf(value)
        // The name of the next one up may need the room above it.
        const isBelow = levels.some((other, at) => at !== index && isNextAbove(y, yOf(other.value), at > index))
        return (
          <g key={name}>
            <line className={classes.level} x1={plot.x} x2={plot.x + plot.width} y1={y} y2={y} />
            <text className={classes.levelName} x={plot.x + plot.width} y={isBelow ? y + 14 : y - 6} textAnchor="end">
              {name}
            </text>
          </g>
        )
      })}
    </>
  )
  const marks = dots.map(({ at, value, color, title, detail, onOpen }): Mark => {
    const [x, y] = [xOf(at), yOf(value)]
    return {
      x,
      y,
      box: { x: x - 4, y: y - 4, width: 8, height: 8 },
      title,
      lines: detail,
      highlight: <circle className={classes.dot} cx={x} cy={y} r={6} fill={color} />,
      onOpen,
    }
  })
  return { picture, marks }
}
