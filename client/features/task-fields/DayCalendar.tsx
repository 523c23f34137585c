import '@mantine/dates/styles.layer.css'
import { DatePicker } from '@mantine/dates'
import { today } from '#client/features/tasks/words.ts'
import { LANGUAGE, t } from '#contract/texts.ts'
import classes from './DayCalendar.module.css'

interface Props {
  value: string | null
  onChange(day: string | null): void
  earliest: string | null
  latest: string | null
}

/** The days of a month. Loads with the first date somebody sets. */
export function DayCalendar({ value, onChange, earliest, latest }: Props) {
  return (
    <DatePicker
      value={value}
      onChange={onChange}
      defaultDate={value ?? earliest ?? today()}
      locale={LANGUAGE}
      firstDayOfWeek={1}
      highlightToday
      {...(earliest && { minDate: earliest })}
      {...(latest && { maxDate: latest })}
      ariaLabels={{ previousMonth: t`Previous month`, nextMonth: t`Next month` }}
      classNames={{ day: classes.day ?? '', weekday: classes.weekday ?? '' }}
    />
  )
}
