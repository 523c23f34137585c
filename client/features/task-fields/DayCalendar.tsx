import '@mantine/dates/styles.layer.css'
import { DatePicker, type DayOfWeek } from '@mantine/dates'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { today } from '#client/features/tasks/words.ts'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { LANGUAGE, LOCALE, t } from '#contract/texts.ts'
import { defaultSettings } from '#contract/workspaces.ts'
import classes from './DayCalendar.module.css'

const dayInFull = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full', timeZone: 'UTC' })

interface Props {
  value: string | null
  onChange(day: string | null): void
  earliest: string | null
  latest: string | null
}

/** The days of a month. Loads with the first date somebody sets. */
export function DayCalendar({ value, onChange, earliest, latest }: Props) {
  const { board } = useOpenBoard()
  const { data: workspace } = useQuery(workspaceQuery(board.workspace.url))
  const { weekStart } = workspace?.settings ?? defaultSettings
  const days = useRef<HTMLDivElement>(null)
  // The keyboard begins on the chosen day, also where the calendar came after what it stands in had the focus.
  useEffect(() => days.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [])
  return (
    <DatePicker
      ref={days}
      value={value}
      onChange={onChange}
      defaultDate={value ?? earliest ?? today()}
      locale={LANGUAGE}
      firstDayOfWeek={weekStart as DayOfWeek}
      highlightToday
      getDayAriaLabel={(day) => dayInFull.format(new Date(`${day}T00:00:00Z`))}
      getDayProps={(day) => (day === value ? { 'data-autofocus': true } : {})}
      {...(earliest && { minDate: earliest })}
      {...(latest && { maxDate: latest })}
      ariaLabels={{ previousMonth: t`Previous month`, nextMonth: t`Next month` }}
      classNames={{ day: classes.day ?? '', weekday: classes.weekday ?? '' }}
    />
  )
}
