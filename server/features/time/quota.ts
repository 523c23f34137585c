// How much of the day's and the week's working time is used. Days are those of whoever asks: their clock says which one it is.
import type { WorkedWeek } from '#contract/dashboard.ts'
import { addDays } from '#contract/days.ts'
import type { Input } from '#contract/endpoint.ts'
import type { timeApi } from '#contract/time.ts'
import type { WorkspaceSettings } from '#contract/workspaces.ts'
import type { Ctx } from '#server/core/context.ts'
import { inFull, requireOnBoard } from '#server/features/boards/service.ts'
import { requireInWorkspace } from '#server/features/workspaces/service.ts'
import { workedBetween, workedByDay } from './queries.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export async function workingHoursQuota(
  ctx: Ctx,
  { boardId, clientTime }: Input<(typeof timeApi)['workingHoursQuota']>,
) {
  const { workspaceId } = await requireOnBoard(ctx, boardId, 'view')
  const { settings } = await requireInWorkspace(ctx, workspaceId, 'view')
  const { board } = await inFull(ctx, boardId)
  const people = board.members.map(({ user }) => user)
  const ids = [...new Set([ctx.user._id, ...people.map(({ _id }) => _id)])]
  const span = spanOf(clientTime, settings.weekStart)
  const worked = (from: Date, days: number) =>
    workedBetween(ctx.db, workspaceId, ids, from, new Date(from.getTime() + days * DAY_MS), ctx.now)
  const [today, week] = [await worked(span.dayStart, 1), await worked(span.weekStart, 7)]
  const quotaOf = (userId: string) => quota(span, settings, today.get(userId) ?? 0, week.get(userId) ?? 0)
  return { quota: quotaOf(ctx.user._id), members: people.map((user) => ({ user, ...quotaOf(user._id) })) }
}

/** My own time of the week wherever it was spent, day by day. */
export async function workedThisWeek(ctx: Ctx, settings: WorkspaceSettings, clientTime: string): Promise<WorkedWeek> {
  const { weekStart, from } = spanOf(clientTime, settings.weekStart)
  const worked = await workedByDay(ctx.db, ctx.user._id, weekStart, new Date(weekStart.getTime() + 7 * DAY_MS), ctx.now)
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
  /** Midnight where the caller is. */
  dayStart: Date
  weekStart: Date
  day: string
  weekday: number
  from: string
  to: string
}

/** The offset in the moment itself says where the caller's midnight lies. */
function spanOf(clientTime: string, firstWeekday: number): Span {
  const offset = /Z$/i.test(clientTime) ? '+00:00' : clientTime.slice(-6)
  const day = clientTime.slice(0, 10)
  const dayStart = new Date(`${day}T00:00:00${offset}`)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const sinceWeekStart = (weekday - firstWeekday + 7) % 7
  const shifted = (days: number) =>
    new Date(new Date(`${day}T00:00:00Z`).getTime() + days * DAY_MS).toISOString().slice(0, 10)
  return {
    dayStart,
    weekStart: new Date(dayStart.getTime() - sinceWeekStart * DAY_MS),
    day,
    weekday,
    from: shifted(-sinceWeekStart),
    to: shifted(6 - sinceWeekStart),
  }
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
    ...figures(today, settings.workingDays.includes(span.weekday) ? perDay : 0),
    week: { from: span.from, to: span.to, ...figures(week, perDay * new Set(settings.workingDays).size) },
  }
}
