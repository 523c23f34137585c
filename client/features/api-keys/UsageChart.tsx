import { VisuallyHidden } from '@mantine/core'
import { calendarDay, pastDay } from '#client/core/dates.ts'
import type { RequestsOfDay } from '#contract/api-keys.ts'
import { recentDays, SHOWN_DAYS } from './recent-days.ts'
import classes from './UsageChart.module.css'
import { requestsWord } from './words.ts'

interface Props {
  byDay: RequestsOfDay[]
  caption: string
}

/** A bar a day. Who hears the page gets the same as a table of the days there is something to tell of. */
export function UsageChart({ byDay, caption }: Props) {
  const days = recentDays(byDay, new Date())
  const most = Math.max(1, ...days.map(({ requests }) => requests))
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>
        <span>{caption}</span>
        <span className={classes.most}>Busiest day: {requestsWord(most === 1 && isQuiet(days) ? 0 : most)}</span>
      </figcaption>
      <div className={classes.bars} aria-hidden>
        {days.map(({ day, requests }) => (
          <div key={day} className={classes.day} title={`${pastDay(day)}: ${requestsWord(requests)}`}>
            <div
              className={classes.bar}
              data-quiet={requests === 0 || undefined}
              style={{ height: `${(100 * requests) / most}%` }}
            />
          </div>
        ))}
      </div>
      <div className={classes.axis} aria-hidden>
        <span>{calendarDay(days[0]!.day)}</span>
        <span>Today</span>
      </div>
      <VisuallyHidden>
        <DayTable days={days} />
      </VisuallyHidden>
    </figure>
  )
}

const isQuiet = (days: RequestsOfDay[]) => days.every(({ requests }) => requests === 0)

function DayTable({ days }: { days: RequestsOfDay[] }) {
  return (
    <table>
      <caption>Requests by day, last {SHOWN_DAYS} days, times in UTC</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Requests</th>
        </tr>
      </thead>
      <tbody>
        {days
          .filter(({ requests }) => requests > 0)
          .map(({ day, requests }) => (
            <tr key={day}>
              <th scope="row">{pastDay(day)}</th>
              <td>{requests}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
