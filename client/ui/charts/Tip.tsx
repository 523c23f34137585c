import classes from './Chart.module.css'
import type { Mark } from './drawing.ts'

const HALF = 96
/** Below this there is no room above. */
const HIGH = 88

interface Props {
  mark: Mark
  width: number
  height: number
}

export function Tip({ mark: { x, y, title, lines, onOpen }, width, height }: Props) {
  const left = Math.max(Math.min(x, width - HALF), Math.min(HALF, width / 2))
  const place = y > HIGH ? { bottom: height - y + 12 } : { top: y + 14 }
  return (
    <div className={classes.tip} style={{ left, ...place }}>
      <strong>{title}</strong>
      {lines.map(({ name, value, color }) => (
        <span key={name} className={classes.line}>
          {color && <i style={{ background: color }} />}
          <span>{name}</span> <b>{value}</b>
        </span>
      ))}
      {onOpen && <em>Click to see the tasks</em>}
    </div>
  )
}
