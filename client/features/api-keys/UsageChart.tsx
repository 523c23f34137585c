import { VisuallyHidden } from '@mantine/core'
import { pastDay } from '#client/core/dates.ts'
import type { RequestsOfDay } from '#contract/api-keys.ts'
import { t } from '#contract/texts.ts'
import { recentDays, SHOWN_DAYS } from './recent-days.ts'
import classes from './UsageChart.module.css'
import { requestsWord } from './words.ts'

interface Props {
  byDay: RequestsOfDay[]
  caption: string
}

/** A bar a day, each of them in UTC. Who hears the page gets the same as a table of the days there is something to tell of. */
export function UsageChart({ byDay, caption }: Props) {
  const days = recentDays(byDay, new Date())
  const today = days.at(-1)!.day
  const most = Math.max(...days.map(({ requests }) => requests))
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>
        <span>{caption}</span>
        {most > 0 && <span className={classes.most}>Busiest day: {requestsWord(most)}</span>}
      </figcaption>
      <div className={classes.bars} aria-hidden data-none={most === 0 ? t`No requests yet` : undefined}>
        {days.map(({ day, requests }) => (
          <div key={day} className={classes.day} title={`${pastDay(day, today)}: ${requestsWord(requests)}`}>
            <div
              className={classes.bar}
              data-quiet={requests === 0 || undefined}
              style={{ height: `${(100 * requests) / Math.max(1, most)}%` }}
            />
          </div>
        ))}
      </div>
      <div className={classes.axis} aria-hidden>
        <span>{pastDay(days[0]!.day, today)}</span>
        <span>Today</span>
      </div>
      <VisuallyHidden>
        <DayTable days={days} today={today} />
      </VisuallyHidden>
    </figure>
  )
}

function DayTable({ days, today }: { days: RequestsOfDay[]; today: string }) {
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
              <th scope="row">{pastDay(day, today)}</th>
              <td>{requests}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
