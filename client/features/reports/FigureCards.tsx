import classes from './FigureCards.module.css'
import type { Change } from './words.ts'

export interface FigureCard {
  label: string
  value: string
  /** Against the period before. */
  change?: Change | null
  /** What it counts, or why it is not there. */
  note?: string
  onOpen?: (() => void) | undefined
}

/** The figures one looks at first. Each leads to the tasks behind it. */
export function FigureCards({ figures }: { figures: FigureCard[] }) {
  return (
    <ul className={classes.figures} aria-label="Figures">
      {figures.map((figure) => (
        <li key={figure.label}>
          {figure.onOpen ? (
            <button type="button" className={classes.figure} title={figure.note} onClick={figure.onOpen}>
              <Words figure={figure} />
            </button>
          ) : (
            <div className={classes.figure} title={figure.note}>
              <Words figure={figure} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function Words({ figure: { label, value, change } }: { figure: FigureCard }) {
  return (
    <>
      <span className={classes.label}>{label}</span>
      <span className={classes.value}>{value}</span>
      {change && (
        <span className={classes.change} data-good={change.good ?? undefined} title="Against the period before">
          {change.text}
        </span>
      )}
    </>
  )
}
