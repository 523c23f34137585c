import classes from './WeekdayPicker.module.css'
import { shortWeekdays, weekdays, weekFrom } from './weekdays.ts'

interface Props {
  label: string
  /** By number: 0 is Sunday. */
  value: number[]
  onChange(days: number[]): void
  /** The day the week begins with. */
  weekStart: number
  error?: string | undefined
  disabled?: boolean
}

export function WeekdayPicker({ label, value, onChange, weekStart, error, disabled = false }: Props) {
  const toggle = (day: number) =>
    onChange(value.includes(day) ? value.filter((other) => other !== day) : [...value, day].toSorted())

  return (
    <fieldset className={classes.days} disabled={disabled}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.chips}>
        {weekFrom(weekStart).map((day) => (
          <label key={day} className={classes.chip}>
            <input
              type="checkbox"
              checked={value.includes(day)}
              onChange={() => toggle(day)}
              aria-label={weekdays[day]}
            />
            {shortWeekdays[day]}
          </label>
        ))}
      </div>
      {error && <p className={classes.error}>{error}</p>}
    </fieldset>
  )
}
