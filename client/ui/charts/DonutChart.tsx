import { useCallback } from 'react'
import { LOCALE } from '#contract/texts.ts'
import classes from './Chart.module.css'
import { Chart } from './Chart.tsx'
import { ringPart } from './curve.ts'
import type { Drawing, Mark, Size } from './drawing.ts'

interface Slice {
  name: string
  color: string
  value: number
  onOpen?: () => void
}

interface Props {
  label: string
  slices: Slice[]
  /** In the hole. */
  total: string
  unit: string
}

const RADIUS = 84
const THICK = 22
/** So that neighbours of nearly one colour are still two. */
const GAP = 0.006

export function DonutChart({ label, slices, total, unit }: Props) {
  const draw = useCallback((size: Size) => drawRing(slices, total, unit, size), [slices, total, unit])
  return <Chart label={label} height={2 * RADIUS + THICK + 4} draw={draw} />
}

function drawRing(slices: Slice[], total: string, unit: string, { width, height }: Size): Drawing {
  const sum = slices.reduce((all, { value }) => all + value, 0)
  const shift = width / 2 - height / 2
  const centre = height / 2
  let turned = 0
  const parts = slices.map((slice) => {
    const from = turned
    turned += sum > 0 ? slice.value / sum : 0
    return { ...slice, from, to: turned }
  })
  const gap = parts.filter(({ value }) => value > 0).length > 1 ? GAP : 0
  const pathOf = ({ from, to }: { from: number; to: number }) =>
    ringPart(centre, RADIUS, Math.min(from + gap / 2, to), Math.max(to - gap / 2, from))

  const picture = (
    <g transform={`translate(${shift})`}>
      {parts.map((part) => (
        <path
          key={part.name}
          d={pathOf(part)}
          fill="none"
          stroke={part.color}
          strokeWidth={part.value > 0 ? THICK : 0}
        />
      ))}
      <text className={classes.middle} x={centre} y={centre + 3} textAnchor="middle">
        {total}
      </text>
      <text className={classes.under} x={centre} y={centre + 22} textAnchor="middle">
        {unit}
      </text>
    </g>
  )
  const marks = parts.map((part): Mark => {
    const angle = ((part.from + part.to) / 2 - 0.25) * 2 * Math.PI
    const [x, y] = [shift + centre + RADIUS * Math.cos(angle), centre + RADIUS * Math.sin(angle)]
    return {
      x,
      y,
      box: { x, y, width: 0, height: 0 },
      title: part.name,
      lines: [
        {
          name: sum > 0 ? (part.value / sum).toLocaleString(LOCALE, { style: 'percent' }) : '–',
          value: String(part.value),
        },
      ],
      highlight: (
        <path
          transform={`translate(${shift})`}
          d={pathOf(part)}
          fill="none"
          stroke={part.color}
          strokeWidth={part.value > 0 ? THICK + 7 : 0}
        />
      ),
      onOpen: part.value > 0 ? part.onOpen : undefined,
    }
  })
  const pick = (x: number, y: number) => {
    const turn = (Math.atan2(y - centre, x - shift - centre) / (2 * Math.PI) + 1.25) % 1
    return parts.findIndex(({ from, to }) => turn >= from && turn < to)
  }
  return { picture, marks, pick }
}
