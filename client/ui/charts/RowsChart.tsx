import { useCallback } from 'react'
import { t } from '#contract/texts.ts'
import classes from './Chart.module.css'
import { Chart } from './Chart.tsx'
import type { Drawing, Mark, Size } from './drawing.ts'
import { largestOf } from './scale.ts'

interface BarRow {
  name: string
  value: number
  color: string
  /** Further lines when somebody points at it. */
  detail?: { name: string; value: string }[]
  onOpen?: () => void
}

interface Props {
  label: string
  rows: BarRow[]
  format(value: number): string
}

const ROW = 36
/** More cannot be compared at a glance: a table has them all. */
const SHOWN = 20

/** Names with a bar each, the longest across the whole width. */
export function RowsChart({ label, rows, format }: Props) {
  const draw = useCallback((size: Size) => drawRows(rows, format, size), [rows, format])
  return <Chart label={label} height={Math.min(Math.max(rows.length, 1), SHOWN + 1) * ROW} draw={draw} />
}

function drawRows(all: BarRow[], format: Props['format'], { width }: Size): Drawing {
  const rows = all.length > SHOWN + 1 ? all.slice(0, SHOWN) : all
  const most = largestOf(rows.map(({ value }) => value)) || 1
  const names = Math.min(148, width * 0.36)
  const room = Math.max(width - names - 76, 20)
  const letters = Math.floor(names / 7.2)
  const cut = (name: string) => (name.length > letters ? `${name.slice(0, letters - 1)}…` : name)
  const lengthOf = (value: number) => Math.max(value > 0 ? 3 : 0, (value / most) * room)

  const picture = rows.map(({ name, value, color }, index) => {
    const y = index * ROW
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
      <g key={index}>
        <text className={classes.name} x={0} y={y + 22}>
          {cut(name)}
        </text>
        <rect x={names} y={y + 8} width={lengthOf(value)} height={20} rx={5} fill={color} />
        <text className={classes.value} x={names + lengthOf(value) + 9} y={y + 22}>
          {format(value)}
        </text>
      </g>
    )
  })
  const rest = all.length - rows.length
  if (rest > 0)
    picture.push(
      <text key="rest" className={classes.value} x={0} y={SHOWN * ROW + 22}>
        {t`and ${rest} more, in the table`}
      </text>,
    )
  const marks = rows.map(({ name, value, detail = [], onOpen }, index): Mark => {
    const y = index * ROW
    return {
      x: names + lengthOf(value) / 2,
      y: y + 6,
      box: { x: 0, y, width, height: ROW },
      title: name,
      lines: [{ name: t`All`, value: format(value) }, ...detail],
      highlight: <rect className={classes.lit} x={-6} y={y + 2} width={width + 12} height={ROW - 4} rx={8} />,
      onOpen: value > 0 ? onOpen : undefined,
    }
  })
  return { picture, marks }
}
