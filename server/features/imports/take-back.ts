// Takes an import back: what it made goes, what it changed is as before. What somebody else has touched since stays theirs.
import type { Ctx } from '#server/core/context.ts'
import type { FoundBoard } from '#server/features/boards/service.ts'
import { deleteColumn } from '#server/features/columns/service.ts'
import { deleteBoardLabel } from '#server/features/labels/service.ts'
import { publishBulk, publishDeletion } from '#server/features/task-moves/service.ts'
import { lockTasks, markDeleted } from '#server/features/tasks/service.ts'
import { importProgressed, importUndone } from './events.ts'
import { heldCandidatesOf, labelIdsOf, lockColumnsOf } from './queries/places.ts'
import { endImport, findImport, lockImportsOf, type Work } from './queries/progress.ts'
import { type Changed, changesOf, forgetSources, leftOver, restoreSaid } from './queries/taking-back.ts'
import { tasksAsTheyAre, updateRows } from './queries/tasks.ts'
import { type Field, type Values, valueFields } from './values.ts'

/** So many in one live message. */
const TOLD_AT_ONCE = 1000

export async function takeBack(ctx: Ctx, board: FoundBoard, work: Work) {
  const on = { boardId: board._id, workspaceId: board.workspaceId }
  await lockImportsOf(ctx.db, board._id)
  const columns = await lockColumnsOf(ctx.db, board._id)
  const people = await heldCandidatesOf(ctx.db, board._id)
  const labels = await labelIdsOf(ctx.db, board._id)
  const changes = await changesOf(ctx.db, work._id, board._id, work.createdBy)
  const made = changes.filter(({ was, isTouched }) => !was && !isTouched).map(({ taskId }) => taskId)
  const changed = changes.filter(({ was }) => was)
  await lockTasks(ctx.db, [...made, ...changed.map(({ taskId }) => taskId)])
  await removeTasks(ctx, on, work._id, made)
  const here = {
    columns: new Set(columns.map(({ _id }) => _id)),
    labels,
    people: new Set(people.map(({ _id }) => _id)),
  }
  await changeBack(ctx, on, work._id, changed, here)
  await removeLeftOver(ctx, on, work)
  await endImport(ctx.db, work._id, 'undone', ctx.now)
  const undone = (await findImport(ctx.db, work._id))!
  await ctx.publish(importUndone(on, undone))
  await ctx.publish(importProgressed(undone))
  const { file } = work
  if (file) ctx.afterCommit(() => void ctx.tools.files.delete(file).catch(() => {}))
}

interface On {
  boardId: string
  workspaceId: string
}

async function removeTasks(ctx: Ctx, on: On, importId: string, ids: string[]) {
  if (ids.length === 0) return
  const timersOf = await markDeleted(ctx.db, ids, { at: ctx.now, by: ctx.user._id })
  await forgetSources(ctx.db, on.boardId, ids)
  for (const [nth, some] of inMessages(ids).entries())
    await publishDeletion(ctx, on, some, nth === 0 ? timersOf : [], { imported: importId })
}

const inMessages = (ids: string[]) =>
  Array.from({ length: Math.ceil(ids.length / TOLD_AT_ONCE) }, (_, nth) =>
    ids.slice(nth * TOLD_AT_ONCE, (nth + 1) * TOLD_AT_ONCE),
  )

/** What the project has to put things in. */
interface Here {
  columns: ReadonlySet<string>
  labels: ReadonlySet<string>
  people: ReadonlySet<string>
}

/** A field that is not as the import left it has been changed again, by whomever. */
async function changeBack(ctx: Ctx, on: On, importId: string, changed: Changed[], here: Here) {
  const taskIds = changed.map(({ taskId }) => taskId)
  const standing = await tasksAsTheyAre(ctx.db, taskIds)
  const back = changed.flatMap(({ taskId, was, became }) => {
    const now = standing.get(taskId)!
    const fields = valueFields.filter(
      (field) =>
        was &&
        field in was &&
        JSON.stringify(now[field]) === JSON.stringify(became?.[field]) &&
        (field !== 'columnId' || here.columns.has(was.columnId!)),
    )
    return fields.length ? [{ ...now, ...stillThere(pick(was!, fields), here) }] : []
  })
  if (back.length > 0) await updateRows(ctx.db, on.boardId, back)
  await restoreSaid(
    ctx.db,
    on.boardId,
    changed.map(({ taskId, saidBefore }) => ({ taskId, said: saidBefore ?? {} })),
  )
  for (const some of inMessages(back.map(({ id }) => id))) await publishBulk(ctx, on, some, { imported: importId })
}

const pick = (values: Partial<Values>, fields: Field[]): Partial<Values> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]))

/** Without labels that were deleted since, and people who left. */
const stillThere = ({ labels, members, ...rest }: Partial<Values>, here: Here): Partial<Values> => ({
  ...rest,
  ...(labels && { labels: labels.filter((id) => here.labels.has(id)) }),
  ...(members && { members: members.filter((id) => here.people.has(id)) }),
})

/** Columns and labels that came with it, where nothing is in them. A board keeps its last column: deleted tasks need one to come back to. */
async function removeLeftOver(ctx: Ctx, on: On, { madeColumns, madeLabels }: Work) {
  const { columns, labels, others } = await leftOver(ctx.db, on.boardId, madeColumns, madeLabels)
  const spared = others > 0 || columns.length < madeColumns.length ? columns : columns.slice(1)
  for (const columnId of spared) await deleteColumn(ctx, { columnId })
  for (const labelId of labels) await deleteBoardLabel(ctx, { boardId: on.boardId, labelId })
}
