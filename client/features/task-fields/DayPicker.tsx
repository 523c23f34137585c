import { type KeyboardEvent, Suspense, useRef } from 'react'
import { isTouch } from '#client/core/is-touch.ts'
import { lazy } from '#client/core/lazy.ts'
import { DayField } from './DayField.tsx'
import classes from './DayPicker.module.css'
import { quickDays } from './quick-days.ts'

const DayCalendar = lazy(() => import('./DayCalendar.tsx').then(({ DayCalendar }) => ({ default: DayCalendar })))

interface Props {
  value: string | null
  onChange(day: string | null): void
  /** The other end of the span: days beyond it cannot be chosen. */
  earliest?: string | null
  latest?: string | null
  /** Of several tasks some may have a day though no single one is chosen here. */
  mayClear?: boolean
}

/** A day in one click, in words, or any other from the calendar. */
export function DayPicker({ value, onChange, earliest = null, latest = null, mayClear = value !== null }: Props) {
  const isPossible = (day: string) => (!earliest || day >= earliest) && (!latest || day <= latest)
  const field = useRef<HTMLInputElement>(null)

  /** Letters and digits mean nothing to a button or a day: whoever types means the field. */
  function onKeyDown({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    if (/^[\p{L}\p{N}+]$/u.test(key) && !ctrlKey && !metaKey && !altKey) field.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is in it has the roles; it only passes on what is typed
    <div className={classes.picker} onKeyDown={onKeyDown}>
      {/* A finger points: it would bring up a keyboard over half of the screen. */}
      {!isTouch() && <DayField field={field} isPossible={isPossible} onChange={onChange} />}
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
        {mayClear && (
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
