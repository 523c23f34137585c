import { daysBetween } from '#contract/days.ts'
import type { Input } from '#contract/endpoint.ts'
import { utilisationBounds } from '#contract/report-parts.ts'
import type { reportsApi } from '#contract/reports.ts'
import type { ResourceAnalysis } from '#contract/workspace-reports.ts'
import type { Ctx } from '#server/core/context.ts'
import type { FoundWorkspace } from '#server/features/workspaces/service.ts'
import { askedOfWorkspace, requireReports } from './asked.ts'
import { type Hours, hoursOf } from './hours.ts'
import { countDays, type Days, estimatesOf, type Planned, plannedIn } from './planned.ts'
import { ask } from './queries/facts.ts'
import { plannedTasks, usualTimes } from './queries/workspace.ts'
import { nextWeekOf, type Scope, weeksOf } from './scope.ts'

type Load = ResourceAnalysis['people'][number]['total']

export async function resourceAnalysis(
  ctx: Ctx,
  asked: Input<(typeof reportsApi)['resourceAnalysis']>,
): Promise<ResourceAnalysis> {
  const { workspace, scope } = await askedOfWorkspace(ctx, asked)
  requireReports(workspace)
  const capacity = capacityOf(workspace)
  const weeks = weeksOf(scope)
  const nextWeek = nextWeekOf(scope)
  // The coming week is one stretch more, whether or not the period holds it.
  const { planned, estimates } = await planOf(ctx, workspace, scope, [...weeks, nextWeek])
  const plannedFor = sumUp(planned)
  const hours = (await hoursOf(ctx, scope)).filter(
    ({ outside, total, user }) => !outside || total > 0 || plannedFor.has(user._id),
  )
  const people = hours.map((person) => {
    const theirs = plannedFor.get(person.user._id) ?? []
    const loads = weeks.map((week, n) => ({
      week: week.week,
      ...loadOf(capacityIn(week, capacity), loggedIn(person, week, scope.period.from), theirs[n] ?? 0),
    }))
    return { user: person.user, weeks: loads, total: totalOf(loads) }
  })
  return {
    period: scope.period,
    capacity,
    weeks,
    people,
    nextWeek: {
      week: nextWeek.from,
      free: whoIsFree(hours, capacityIn(nextWeek, capacity), (id) =>
        Math.round(plannedFor.get(id)?.[weeks.length] ?? 0),
      ),
    },
    estimates,
  }
}

/** What open tasks take of some stretches of days, and what that is reckoned from. */
export async function planOf(ctx: Ctx, { settings }: FoundWorkspace, scope: Scope, stretches: Days[]) {
  // Whoever is asked about, everybody's tasks say what is usual, and those they share are shared.
  const { tasks, usual } = await ask(ctx.db, { ...scope, users: null }, { tasks: plannedTasks, usual: usualTimes })
  const estimates = estimatesOf(usual)
  const workingDays = [...new Set(settings.workingDays)]
  return { estimates, planned: plannedIn(stretches, tasks, { estimates, today: scope.today, workingDays }) }
}

const capacityOf = ({ settings }: FoundWorkspace): ResourceAnalysis['capacity'] => ({
  secondsPerDay: Math.round(settings.workingHoursPerDay * 3600),
  workingDays: [...new Set(settings.workingDays)],
  weekStart: settings.weekStart,
})

const capacityIn = (days: Days, { secondsPerDay, workingDays }: ResourceAnalysis['capacity']) =>
  countDays(days, workingDays) * secondsPerDay

function loggedIn({ seconds }: Hours, { from, to }: Days, firstDay: string) {
  const days = seconds.slice(daysBetween(firstDay, from), daysBetween(firstDay, to) + 1)
  return days.reduce((sum, day) => sum + day, 0)
}

/** For each person, the seconds in each stretch. */
function sumUp(planned: Planned[]) {
  const sums = new Map<string, number[]>()
  for (const { user, n, seconds } of planned) {
    const theirs = sums.get(user) ?? []
    theirs[n] = (theirs[n] ?? 0) + seconds
    sums.set(user, theirs)
  }
  return sums
}

function loadOf(capacitySeconds: number, loggedSeconds: number, planned: number): Load {
  const plannedSeconds = Math.round(planned)
  const utilisation =
    capacitySeconds > 0 ? Math.round(((loggedSeconds + plannedSeconds) / capacitySeconds) * 1000) / 1000 : null
  return { capacitySeconds, loggedSeconds, plannedSeconds, utilisation, band: bandOf(utilisation) }
}

function bandOf(utilisation: number | null) {
  const [low, high] = utilisationBounds
  if (utilisation === null) return null
  if (utilisation < low) return 'under'
  return utilisation > high ? 'over' : 'within'
}

function totalOf(loads: Load[]): Load {
  const sum = (field: 'capacitySeconds' | 'loggedSeconds' | 'plannedSeconds') =>
    loads.reduce((total, load) => total + load[field], 0)
  return loadOf(sum('capacitySeconds'), sum('loggedSeconds'), sum('plannedSeconds'))
}

const whoIsFree = (people: Hours[], capacitySeconds: number, plannedFor: (id: string) => number) =>
  people
    .filter(({ outside }) => !outside)
    .map(({ user }) => ({ user, capacitySeconds, plannedSeconds: plannedFor(user._id) }))
    .map((row) => ({ ...row, freeSeconds: Math.max(0, row.capacitySeconds - row.plannedSeconds) }))
    .filter(({ freeSeconds }) => freeSeconds > 0)
    .sort((one, other) => other.freeSeconds - one.freeSeconds)
