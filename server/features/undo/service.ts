// Taking back one's last change on a board, from the event log. What somebody else changed since stays theirs.
import type { undoApi } from '#contract/board-tools.ts'
import type { Input } from '#contract/endpoint.ts'
import type { SentTaskFields, TaskCard } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'
import type { Ctx } from '#server/core/context.ts'
import { conflict, Refusal } from '#server/core/errors.ts'
import { requireOnBoard } from '#server/features/boards/service.ts'
import { moveTask } from '#server/features/task-moves/service.ts'
import {
  deleteTask,
  holdNamed,
  lockTasks,
  requireTask,
  restoreTask,
  updateTask,
} from '#server/features/tasks/service.ts'
import {
  columnChanges,
  type Done,
  lastOf,
  lockColumnsOf,
  lockUndo,
  othersSince,
  passOver,
  stillDeleted,
  touchedSince,
} from './queries.ts'

type Api = typeof undoApi

const MINUTE = 60_000

export async function undo(ctx: Ctx, { boardId, within, deletedTask }: Input<Api['undo']>) {
  let last: Done | undefined
  try {
    return await ctx.transact(async (ctx) => {
      await requireOnBoard(ctx, boardId, 'edit-tasks')
      await lockUndo(ctx.db, boardId, ctx.user._id)
      const me = { userId: ctx.user._id, keyId: ctx.key?.id ?? null }
      const since = within ? new Date(ctx.now.getTime() - within * MINUTE).toISOString() : null
      const event = await lastOf(ctx.db, boardId, me, { since, deletedTask })
      if (!event) throw new Refusal(404, 'nothing_to_undo', t`There is nothing of yours to take back here`)
      last = event
      // Whatever is done to take it back is marked, so that the next undo goes one step further.
      await takeBack(ctx.takingBack(event.id), boardId, event)
      const { count = 1 } = event.payload
      const takenAway = event.type === 'task-created' ? event.taskId : null
      const fields = event.type === 'task-updated' ? Object.keys(event.before ?? {}) : []
      return { undone: { type: event.type, title: titleOf(event), count: Number(count), fields, takenAway } }
    })
  } catch (error) {
    // Once refused, it does not stand in the way of what came before it.
    if (last && error instanceof Refusal) await passOver(ctx.db, last)
    throw error
  }
}

/** What was renamed has its old name again; of many together there is no one to name. */
const titleOf = ({ before, payload }: Done) => String(before?.title ?? payload.title ?? '')

async function takeBack(ctx: Ctx, boardId: string, event: Done) {
  const taskId = event.taskId!
  if (event.payload.movedAway || event.payload.movedHere)
    throw conflict('cannot_undo', t`A task that was taken to another project has to be taken back there by hand`)
  if (columnChanges.includes(event.type))
    throw conflict('cannot_undo', t`Your last change was to a column, which cannot be taken back`)
  switch (event.type) {
    case 'task-created':
      await requireStillThere(ctx, boardId, taskId)
      if (await othersSince(ctx.db, event, taskId)) throw changedSince()
      return deleteTask(ctx, { taskId })
    case 'task-deleted':
      return bringBack(ctx, boardId, String(event.payload.taskId))
    case 'task-moved':
      await requireStillThere(ctx, boardId, taskId)
      return moveBack(ctx, event, taskId, event.before as unknown as Stand)
    case 'task-updated':
      await requireStillThere(ctx, boardId, taskId)
      return changeBack(ctx, event, taskId, event.before as SentTaskFields)
    default:
      return takeBackMany(ctx, boardId, event)
  }
}

/** What somebody took to another project is theirs there, and what happened to it since is not in this board's log. */
async function requireStillThere(ctx: Ctx, boardId: string, taskId: string) {
  const { _id } = await requireTask(ctx, taskId, 'view', { evenDeleted: true })
  if (_id !== boardId) throw changedSince()
}

/** One that somebody else has brought back already is not brought back again. */
async function bringBack(ctx: Ctx, boardId: string, taskId: string) {
  const lost = await stillDeleted(ctx.db, boardId, [taskId])
  if (lost.length === 0) throw changedSince()
  await restoreTask(ctx, { taskId })
}

interface Stand {
  columnId: string
  position: number
}

async function moveBack(ctx: Ctx, event: Done, taskId: string, { columnId, position }: Stand) {
  if (await touchedSince(ctx.db, event, taskId, { moved: true })) throw changedSince()
  await moveTask(ctx, { taskId, columnId, position })
}

async function changeBack(ctx: Ctx, event: Done, taskId: string, before: SentTaskFields) {
  const fields = Object.keys(before)
  if (fields.includes('attachments')) throw conflict('cannot_undo', t`Files cannot be taken back`)
  if (await touchedSince(ctx.db, event, taskId, { fields })) throw changedSince()
  await updateTask(ctx, { taskId, ...before })
}

/** Every task as it was; one that somebody changed since keeps that change from being lost by refusing the whole. */
async function takeBackMany(ctx: Ctx, boardId: string, event: Done) {
  const deleted = event.payload.deleted as string[]
  const after = new Map((event.payload.tasks as TaskCard[]).map((card) => [card._id, card]))
  const changed = (event.before as { tasks: TaskCard[] }).tasks.flatMap((card) => {
    const now = after.get(card._id)
    const what = now && { card, hasMoved: !isSamePlace(now, card), fields: changedFields(now, card) }
    return what && (what.hasMoved || Object.keys(what.fields).length > 0) ? [what] : []
  })
  await lockAll(ctx, boardId, deleted, changed)
  const lost = await stillDeleted(ctx.db, boardId, deleted)
  if (lost.length === 0 && changed.length === 0) throw changedSince()
  for (const { card } of changed) await requireStillThere(ctx, boardId, card._id)
  for (const taskId of lost) await restoreTask(ctx, { taskId })
  for (const { card, hasMoved, fields } of changed) {
    if (hasMoved) await moveBack(ctx, event, card._id, card)
    if (Object.keys(fields).length > 0) await changeBack(ctx, event, card._id, fields)
  }
}

interface Changed {
  card: TaskCard
  hasMoved: boolean
  /** As they were. */
  fields: SentTaskFields
}

/** Before anything is told: who tells of one task holds the board, which whoever changes another one, or removes people, takes last. */
async function lockAll(ctx: Ctx, boardId: string, deleted: string[], changed: Changed[]) {
  const columnIds = changed.filter(({ hasMoved }) => hasMoved).map(({ card }) => card.columnId)
  await lockColumnsOf(ctx.db, boardId, columnIds, deleted)
  await holdNamed(ctx, boardId, {
    members: changed.flatMap(({ fields }) => fields.members ?? []),
    labels: changed.flatMap(({ fields }) => fields.labels ?? []),
  })
  await lockTasks(ctx.db, [...deleted, ...changed.map(({ card }) => card._id)])
}

const bulkFields = ['members', 'labels', 'priority', 'complexity', 'startDate', 'dueDate'] as const

const isSamePlace = (one: TaskCard, other: TaskCard) =>
  one.columnId === other.columnId && one.position === other.position

const changedFields = (now: TaskCard, before: TaskCard): SentTaskFields =>
  Object.fromEntries(
    bulkFields
      .filter((field) => JSON.stringify(now[field]) !== JSON.stringify(before[field]))
      .map((field) => [field, before[field]]),
  )

const changedSince = () =>
  conflict('changed_since', t`Somebody changed this in the meantime, so it cannot be taken back`)
