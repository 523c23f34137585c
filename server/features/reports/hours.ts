// Who worked how long on which day, each by their own clock.
import { addDays } from '#contract/days.ts'
import type { Ctx } from '#server/core/context.ts'
import { daysFrom, startOf } from '#server/core/zoned-days.ts'
import { type Worker, workersOf } from './queries/known.ts'
import { whoWorked, workedByDay } from './queries/time.ts'
import type { Scope } from './scope.ts'

export interface Hours extends Worker {
  timezone: string
  /** One for each day of the period. */
  seconds: number[]
  total: number
}

/** Everybody in the workspace, or those asked for. */
export async function hoursOf(ctx: Ctx, scope: Scope): Promise<Hours[]> {
  const { period, workspaceId, users } = scope
  const workers = (
    await workersOf(ctx.db, workspaceId, users ?? (await whoWorked(ctx.db, scope, scope.from, scope.to)))
  )
    .filter(({ user }) => !users || users.includes(user._id))
    .map((worker) => ({ ...worker, timezone: worker.timezone ?? period.timezone }))
  const days = daysFrom(period.from, period.to)
  const worked = new Map(workers.map(({ user }) => [user._id, new Array<number>(days.length).fill(0)]))
  for (const zone of new Set(workers.map(({ timezone }) => timezone))) {
    const starts = [...days, addDays(period.to, 1)].map((day) => startOf(day, zone))
    const ids = workers.filter(({ timezone }) => timezone === zone).map(({ user }) => user._id)
    for (const { user, day, seconds } of await workedByDay(ctx.db, scope, ids, starts)) worked.get(user)![day] = seconds
  }
  return workers.map((worker) => {
    const seconds = worked.get(worker.user._id)!
    return { ...worker, seconds, total: seconds.reduce((sum, day) => sum + day, 0) }
  })
}
