import { TextInput } from '@mantine/core'
import type { QuietHours } from '#contract/notifications.ts'
import classes from './QuietTimes.module.css'

interface Props {
  hours: QuietHours
  onChange(hours: QuietHours): void
}

const days = [
  { day: 1, name: 'Monday' },
  { day: 2, name: 'Tuesday' },
  { day: 3, name: 'Wednesday' },
  { day: 4, name: 'Thursday' },
  { day: 5, name: 'Friday' },
  { day: 6, name: 'Saturday' },
  { day: 0, name: 'Sunday' },
]

export function QuietTimes({ hours, onChange }: Props) {
  // A field that is half filled in has no value yet.
  const setTime = (end: 'from' | 'to', time: string) => time && onChange({ ...hours, [end]: time })
  const toggle = (day: number) =>
    onChange({
      ...hours,
      days: hours.days.includes(day) ? hours.days.filter((other) => other !== day) : [...hours.days, day].toSorted(),
    })

  return (
    <div className={classes.times}>
      <div className={classes.ends}>
        <TextInput
          type="time"
          label="From"
          value={hours.from}
          onChange={(event) => setTime('from', event.currentTarget.value)}
        />
        <TextInput
          type="time"
          label={hours.from < hours.to ? 'To' : 'To, the next day'}
          value={hours.to}
          onChange={(event) => setTime('to', event.currentTarget.value)}
        />
      </div>
      <fieldset className={classes.days}>
        <legend>Beginning on</legend>
        <div className={classes.chips}>
          {days.map(({ day, name }) => (
            <label key={day} className={classes.chip}>
              <input
                type="checkbox"
                checked={hours.days.includes(day)}
                onChange={() => toggle(day)}
                aria-label={name}
              />
              {name.slice(0, 2)}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
