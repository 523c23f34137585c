import type { BoardReports } from '#contract/board-reports.ts'
import type { Input } from '#contract/endpoint.ts'
import { isOutside } from '#contract/permissions.ts'
import { MAX_REPORT_POINTS } from '#contract/report-parts.ts'
import type { reportsApi } from '#contract/reports.ts'
import type { Ctx } from '#server/core/context.ts'
import { askedOfBoard } from './asked.ts'
import { flowOf } from './flow.ts'
import { historyStarts, outlookOf } from './outlook.ts'
import {
  ageingCount,
  ageingTasks,
  flowChanges,
  historyByDay,
  oldestTask,
  timeByLabel,
  unmeasured,
} from './queries/board.ts'
import { ask } from './queries/facts.ts'
import {
  byColumn,
  byPunctuality,
  byWeek,
  counts,
  cycleTimes,
  leadTimes,
  logged,
  percentiles,
  points,
  timeByMember,
} from './queries/figures.ts'
import { formerTitles, peopleById } from './queries/known.ts'
import { pastDays, type Scope } from './scope.ts'
import { columnShape, durations, first, perWeek, typeSplit, weekRows, weekStartsOf } from './shapes.ts'

const MOST_AGEING = 200

export async function boardReports(ctx: Ctx, asked: Input<(typeof reportsApi)['boardReports']>): Promise<BoardReports> {
  const { workspace, scope } = await askedOfBoard(ctx, asked)
  const told = await answersTo(ctx, scope)
  const columns = scope.columns.filter(({ boardId }) => boardId === asked.boardId)
  const count = first(told.counts)
  const cycle = first(told.cycleNow)
  const { flow, burnup } = flowOf({
    days: pastDays(scope).map(({ day }) => day),
    changes: told.flow,
    columns,
    formerTitles: await formerTitles(ctx.db, asked.boardId),
    language: scope.language,
  })
  return {
    period: scope.period,
    figures: {
      open: count.open,
      overdue: count.overdue,
      completed: { now: count.completedNow, previous: count.completedPrevious },
      created: { now: count.createdNow, previous: count.createdPrevious },
      loggedSeconds: first(told.logged),
      cycleTime: { now: cycle.p50, previous: first(told.cyclePrevious).p50 },
    },
    status: statusOf(told.byColumn, columns, typeSplit(told.byColumn, columns, workspace.columnTypes)),
    burnup,
    flow,
    cycleTime: durations(told.cyclePoints, cycle, first(told.cyclePrevious), first(told.unmeasured).cycle),
    leadTime: durations(told.leadPoints, first(told.leadNow), first(told.leadPrevious), first(told.unmeasured).lead),
    throughput: {
      weeks: weekRows(scope, told.byWeek),
      perWeek: { now: perWeek(scope, count.completedNow), previous: perWeek(scope, count.completedPrevious) },
    },
    ageing: {
      tasks: told.ageing.map(({ columnId, ...task }) => ({ ...task, column: columnOf(columns, columnId) })),
      count: first(told.ageingCount).count,
      p50: cycle.p50,
      p85: cycle.p85,
    },
    timeByMember: await membersTime(ctx, told.timeByMember, isOutside(workspace.myRole)),
    timeByLabel: { rows: told.timeByLabel, total: first(told.logged).now },
    punctuality: punctualityOf(told.byPunctuality),
    forecast: await outlookOf(scope, { remaining: count.open, byDay: told.history, oldest: first(told.oldest).at }),
  }
}

const aboutTasks = (scope: Scope) => ({
  counts: counts(scope),
  byColumn,
  cyclePoints: points(cycleTimes(scope, 'now'), MAX_REPORT_POINTS),
  cycleNow: percentiles(cycleTimes(scope, 'now')),
  cyclePrevious: percentiles(cycleTimes(scope, 'previous')),
  unmeasured: unmeasured(scope),
  leadPoints: points(leadTimes(scope, 'now'), MAX_REPORT_POINTS),
  leadNow: percentiles(leadTimes(scope, 'now')),
  leadPrevious: percentiles(leadTimes(scope, 'previous')),
  byWeek: byWeek(scope, weekStartsOf(scope)),
  ageing: ageingTasks(scope, MOST_AGEING),
  ageingCount,
  byPunctuality: byPunctuality(scope),
  history: historyByDay(historyStarts(scope)),
  oldest: oldestTask,
})

const aboutTime = (scope: Scope) => ({
  flow: flowChanges(scope, endsOf(scope)),
  logged,
  timeByMember: timeByMember(),
  timeByLabel,
})

/** Side by side: both look at every task, and neither waits for the other. */
async function answersTo(ctx: Ctx, scope: Scope) {
  const [tasks, time] = await Promise.all([ask(ctx.db, scope, aboutTasks(scope)), ask(ctx.db, scope, aboutTime(scope))])
  return { ...tasks, ...time }
}

/** A period that is all in the future has no days behind it; its own end sees nothing either. */
function endsOf(scope: Scope) {
  const ends = pastDays(scope).map(({ end }) => end)
  return ends.length > 0 ? ends : [scope.to]
}

const columnOf = (columns: Scope['columns'], id: string) => columnShape(columns.find(({ _id }) => _id === id)!)

function statusOf(
  rows: { columnId: string; count: number }[],
  columns: Scope['columns'],
  types: BoardReports['status']['types'],
): BoardReports['status'] {
  const counted = new Map(rows.map(({ columnId, count }) => [columnId, count]))
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    columns: columns
      .filter(({ deletedAt }) => !deletedAt)
      .map((column) => ({ column: columnShape(column), count: counted.get(column._id) ?? 0 })),
    types,
  }
}

async function membersTime(
  ctx: Ctx,
  rows: { user: string; seconds: number; tasks: number }[],
  onlyMine: boolean,
): Promise<BoardReports['timeByMember']> {
  const shown = onlyMine ? rows.filter(({ user }) => user === ctx.user._id) : rows
  const people = await peopleById(
    ctx.db,
    shown.map(({ user }) => user),
  )
  return {
    rows: shown.map(({ user, ...row }) => ({ user: people.get(user)!, ...row })),
    total: shown.reduce((sum, { seconds }) => sum + seconds, 0),
  }
}

export const punctualityOf = (rows: { bucket: keyof BoardReports['punctuality']; count: number }[]) => ({
  ...{ early: 0, onTime: 0, late: 0, undated: 0 },
  ...Object.fromEntries(rows.map(({ bucket, count }) => [bucket, count])),
})
