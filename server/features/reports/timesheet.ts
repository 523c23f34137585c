import type { Input } from '#contract/endpoint.ts'
import type { reportsApi } from '#contract/reports.ts'
import type { Timesheet } from '#contract/workspace-reports.ts'
import type { Ctx } from '#server/core/context.ts'
import { csv } from '#server/core/csv.ts'
import { sheet, XLSX } from '#server/core/sheet.ts'
import { daysFrom } from '#server/core/zoned-days.ts'
import { askedOfWorkspace, onlyMine } from './asked.ts'
import { hoursOf } from './hours.ts'

type Api = typeof reportsApi

export async function timesheet(ctx: Ctx, asked: Input<Api['timesheet']>): Promise<Timesheet> {
  const { workspace, scope: whole } = await askedOfWorkspace(ctx, asked)
  const scope = onlyMine(ctx, workspace, whole)
  const days = daysFrom(scope.period.from, scope.period.to)
  const people = (await hoursOf(ctx, scope)).filter(({ outside, total }) => !outside || total > 0)
  const totals = days.map((_, n) => people.reduce((sum, { seconds }) => sum + seconds[n]!, 0))
  return {
    period: scope.period,
    days,
    people: people.map(({ user, timezone, seconds, total }) => ({ user, timezone, seconds, total })),
    totals,
    total: totals.reduce((sum, day) => sum + day, 0),
  }
}

export async function exportTimesheet(ctx: Ctx, { format, ...asked }: Input<Api['exportTimesheet']>) {
  const { period, days, people, totals, total } = await timesheet(ctx, asked)
  const row = (name: string, seconds: number[], all: number) => [name, ...[...seconds, all].map(inHours)]
  const table = [
    ['Person', ...days, 'Total'],
    ...people.map((person) => row(person.user.name, person.seconds, person.total)),
    row('Total', totals, total),
  ]
  const filename = `timesheet-${period.from}-${period.to}.${format}`
  if (format === 'csv')
    return { filename, contentType: 'text/csv; charset=utf-8', content: csv(table.map((line) => line.map(inWords))) }
  return { filename, contentType: XLSX, content: await sheet(table) }
}

const inWords = (cell: string | number) => (typeof cell === 'number' ? cell.toFixed(2) : cell)

/** What nobody worked is left empty: a sheet of noughts cannot be read. Numbers, so that they can be added up. */
const inHours = (seconds: number) => (seconds === 0 ? '' : Math.round(seconds / 36) / 100)
