// Once an hour: whoever has something due tomorrow, or overdue, is told, each time once. When it is tomorrow depends on where they are.
import { addDays } from '#contract/days.ts'
import type { GuestCtx } from '#server/core/context.ts'
import { grouped } from '#server/core/grouped.ts'
import { inTransaction, type Kernel, theSystem } from '#server/core/scope.ts'
import { localTime } from '#server/features/notification-preferences/service.ts'
import { isUp } from './morning.ts'
import { type Due, dueTasks, zonesOfPeople } from './queries/due-dates.ts'
import { aboutNothing } from './queries/telling.ts'
import { tell } from './tell.ts'
import { dueSoon, manyDueSoon, manyOverdue, overdue } from './words.ts'

/** Longer ago nobody is reminded any more: a server that was off, or is new, does not tell of old things all at once. */
const LOOK_BACK_DAYS = 3
/** As many tasks of one project are named one by one. */
const ONE_BY_ONE = 3

export async function remindOfDueDates(kernel: Kernel, now: Date) {
  const zones = (await zonesOfPeople(kernel.db))
    .map((name) => ({ name, ...localTime(now, name) }))
    .filter(isUp)
    .map(({ name, day }) => ({ name, today: day, tomorrow: addDays(day, 1) }))
  if (zones.length === 0) return
  const days = zones.map(({ today }) => today).sort()
  const window = { first: addDays(days[0]!, -LOOK_BACK_DAYS), last: addDays(days.at(-1)!, 1) }
  for (const due of grouped(await dueTasks(kernel.db, zones, window), ({ boardId }) => boardId).values())
    await inTransaction(kernel, theSystem, (ctx) => remindOnBoard(ctx, due))
}

async function remindOnBoard(ctx: GuestCtx, due: Due[]) {
  for (const ofOne of grouped(due, ({ userId, kind }) => `${userId} ${kind}`).values()) {
    if (ofOne.length > ONE_BY_ONE) await remindOfMany(ctx, ofOne)
    else for (const one of ofOne) await remind(ctx, one)
  }
}

async function remind(ctx: GuestCtx, due: Due) {
  const saying = due.kind === 'overdue' ? overdue(due.board, due) : dueSoon(due.board, due)
  await tell(ctx, occasionOf(due), [{ userId: due.userId, taskId: due._id, ...saying }])
}

async function remindOfMany(ctx: GuestCtx, due: Due[]) {
  const [first, ...rest] = due as [Due, ...Due[]]
  const saying = first.kind === 'overdue' ? manyOverdue(first.board, due) : manyDueSoon(first.board, due)
  await tell(ctx, occasionOf(first), [{ userId: first.userId, ...saying, causesToo: rest.map(({ cause }) => cause) }])
}

const occasionOf = ({ cause, workspaceId, boardId }: Due) => ({
  ...aboutNothing,
  cause,
  workspaceId,
  boardId,
  sender: null,
})
