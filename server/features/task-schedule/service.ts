// Tasks of one project get new days together: a task and all that wait for it.
import type { Input } from '#contract/endpoint.ts'
import type { taskScheduleApi } from '#contract/task-schedule.ts'
import { t } from '#contract/texts.ts'
import type { Ctx } from '#server/core/context.ts'
import { notFound, overtaken } from '#server/core/errors.ts'
import { requireVersion } from '#server/core/version.ts'
import { publishBulk, requireOneBoard } from '#server/features/task-moves/service.ts'
import { cardsOf, lockTasks } from '#server/features/tasks/service.ts'
import { setDays } from './queries.ts'

type Api = typeof taskScheduleApi

export async function rescheduleTasks(ctx: Ctx, { boardId, tasks }: Input<Api['rescheduleTasks']>) {
  const taskIds = tasks.map(({ taskId }) => taskId)
  const board = await requireOneBoard(ctx, taskIds)
  if (board._id !== boardId) throw notFound(t`Task`)
  await lockTasks(ctx.db, taskIds)
  // As they are now that nobody else can change them.
  if ((await requireOneBoard(ctx, taskIds))._id !== boardId) throw overtaken()
  const before = await cardsOf(ctx.db, taskIds)
  const versions = new Map(tasks.map(({ taskId, version }) => [taskId, version]))
  for (const card of before) requireVersion(versions.get(card._id), card.version, t`task`, { task: card })
  await setDays(ctx.db, tasks)
  const on = { boardId, workspaceId: board.workspaceId }
  return { tasks: await publishBulk(ctx, on, taskIds, { changes: { rescheduled: true } }, before) }
}
