import { TextInput } from '@mantine/core'
import { WeekdayPicker } from '#client/ui/WeekdayPicker.tsx'
import type { QuietHours } from '#contract/notifications.ts'
import { isOverMidnight } from '#contract/quiet-hours.ts'
import classes from './QuietTimes.module.css'

interface Props {
  hours: QuietHours
  onChange(hours: QuietHours): void
}

/** Nights belong to no workspace, so no workspace says how their week begins. */
const MONDAY = 1

export function QuietTimes({ hours, onChange }: Props) {
  // A field that is half filled in has no value yet.
  const setTime = (end: 'from' | 'to', time: string) => time && onChange({ ...hours, [end]: time })

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
          label={isOverMidnight(hours) ? 'To, the next day' : 'To'}
          value={hours.to}
          onChange={(event) => setTime('to', event.currentTarget.value)}
        />
      </div>
      <WeekdayPicker
        label="Beginning on"
        value={hours.days}
        onChange={(days) => onChange({ ...hours, days })}
        weekStart={MONDAY}
      />
    </div>
  )
}
