import type { Input } from '#contract/endpoint.ts'
import { FEWEST_TASKS } from '#contract/report-parts.ts'
import type { reportsApi } from '#contract/reports.ts'
import { complexities } from '#contract/task-levels.ts'
import type { OverviewReport, TimeComplexity, UserPerformance } from '#contract/workspace-reports.ts'
import type { Ctx } from '#server/core/context.ts'
import { askedOfWorkspace, onlyMine, requireReports } from './asked.ts'
import { punctualityOf } from './board-reports.ts'
import { ask } from './queries/facts.ts'
import {
  byColumn,
  byPunctuality,
  byWeek,
  counts,
  cycleTimes,
  logged,
  percentiles,
  timeByMember,
} from './queries/figures.ts'
import { workersOf } from './queries/known.ts'
import {
  byBoard,
  byComplexity,
  byMember,
  complexityTrend,
  outliers,
  type Performance,
  performance,
  timeByBoard,
} from './queries/workspace.ts'
import { type Scope, weeksOf } from './scope.ts'
import { first, perWeek, typeSplit, weekRows, weekStartsOf } from './shapes.ts'

type Api = typeof reportsApi

const MOST_OUTLIERS = 10

export async function overviewReport(ctx: Ctx, asked: Input<Api['overviewReport']>): Promise<OverviewReport> {
  const { workspace, boards, scope } = await askedOfWorkspace(ctx, asked)
  requireReports(workspace)
  const told = await ask(ctx.db, scope, {
    counts: counts(scope),
    logged,
    cycleNow: percentiles(cycleTimes(scope, 'now')),
    cyclePrevious: percentiles(cycleTimes(scope, 'previous')),
    punctualNow: byPunctuality(scope, 'now'),
    punctualPrevious: byPunctuality(scope, 'previous'),
    byColumn,
    byWeek: byWeek(scope, weekStartsOf(scope)),
    byBoard: byBoard(scope),
    timeByBoard,
    byMember: byMember(scope),
    timeByMember: timeByMember(),
  })
  const count = first(told.counts)
  const types = typeSplit(told.byColumn, scope.columns, workspace.columnTypes)
  const hoursOn = new Map(told.timeByBoard.map(({ board, seconds }) => [board, seconds]))
  return {
    period: scope.period,
    figures: {
      open: count.open,
      overdue: count.overdue,
      completed: { now: count.completedNow, previous: count.completedPrevious },
      created: { now: count.createdNow, previous: count.createdPrevious },
      loggedSeconds: first(told.logged),
      cycleTime: { now: first(told.cycleNow).p50, previous: first(told.cyclePrevious).p50 },
      onTime: { now: onTime(told.punctualNow), previous: onTime(told.punctualPrevious) },
    },
    status: { total: types.reduce((sum, type) => sum + type.count, 0), types },
    throughput: {
      weeks: weekRows(scope, told.byWeek),
      perWeek: { now: perWeek(scope, count.completedNow), previous: perWeek(scope, count.completedPrevious) },
    },
    projects: boards.map(({ _id, key, title }) => {
      const { board: _, ...row } = told.byBoard.find(({ board }) => board === _id) ?? { ...noTasks, board: _id }
      return { board: { _id, key, title }, ...row, loggedSeconds: hoursOn.get(_id) ?? 0 }
    }),
    people: await peopleRows(ctx, scope, told.byMember, told.timeByMember),
  }
}

const noTasks = { open: 0, overdue: 0, completed: 0, created: 0, done: 0, total: 0 }

const onTime = (rows: Parameters<typeof punctualityOf>[0]) => {
  const { early, onTime, late } = punctualityOf(rows)
  return ratio(early + onTime, early + onTime + late)
}

/** Of too few it would say more about chance than about the work. */
const ratio = (part: number, all: number) => (all < FEWEST_TASKS ? null : Math.round((part / all) * 1000) / 1000)

/** Everybody of the workspace; guests and clients, and whoever has left, where there is something to say of them. */
async function peopleInvolved(ctx: Ctx, { workspaceId, users }: Scope, involved: string[]) {
  const there = new Set(involved)
  const workers = await workersOf(ctx.db, workspaceId, [...there, ...(users ?? [])])
  return workers
    .filter(({ user, outside }) => (users ? users.includes(user._id) : !outside || there.has(user._id)))
    .map(({ user }) => user)
}

async function peopleRows(
  ctx: Ctx,
  scope: Scope,
  tasks: { user: string; open: number; overdue: number; completed: number }[],
  time: { user: string; seconds: number }[],
): Promise<OverviewReport['people']> {
  const people = await peopleInvolved(
    ctx,
    scope,
    [...tasks, ...time].map(({ user }) => user),
  )
  return people.map((person) => {
    const { open, overdue, completed } = tasks.find(({ user }) => user === person._id) ?? noTasks
    return { user: person, open, overdue, completed, loggedSeconds: secondsOf(time, person._id) }
  })
}

const secondsOf = (rows: { user: string; seconds: number }[], id: string) =>
  rows.find(({ user }) => user === id)?.seconds ?? 0

export async function timeComplexity(ctx: Ctx, asked: Input<Api['timeComplexity']>): Promise<TimeComplexity> {
  const { workspace, scope } = await askedOfWorkspace(ctx, asked)
  requireReports(workspace)
  const told = await ask(ctx.db, scope, {
    levels: byComplexity(scope),
    outliers: outliers(scope, FEWEST_TASKS, MOST_OUTLIERS),
    trend: complexityTrend(scope, weekStartsOf(scope)),
  })
  const weeks = weeksOf(scope)
  const levels = complexities.map((_, complexity) => {
    const level = told.levels.find((one) => one.complexity === complexity)
    const trend = new Map(told.trend.filter((one) => one.complexity === complexity).map((one) => [one.week, one]))
    return {
      complexity,
      count: level?.count ?? 0,
      unlogged: level?.unlogged ?? 0,
      medianSeconds: level?.median ?? null,
      p85Seconds: level?.p85 ?? null,
      meanSeconds: level?.mean ?? null,
      medianCycleSeconds: level?.cycle ?? null,
      outliers: told.outliers
        .filter((one) => one.complexity === complexity)
        .map(({ task, seconds }) => ({ task, seconds })),
      trend: weeks.map(({ week }, n) => {
        const { count = 0, median = null } = trend.get(n + 1) ?? {}
        return { week, count, medianSeconds: median }
      }),
    }
  })
  return { period: scope.period, levels }
}

export async function userPerformance(ctx: Ctx, asked: Input<Api['userPerformance']>): Promise<UserPerformance> {
  const { workspace, scope: whole } = await askedOfWorkspace(ctx, asked)
  const scope = onlyMine(ctx, workspace, whole)
  const told = await ask(ctx.db, scope, {
    now: performance(scope, 'now'),
    previous: performance(scope, 'previous'),
    timeNow: timeByMember('now'),
    timePrevious: timeByMember('previous'),
  })
  const involved = Object.values(told).flatMap((rows: { user: string }[]) => rows.map(({ user }) => user))
  const people = await peopleInvolved(ctx, scope, involved)
  return {
    period: scope.period,
    people: people.map((user) => {
      const now = performanceOf(told.now, user._id)
      const previous = performanceOf(told.previous, user._id)
      const both = <Value>(read: (row: Performance) => Value) => ({ now: read(now), previous: read(previous) })
      return {
        user,
        completed: both(({ completed }) => completed),
        onTime: both(({ inTime, dated }) => ratio(inTime, dated)),
        throughputPerWeek: both(({ completed }) => perWeek(scope, completed)),
        cycleTime: both(({ cycle, measured }) => (measured < FEWEST_TASKS ? null : cycle)),
        points: both(({ points }) => points),
        loggedSeconds: { now: secondsOf(told.timeNow, user._id), previous: secondsOf(told.timePrevious, user._id) },
      }
    }),
  }
}

const performanceOf = (rows: Performance[], id: string): Performance =>
  rows.find(({ user }) => user === id) ?? {
    user: id,
    completed: 0,
    dated: 0,
    inTime: 0,
    measured: 0,
    cycle: null,
    points: 0,
  }
