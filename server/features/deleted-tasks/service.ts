// What was deleted on a project and can still be restored. Deleting and restoring are the tasks' own.
import { type DeletedTask, type deletedTasksApi, RESTORABLE_DAYS } from '#contract/deleted-tasks.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Ctx } from '#server/core/context.ts'
import { requireOnBoard } from '#server/features/boards/service.ts'
import { deletedTasksOf } from './queries.ts'

type Api = typeof deletedTasksApi

const DAY = 24 * 60 * 60 * 1000

export async function listDeletedTasks(ctx: Ctx, { boardId, q, task, after, limit }: Input<Api['listDeletedTasks']>) {
  // Of use to whoever could restore one of them, also once the project is active again.
  await requireOnBoard(ctx, boardId, 'edit-tasks', { evenArchived: true })
  const found = await deletedTasksOf(ctx.db, boardId, {
    text: q,
    named: task,
    after: after === undefined ? undefined : read(after),
    since: new Date(ctx.now.getTime() - RESTORABLE_DAYS * DAY),
    limit: limit + 1,
  })
  const tasks = found.slice(0, limit)
  return { tasks, next: found.length > limit ? cursorOf(tasks.at(-1)!) : null }
}

const cursorOf = ({ deletedAt, _id }: DeletedTask) => `${Date.parse(deletedAt)}_${_id}`

function read(cursor: string) {
  const [moment, id] = cursor.split('_') as [string, string]
  return { at: new Date(Number(moment)), id }
}
