// How much of the day's and the week's working time is used. Days are those of whoever asks: their clock says which one it is.
import type { WorkedWeek } from '#contract/dashboard.ts'
import { addDays, weekdayOf, weekStartOf } from '#contract/days.ts'
import type { Input } from '#contract/endpoint.ts'
import type { timeApi } from '#contract/time.ts'
import type { WorkspaceSettings } from '#contract/workspaces.ts'
import type { Ctx } from '#server/core/context.ts'
import { daysFrom, offsetAt, startOf } from '#server/core/zoned-days.ts'
import { inFull, requireOnBoard } from '#server/features/boards/service.ts'
import { requireInWorkspace } from '#server/features/workspaces/service.ts'
import { workedBetween, workedByDay } from './queries.ts'

export async function workingHoursQuota(
  ctx: Ctx,
  { boardId, clientTime }: Input<(typeof timeApi)['workingHoursQuota']>,
) {
  const { workspaceId } = await requireOnBoard(ctx, boardId, 'view')
  const { settings } = await requireInWorkspace(ctx, workspaceId, 'view')
  const { board } = await inFull(ctx, boardId)
  const people = board.members.map(({ user }) => user)
  const ids = [...new Set([ctx.user._id, ...people.map(({ _id }) => _id)])]
  const span = spanOf(ctx, clientTime, settings.weekStart)
  const worked = (from: string, to: string) =>
    workedBetween(ctx.db, workspaceId, ids, span.startOf(from), span.startOf(addDays(to, 1)), ctx.now)
  const [today, week] = [await worked(span.day, span.day), await worked(span.from, span.to)]
  const quotaOf = (userId: string) => quota(span, settings, today.get(userId) ?? 0, week.get(userId) ?? 0)
  return { quota: quotaOf(ctx.user._id), members: people.map((user) => ({ user, ...quotaOf(user._id) })) }
}

/** My own time of the week wherever it was spent, day by day. */
export async function workedThisWeek(ctx: Ctx, settings: WorkspaceSettings, clientTime: string): Promise<WorkedWeek> {
  const { from, to, startOf } = spanOf(ctx, clientTime, settings.weekStart)
  const starts = daysFrom(from, addDays(to, 1)).map(startOf)
  const worked = await workedByDay(ctx.db, ctx.user._id, starts, ctx.now)
  const perDay = Math.round(settings.workingHoursPerDay * 3600)
  const days = Array.from({ length: 7 }, (_, at) => ({
    day: addDays(from, at),
    workedSeconds: worked.get(at) ?? 0,
    quotaSeconds: settings.workingDays.includes((settings.weekStart + at) % 7) ? perDay : 0,
  }))
  const sum = (of: 'workedSeconds' | 'quotaSeconds') => days.reduce((total, day) => total + day[of], 0)
  return { workedSeconds: sum('workedSeconds'), quotaSeconds: sum('quotaSeconds'), days }
}

interface Span {
  day: string
  from: string
  to: string
  /** The first moment of a day where the caller is. */
  startOf(day: string): Date
}

/** Which day it is the caller's clock says. */
function spanOf({ user }: Ctx, clientTime: string, firstWeekday: number): Span {
  const day = clientTime.slice(0, 10)
  const from = weekStartOf(day, firstWeekday)
  return { day, from, to: addDays(from, 6), startOf: dayStarts(clientTime, user.timezone) }
}

/** By their time zone, since clocks may change within a week; by the clock's offset where none is known, or they are on a journey. */
function dayStarts(clientTime: string, zone: string | null): (day: string) => Date {
  const offset = /Z$/i.test(clientTime) ? 'Z' : clientTime.slice(-6)
  const isAtHome = zone && offsetAt(Date.parse(clientTime), zone) === -Date.parse(`1970-01-01T00:00:00${offset}`)
  return isAtHome ? (day) => startOf(day, zone) : (day) => new Date(`${day}T00:00:00${offset}`)
}

function quota(span: Span, settings: WorkspaceSettings, today: number, week: number) {
  const perDay = Math.round(settings.workingHoursPerDay * 3600)
  const figures = (workedSeconds: number, quotaSeconds: number) => ({
    workedSeconds,
    quotaSeconds,
    remainingSeconds: Math.max(0, quotaSeconds - workedSeconds),
  })
  return {
    day: span.day,
    ...figures(today, settings.workingDays.includes(weekdayOf(span.day)) ? perDay : 0),
    week: { from: span.from, to: span.to, ...figures(week, perDay * new Set(settings.workingDays).size) },
  }
}
