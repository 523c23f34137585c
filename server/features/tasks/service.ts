import { promisify } from 'node:util'
import { constants, gzip, type ZlibOptions } from 'node:zlib'
import { v7 as newId } from 'uuid'
import { RESTORABLE_DAYS } from '#contract/deleted-tasks.ts'
import type { Input } from '#contract/endpoint.ts'
import { isId } from '#contract/fields.ts'
import type { BoardAction } from '#contract/permissions.ts'
import type { Task, TaskCard, TaskField, tasksApi } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'
import type { Ctx, GuestCtx } from '#server/core/context.ts'
import { conflict, notFound, overtaken } from '#server/core/errors.ts'
import { headOf } from '#server/core/event-log.ts'
import { Prepared } from '#server/core/http/prepared.ts'
import { inLanguage } from '#server/core/speech.ts'
import { requireVersion } from '#server/core/version.ts'
import { sightOf } from '#server/database/access.ts'
import { requireAdmitted, requireOnBoard } from '#server/features/boards/service.ts'
import { placeTasks, spreadColumn, takePlace, type Where, type Wish } from '#server/features/places/service.ts'
import { type Change, taskCreated, taskCreatedHead, taskDeleted, taskRestored, taskUpdated } from './events.ts'
import { checkedFields, holdNamed } from './fields.ts'
import { cardOf, cardsAsJson, describeTask } from './queries/cards.ts'
import { type FoundTask, findIdByNumber, findTask, lockTasks } from './queries/finding.ts'
import { linkedTasksOf, tasksNaming } from './queries/relations.ts'
import { insertTasks, markDeleted, markRestored, type TaskRow, updateTaskRow } from './queries/rows.ts'

export { taskUpdated } from './events.ts'
export { holdNamed, requireKnown } from './fields.ts'
export { cardOf, cardsOf, describeTask, wholeColumns } from './queries/cards.ts'
export { type FoundTask, findTasks, lockTasks, openTasksOf } from './queries/finding.ts'
export { holdPeopleOf, leadsBackTo, lockWaiting } from './queries/relations.ts'
export { markDeleted } from './queries/rows.ts'

type Api = typeof tasksApi

const RESTORABLE_MS = RESTORABLE_DAYS * 24 * 60 * 60 * 1000

/** The hottest read there is: text from the database, zipped once, sent as it is until something happens on the board. */
export async function listTasks(ctx: Ctx, { boardId }: Input<Api['listTasks']>) {
  const { seq } = await requireOnBoard(ctx, boardId, 'view')
  const load = async () => {
    const found = await cardsAsJson(ctx.db, boardId)
    if (!found) throw notFound(t`Project`)
    const { tasks, columns, deletedBlockers, finishedBlockers, seq } = found
    const blockers = `"deletedBlockers":${deletedBlockers},"finishedBlockers":${finishedBlockers}`
    return zipped(`{"tasks":${tasks},"columns":${columns},${blockers},"seq":${seq}}`, {
      level: constants.Z_BEST_SPEED,
    })
  }
  return new Prepared(`"${seq}"`, () => ctx.tools.boardCards.get(boardId, seq, load))
}

const zipped = promisify(gzip) as (text: string, options: ZlibOptions) => Promise<Buffer>

export async function getTask(ctx: Ctx, { id, board }: Input<Api['getTask']>) {
  const { taskId, _id } = await requireTask(ctx, await idOf(ctx, id, board), 'view')
  if (board && board !== _id) throw notFound(t`Task`)
  return { task: await describeTask(ctx.db, taskId) }
}

/** A deleted one is not waited for. It stays written down, and is there again once it is restored. */
export async function listLinkedTasks(ctx: Ctx, input: Input<Api['listLinkedTasks']>) {
  const { taskId, workspaceId } = await requireTask(ctx, input.taskId, 'view')
  const asked = { userId: ctx.user._id, workspaceId, taskId }
  return {
    tasks: await linkedTasksOf(ctx.db, asked),
    blocks: await tasksNaming(ctx.db, 'blockers', asked),
    awaitedBy: await tasksNaming(ctx.db, 'dependencies', asked),
  }
}

/** KEY-12 on a board, or an id. */
async function idOf(ctx: Ctx, id: string, boardId: string | undefined) {
  const numbered = /^([A-Za-z][A-Za-z0-9]{1,5})-(\d{1,9})$/.exec(id)
  if (!numbered || !boardId) return id
  await requireOnBoard(ctx, boardId, 'view')
  const found = await findIdByNumber(ctx.db, boardId, numbered[1]!.toUpperCase(), Number(numbered[2]))
  if (!found) throw notFound(t`Task`)
  return found.id
}

const blank: TaskRow = {
  title: '',
  description: '',
  members: [],
  labels: [],
  priority: 0,
  complexity: 0,
  start_date: null,
  due_date: null,
  blockers: [],
  dependencies: [],
  cover: null,
  cover_image: null,
  checklist: [],
}
const nothingKnown = {
  members: [],
  labels: [],
  blockers: [],
  dependencies: [],
  startDate: null,
  dueDate: null,
  checklist: [],
}

/** `facts` stand in its event: how it came about, when not by hand. */
export async function createTask(
  ctx: Ctx,
  { _id: taskId = newId(), boardId, columnId, position, after, from, ...fields }: Input<Api['createTask']>,
  facts: Record<string, unknown> = {},
) {
  const { workspaceId } = await requireOnBoard(ctx, boardId, 'edit-tasks')
  const row = await checkedFields(ctx, { boardId, workspaceId, taskId }, fields, nothingKnown)
  return addTask(
    ctx,
    { boardId, workspaceId, columnId, taskId },
    { position, after, from },
    { ...blank, ...row },
    facts,
  )
}

export async function duplicateTask(ctx: Ctx, { taskId }: Input<Api['duplicateTask']>) {
  const { _id: boardId, workspaceId, columnId } = await requireTask(ctx, taskId, 'edit-tasks')
  const { description, members, labels, priority, complexity, cover, coverImage, ...task } = await describeTask(
    ctx.db,
    taskId,
  )
  const title = task.title.slice(0, 490).toWellFormed()
  const where = { boardId, workspaceId, columnId, taskId: newId() }
  return addTask(
    ctx,
    where,
    { after: taskId },
    {
      title: inLanguage(ctx.user.language ?? ctx.origin.language, () => t`${title} (copy)`),
      description,
      members,
      labels,
      priority,
      complexity,
      start_date: task.startDate,
      due_date: task.dueDate,
      blockers: task.blockers,
      dependencies: task.dependencies,
      cover: coverImage ? null : cover,
      cover_image: null,
      checklist: task.checklist.map((item) => ({ ...item, _id: newId() })),
    },
  )
}

interface Adding extends Where {
  workspaceId: string
}

async function addTask(
  ctx: Ctx,
  where: Adding,
  wish: Wish,
  row: TaskRow,
  facts: Record<string, unknown> = {},
): Promise<{ task: Task }> {
  const { boardId, workspaceId, columnId, taskId } = where
  const on = { boardId, workspaceId }
  const head = headOf(ctx, taskCreatedHead(on, taskId))
  const task = { ...row, id: taskId, column_id: columnId, created_by: ctx.user._id, head, facts, wish }
  const added = await (isAtEnd(wish)
    ? ctx.together(`new tasks ${workspaceId} ${boardId}`, task, (db, tasks) => insertTasks(db, on, tasks))
    : insertTasks(ctx.db, on, [task]).then(([only]) => only!)
  ).catch(refuseTaken)
  switch (added.problem) {
    case 'missing':
      throw notFound(t`Column`)
    case 'taken':
      return { task: await sameAgain(ctx, taskId, boardId) }
    case 'tight':
      return ctx.transact(async (inner) => {
        await spreadColumn(inner, where)
        return addTask(inner, where, { after: added.above }, row, facts)
      })
    case null:
      await ctx.publish({ ...taskCreated(on, added.card, facts), recorded: added.seq })
      return { task: wholeOf(added.card, row, ctx.user._id) }
  }
}

/** A task that comes from outside, and from nobody here. False when its column is gone. */
export async function receiveTask(
  ctx: GuestCtx,
  where: Adding,
  row: Partial<TaskRow> & { attachment_count: number },
  facts: Record<string, unknown>,
): Promise<boolean> {
  const { boardId, workspaceId, columnId, taskId } = where
  const on = { boardId, workspaceId }
  const head = headOf(ctx, taskCreatedHead(on, taskId))
  const task = { ...blank, ...row, id: taskId, column_id: columnId, created_by: null, head, facts, wish: {} }
  const [added] = await insertTasks(ctx.db, on, [task])
  if (added!.problem === 'tight') {
    await spreadColumn(ctx, where)
    return receiveTask(ctx, where, row, facts)
  }
  if (added!.problem) return false
  await ctx.publish({ ...taskCreated(on, added!.card, facts), recorded: added!.seq })
  return true
}

/** Behind everything in its column, where no other new one can be in the way. */
const isAtEnd = ({ before, after, position, from }: Wish) =>
  !before && !after && position === undefined && from !== 'top'

/** A task nobody has worked on yet is its card and what was said when it was made. */
function wholeOf(
  { hasDescription: _, ...card }: TaskCard,
  { description, checklist }: TaskRow,
  createdBy: string,
): Task {
  return { ...card, description, checklist, timeEntries: [], createdBy }
}

/** Asked twice with an id of the caller's own, as after an answer that never arrived. Any other id that is taken is not theirs to know. */
async function sameAgain(ctx: Ctx, taskId: string, boardId: string) {
  const { _id } = await requireTask(ctx, taskId, 'edit-tasks')
  const task = await describeTask(ctx.db, taskId)
  if (_id !== boardId || task.createdBy !== ctx.user._id) throw notFound(t`Task`)
  return task
}

/** The same id at the same moment in two columns. */
function refuseTaken(error: { constraint?: string }): never {
  throw error.constraint === 'tasks_pkey' ? conflict('exists', t`There is a task with this id already`) : error
}

export async function updateTask(ctx: Ctx, { taskId, version, ...sent }: Input<Api['updateTask']>) {
  if (sent.members || sent.labels) await holdNamed(ctx, (await requireTask(ctx, taskId, 'edit-tasks'))._id, sent)
  const { _id: boardId, workspaceId } = await lockTask(ctx, taskId, 'edit-tasks')
  const before = await describeTask(ctx.db, taskId)
  requireVersion(version, before.version, t`task`, { task: before })
  const row = await checkedFields(ctx, { boardId, workspaceId, taskId }, sent, before)
  await updateTaskRow(ctx.db, taskId, row)
  const task = await describeTask(ctx.db, taskId)
  const changes = changed(before, task, Object.keys(sent) as TaskField[])
  if (changes.length > 0)
    await ctx.publish(taskUpdated({ boardId, workspaceId }, await cardOf(ctx.db, taskId), changes))
  return { task }
}

const changed = (before: Task, after: Task, fields: TaskField[]): Change[] =>
  fields.flatMap((field) => {
    const [from, to] = [before[field], after[field]]
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ field, from, to }]
  })

export async function deleteTask(ctx: Ctx, { taskId }: Input<Api['deleteTask']>) {
  const { _id: boardId, workspaceId, taskTitle, columnId } = await lockTask(ctx, taskId, 'edit-tasks')
  const timersOf = await markDeleted(ctx.db, [taskId], { at: ctx.now, by: ctx.user._id })
  await ctx.publish(taskDeleted({ boardId, workspaceId }, { _id: taskId, title: taskTitle, columnId }, timersOf))
}

export async function restoreTask(ctx: Ctx, { taskId }: Input<Api['restoreTask']>) {
  const seen = await requireTask(ctx, taskId, 'edit-tasks', { evenDeleted: true })
  const { _id: boardId, workspaceId, columnId, position, deletedAt } = seen
  if (!deletedAt) return { task: await describeTask(ctx.db, taskId) }
  if (ctx.now.getTime() - new Date(deletedAt).getTime() > RESTORABLE_MS) throw notFound(t`Task`)
  // Where it stood somebody else may stand by now, and its column may finish tasks or no longer do so.
  const place = await takePlace(ctx, { boardId, workspaceId, columnId, taskId }, { position })
  const task = await lockTask(ctx, taskId, 'edit-tasks', { evenDeleted: true })
  if (!task.deletedAt || task.columnId !== columnId) throw overtaken()
  await markRestored(ctx.db, taskId)
  await placeTasks(ctx.db, [taskId], place.column, [place.position], ctx.now)
  await ctx.publish(taskRestored({ boardId, workspaceId }, await cardOf(ctx.db, taskId)))
  return { task: await describeTask(ctx.db, taskId) }
}

interface Options {
  evenDeleted?: boolean
}

/** The door to a task is the door of its board. A deleted one is not there. */
export async function requireTask(
  ctx: Ctx,
  taskId: string,
  action: BoardAction,
  { evenDeleted = false }: Options = {},
): Promise<FoundTask> {
  const task = isId(taskId) ? await findTask(ctx.db, sightOf(ctx), taskId) : undefined
  if (!task || (task.deletedAt && !evenDeleted)) throw notFound(t`Task`)
  requireAdmitted(task, action)
  return task
}

/** The same for a change that others may be making at this moment: they come one after the other. */
export async function lockTask(ctx: Ctx, taskId: string, action: BoardAction, options?: Options) {
  await requireTask(ctx, taskId, action, options)
  await lockTasks(ctx.db, [taskId])
  return requireTask(ctx, taskId, action, options)
}
