// From what the database counted to what a report says.

import type { Durations } from '#contract/board-reports.ts'
import type { ColumnType } from '#contract/columns.ts'
import { addDays } from '#contract/days.ts'
import { startOf } from '#server/core/zoned-days.ts'
import type { KnownColumn } from './kinds.ts'
import type { Percentiles, Point } from './queries/figures.ts'
import { lengthOf, type Scope, weeksOf } from './scope.ts'

export const first = <Row>(rows: Row[]): Row => rows[0]!

export const columnShape = ({ _id, title, type, color }: KnownColumn) => ({ _id, title, type, color })

/** Of a type nobody knows any more there is still its key. */
export function typeSplit(rows: { columnId: string; count: number }[], columns: KnownColumn[], types: ColumnType[]) {
  const typeOf = new Map(columns.map(({ _id, type }) => [_id, type]))
  const counted = new Map<string, number>(types.map(({ key }) => [key, 0]))
  for (const { columnId, count } of rows) {
    const key = typeOf.get(columnId)!
    counted.set(key, (counted.get(key) ?? 0) + count)
  }
  return [...counted].map(([key, count]) => {
    const { name, color, finishing } = types.find((type) => type.key === key) ?? {
      name: key,
      color: 'gray',
      finishing: false,
    }
    return { key, name, color, finishing, count }
  })
}

export const weekStartsOf = (scope: Scope) => weeksOf(scope).map(({ from }) => startOf(from, scope.period.timezone))

export function weekRows(scope: Scope, rows: { week: number; completed: number; created: number }[]) {
  const counted = new Map(rows.map((row) => [row.week, row]))
  return weeksOf(scope).map(({ week, from, to }, n) => {
    const { completed = 0, created = 0 } = counted.get(n + 1) ?? {}
    return { week, completed, created, whole: from === week && to === weekEnd(week) }
  })
}

const weekEnd = (week: string) => addDays(week, 6)

export const perWeek = (scope: Scope, count: number) => Math.round((count / lengthOf(scope)) * 7 * 100) / 100

export function durations(points: Point[], now: Percentiles, previous: Percentiles, unmeasured: number): Durations {
  const { p50, p85 } = previous
  return { points, ...now, unmeasured, previous: { p50, p85 } }
}
