// What a project's past says about when it will be done, or why it does not say enough.

import type { Forecast } from '#contract/board-reports.ts'
import { addDays, laterOf } from '#contract/days.ts'
import { FORECAST_RUNS } from '#contract/report-parts.ts'
import { many, said, t, type Words } from '#contract/texts.ts'
import { inLanguage } from '#server/core/speech.ts'
import { dayIn, daysFrom, startOf } from '#server/core/zoned-days.ts'
import { forecastOf } from './forecast-thread.ts'
import { FORECAST_DAYS, type Scope } from './scope.ts'

const FEWEST_DAYS = 4 * 7
const FEWEST_COMPLETED = 10

/** The days a forecast could draw from, until yesterday: today is not over. */
const historyDays = ({ today }: Scope) => daysFrom(addDays(today, -FORECAST_DAYS), addDays(today, -1))

export const historyStarts = (scope: Scope) =>
  [...historyDays(scope), scope.today].map((day) => startOf(day, scope.period.timezone))

interface Past {
  remaining: number
  byDay: { day: number; completed: number; created: number }[]
  /** When the first task there is was made. */
  oldest: string | null
}

export async function outlookOf(scope: Scope, { remaining, byDay, oldest }: Past): Promise<Forecast> {
  const not = (why: 'nothing-left' | 'too-young' | 'too-few', words: Words) => ({
    enough: false as const,
    remaining,
    why,
    message: inLanguage(scope.language, () => said(words)),
  })
  if (remaining === 0) return not('nothing-left', t`Nothing is left to do.`)
  const all = historyDays(scope).map((day, n) => ({
    ...{ day, completed: 0, created: 0 },
    ...byDay.find((row) => row.day === n),
    day,
  }))
  const since = laterOf(all[0]!.day, oldest ? dayIn(scope.period.timezone, new Date(oldest)) : scope.today)
  const history = all.filter(({ day }) => day >= since)
  if (history.length < FEWEST_DAYS)
    return not('too-young', () =>
      many(history.length, {
        one: 'A forecast needs four weeks to look back on; there is # day yet.',
        other: 'A forecast needs four weeks to look back on; there are # days yet.',
      }),
    )
  const completed = sum(history.map((day) => day.completed))
  if (completed < FEWEST_COMPLETED)
    return not(
      'too-few',
      () =>
        t`A forecast needs ${FEWEST_COMPLETED} completed tasks to draw from; there are ${completed} in the last twelve weeks.`,
    )
  const weekly = (count: number) => Math.round((count / history.length) * 70) / 10
  const outlook = await forecastOf({
    today: scope.today,
    remaining,
    history: history.map((day) => ({ day: day.day, completed: day.completed })),
    weekStart: scope.weekStart,
  })
  return {
    enough: true,
    remaining,
    runs: FORECAST_RUNS,
    history: { from: history[0]!.day, to: history.at(-1)!.day, completed, perWeek: weekly(completed) },
    addedPerWeek: weekly(sum(history.map((day) => day.created))),
    ...outlook,
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
