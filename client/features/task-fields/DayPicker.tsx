import { lazy, Suspense } from 'react'
import classes from './DayPicker.module.css'
import { quickDays } from './quick-days.ts'

const DayCalendar = lazy(() => import('./DayCalendar.tsx').then(({ DayCalendar }) => ({ default: DayCalendar })))

interface Props {
  value: string | null
  onChange(day: string | null): void
  /** The other end of the span: days beyond it cannot be chosen. */
  earliest?: string | null
  latest?: string | null
}

/** A day in one click, or any other from the calendar. */
export function DayPicker({ value, onChange, earliest = null, latest = null }: Props) {
  const isPossible = (day: string) => (!earliest || day >= earliest) && (!latest || day <= latest)
  return (
    <div className={classes.picker}>
      <div className={classes.quick}>
        {quickDays().map(({ label, day }) => (
          <button
            key={label}
            type="button"
            className={classes.day}
            aria-pressed={day === value}
            disabled={!isPossible(day)}
            onClick={() => onChange(day)}
          >
            {label}
          </button>
        ))}
        {value && (
          <button type="button" className={classes.day} onClick={() => onChange(null)}>
            No date
          </button>
        )}
      </div>
      <div className={classes.calendar}>
        <Suspense>
          <DayCalendar value={value} onChange={onChange} earliest={earliest} latest={latest} />
        </Suspense>
      </div>
    </div>
  )
}
