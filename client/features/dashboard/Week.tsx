import { IconClock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { durationWords, today } from '#client/features/tasks/words.ts'
import type { WorkedWeek } from '#contract/dashboard.ts'
import { LOCALE } from '#contract/texts.ts'
import classes from './Dashboard.module.css'
import { dashboardQuery } from './data.ts'
import bars from './Week.module.css'

const short = new Intl.DateTimeFormat(LOCALE, { weekday: 'narrow', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone: 'UTC' })
const HOURS_OF_A_LONG_DAY = 8 * 3600

/** This week's hours against what is planned, day by day. */
export function Week() {
  const { data: dashboard } = useQuery(dashboardQuery)
  const week = dashboard?.week
  return (
    <section className={classes.tile} aria-label="This week">
      <h2>
        <IconClock size={15} stroke={1.7} aria-hidden />
        This week
      </h2>
      {week && (
        <>
          <p className={bars.sum}>
            <strong>{durationWords(week.workedSeconds)}</strong>
            {week.quotaSeconds > 0 && <> of {durationWords(week.quotaSeconds)}</>}
          </p>
          <Days week={week} />
        </>
      )}
    </section>
  )
}

function Days({ week: { days } }: { week: WorkedWeek }) {
  const now = today()
  const most = Math.max(HOURS_OF_A_LONG_DAY, ...days.map(({ workedSeconds }) => workedSeconds))
  const percent = (seconds: number) => `${Math.round((seconds / most) * 100)}%`
  return (
    <ul className={bars.days}>
      {days.map(({ day, workedSeconds, quotaSeconds }) => (
        <li key={day} data-today={day === now || undefined} data-off={quotaSeconds === 0 || undefined}>
          <span className={bars.track} aria-hidden>
            <span style={{ height: percent(workedSeconds) }} data-empty={workedSeconds === 0 || undefined} />
          </span>
          <abbr aria-label={`${long.format(new Date(`${day}T00:00:00Z`))}: ${durationWords(workedSeconds)}`}>
            {short.format(new Date(`${day}T00:00:00Z`))}
          </abbr>
        </li>
      ))}
    </ul>
  )
}
