import '@mantine/dates/styles.layer.css'
import { DatePicker, type DayOfWeek } from '@mantine/dates'
import { useState } from 'react'
import { LANGUAGE, t } from '#contract/texts.ts'
import { useReport } from './report-context.ts'

interface Props {
  from: string
  to: string
  onChange(span: { from: string; to: string }): void
}

/** The first click is one end, the second the other. */
export function RangeCalendar({ from, to, onChange }: Props) {
  const [span, setSpan] = useState<[string | null, string | null]>([from, to])
  return (
    <DatePicker
      type="range"
      value={span}
      onChange={(days) => {
        setSpan(days)
        const [first, last] = days
        if (first && last) onChange({ from: first, to: last })
      }}
      defaultDate={to}
      allowSingleDateInRange
      locale={LANGUAGE}
      firstDayOfWeek={useReport().weekStart as DayOfWeek}
      // Ours are not red: red is for what is late.
      weekendDays={[]}
      highlightToday
      ariaLabels={{ previousMonth: t`Previous month`, nextMonth: t`Next month` }}
    />
  )
}
