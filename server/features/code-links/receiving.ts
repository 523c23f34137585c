// What a code host told becomes links on tasks, and finishes those it says it finishes. One transaction: told twice, done once.
import type { Ctx, GuestCtx } from '#server/core/context.ts'
import { Refusal } from '#server/core/errors.ts'
import { inTransaction, type Kernel, theSystem } from '#server/core/scope.ts'
import { findUser } from '#server/features/people/service.ts'
import { moveTask } from '#server/features/task-moves/service.ts'
import { lockTasks } from '#server/features/tasks/service.ts'
import { codeLinked } from './events.ts'
import {
  findDoneColumn,
  insertDelivery,
  lockDoneColumns,
  type NamedTask,
  type NewLink,
  noteOutcome,
  putLinks,
  tasksNamed,
} from './queries.ts'
import { type Finding, findingsIn } from './reading.ts'

export interface Told {
  deliveryId: string
  event: string
  payload: unknown
}

/** The newest of them; a task is not a history of its repository. */
const MOST_LINKS_AT_ONCE = 50

/** Whoever connected the code host is who finishes tasks: with their rights of today, or not at all. */
export async function receive(
  kernel: Kernel,
  source: { workspaceId: string; createdBy: string | null },
  { deliveryId, event, payload }: Told,
) {
  const { workspaceId } = source
  const { repository, findings } = findingsIn(event, payload) ?? { repository: '', findings: [] }
  const user = (source.createdBy && (await findUser(kernel.db, source.createdBy))) || null
  return inTransaction(kernel, { ...theSystem, user }, async (ctx) => {
    const row = { id: deliveryId, workspace_id: workspaceId, event, repository, received_at: ctx.now }
    if (!(await insertDelivery(ctx.db, row))) return { linked: 0, completed: 0, repeated: true }
    const named = await tasksNamed(ctx.db, workspaceId, [...new Set(findings.flatMap(({ keys }) => keys))])
    const finished = user ? toFinish(named, findings) : []
    await lockAll(ctx, finished)
    const outcome = {
      linked: await linkAll(ctx, workspaceId, named, findings),
      completed: await finishAll(ctx as Ctx, finished),
    }
    await noteOutcome(ctx.db, workspaceId, deliveryId, outcome)
    return { ...outcome, repeated: false }
  })
}

async function linkAll(ctx: GuestCtx, workspaceId: string, named: NamedTask[], findings: Finding[]) {
  let linked = 0
  for (const task of named) {
    const links = findings.filter(({ keys }) => keys.includes(task.key)).map(linkOf)
    const fresh = await putLinks(ctx.db, task._id, distinct(links).slice(-MOST_LINKS_AT_ONCE))
    if (fresh.length > 0) await ctx.publish(codeLinked(workspaceId, task, fresh))
    linked += fresh.length
  }
  return linked
}

const linkOf = ({ keys: _, finishes: __, ...link }: Finding): NewLink => link

/** The same commit twice in one push is one. */
const distinct = (links: NewLink[]) => [...new Map(links.map((link) => [link.ref, link])).values()]

function toFinish(named: NamedTask[], findings: Finding[]) {
  const promised = new Set(findings.flatMap(({ finishes }) => finishes))
  return named.filter(({ key, completedAt }) => promised.has(key) && completedAt === null)
}

/** Before anything is told: who tells of one task holds its board, which whoever changes another one takes last. */
async function lockAll(ctx: GuestCtx, tasks: NamedTask[]) {
  if (tasks.length === 0) return
  const boardIds = tasks.map(({ boardId }) => boardId)
  await lockDoneColumns(ctx.db, boardIds)
  const taskIds = tasks.map(({ _id }) => _id)
  await lockTasks(ctx.db, taskIds)
}

async function finishAll(ctx: Ctx, tasks: NamedTask[]) {
  let completed = 0
  for (const task of tasks) if (await finish(ctx, task)) completed += 1
  return completed
}

async function finish(ctx: Ctx, { _id: taskId, boardId }: NamedTask) {
  const column = await findDoneColumn(ctx.db, boardId)
  if (!column) return false
  try {
    await moveTask(ctx, { taskId, columnId: column.id })
    return true
  } catch (error) {
    // They may not, any more; the link is there all the same.
    if (error instanceof Refusal) return false
    throw error
  }
}
