// What somebody said about a task, checked: every id in it is looked up as the caller sees things.
import { v7 as newId } from 'uuid'
import { palette } from '#contract/colors.ts'
import type { ChecklistItem, SentTaskFields, Task } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'
import type { Ctx } from '#server/core/context.ts'
import { defined } from '#server/core/defined.ts'
import { conflict, invalid, notFound } from '#server/core/errors.ts'
import { findPreview } from './queries/finding.ts'
import { assignable, knownLabels, leadsBackTo, lockWaiting, seenTasks } from './queries/relations.ts'
import type { TaskRow } from './queries/rows.ts'

interface On {
  boardId: string
  workspaceId: string
  taskId: string
}

type Known = Pick<Task, 'members' | 'labels' | 'blockers' | 'dependencies' | 'startDate' | 'dueDate' | 'checklist'>

/** In database words. What the task has already is not asked about again: a colleague who left may stay assigned. */
export async function checkedFields(ctx: Ctx, on: On, sent: SentTaskFields, known: Known): Promise<Partial<TaskRow>> {
  await requireKnown(ctx, on.boardId, {
    members: added(sent.members, known.members),
    labels: added(sent.labels, known.labels),
  })
  for (const field of ['blockers', 'dependencies'] as const) await requireNoCircle(ctx, on, field, sent, known)
  const startDate = sent.startDate === undefined ? known.startDate : sent.startDate
  const dueDate = sent.dueDate === undefined ? known.dueDate : sent.dueDate
  if ((sent.startDate || sent.dueDate) && startDate && dueDate && startDate > dueDate)
    throw invalid(t`The start is after the due day`)
  const { checklist, startDate: start_date, dueDate: due_date, cover, ...plain } = sent
  return {
    ...defined(plain),
    ...defined({ start_date, due_date }),
    ...(cover !== undefined && (await coverOf(ctx, on.taskId, cover))),
    ...(checklist && { checklist: withIds(checklist) }),
  }
}

/** People who may work on the project, and labels it has. */
export async function requireKnown(
  ctx: Ctx,
  boardId: string,
  { members, labels }: { members: string[]; labels: string[] },
) {
  await requireAll(t`Member`, members, (ids) => assignable(ctx.db, boardId, ids))
  await requireAll(t`Label`, labels, (ids) => knownLabels(ctx.db, boardId, ids))
}

/** Before the task itself: whoever removes a person or a label holds that, and wants the tasks it is on. */
export async function holdNamed(ctx: Ctx, boardId: string, { members = [], labels = [] }: SentTaskFields) {
  if (members.length > 0) await assignable(ctx.db, boardId, members)
  if (labels.length > 0) await knownLabels(ctx.db, boardId, labels)
}

const added = (sent: string[] | undefined, known: string[]) => sent?.filter((id) => !known.includes(id)) ?? []

async function requireAll(what: string, ids: string[], find: (ids: string[]) => Promise<Set<string>>) {
  if (ids.length === 0) return
  const found = await find(ids)
  if (!ids.every((id) => found.has(id))) throw notFound(what)
}

async function requireNoCircle(
  ctx: Ctx,
  { taskId, workspaceId }: On,
  field: 'blockers' | 'dependencies',
  sent: SentTaskFields,
  known: Known,
) {
  const fresh = added(sent[field], known[field])
  if (fresh.length === 0) return
  await requireAll(t`Task`, fresh, (ids) => seenTasks(ctx.db, ctx.user._id, workspaceId, ids))
  await lockWaiting(ctx.db, workspaceId)
  if (await leadsBackTo(ctx.db, field, taskId, fresh))
    throw conflict('cycle', t`These tasks would wait for each other in a circle`)
}

/** A colour, or one of the task's own pictures. */
async function coverOf(ctx: Ctx, taskId: string, cover: string | null) {
  if (cover === null || (palette as readonly string[]).includes(cover)) return { cover, cover_image: null }
  const preview = await findPreview(ctx.db, taskId, cover)
  if (!preview) throw notFound(t`Picture`)
  return { cover, cover_image: preview }
}

const withIds = (items: NonNullable<SentTaskFields['checklist']>): ChecklistItem[] => {
  const taken = new Set<string>()
  return items.map(({ _id, text, done }) => {
    const id = _id && !taken.has(_id) ? _id : newId()
    taken.add(id)
    return { _id: id, text, done }
  })
}
