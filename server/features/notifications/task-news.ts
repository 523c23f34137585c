// Whom a change of one task concerns.
import type { TaskCard } from '#contract/tasks.ts'
import type { GuestCtx } from '#server/core/context.ts'
import type { PastEvent } from '#server/core/followers.ts'
import { newsOfDescription, newsOfFirstDescription } from './description-news.ts'
import { factsOf, findAnsweredForm, nameOf } from './queries/about.ts'
import type { News } from './tell.ts'
import { assigned, completed, formAnswered, prioritised, type Unsaid } from './words.ts'

/** Ends a task too, but nobody is congratulated on it. */
export const CANCELED = 'canceled'

export const toEach = (userIds: (string | null)[], taskId: string, saying: Unsaid): News[] =>
  [...new Set(userIds)].flatMap((userId) => (userId ? [{ userId, taskId, ...saying }] : []))

/** Found again by whatever says something about one task. Gone when the task was deleted meanwhile. */
export async function aboutTask(ctx: GuestCtx, { taskId, actor }: PastEvent) {
  const [task] = taskId ? await factsOf(ctx.db, [taskId]) : []
  return task ? { task, where: { actor: await nameOf(ctx.db, actor), board: task.board } } : null
}

export async function newsOfCreatedTask(ctx: GuestCtx, event: PastEvent): Promise<News[]> {
  const { task: card, restored, movedHere, formId } = event.payload as unknown as Created
  if (restored) return []
  if (movedHere) return newsOfPlacedTask(ctx, event, card)
  if (formId) return newsOfAnswer(ctx, event, formId)
  if (card.members.length === 0 && !card.hasDescription) return []
  const about = await aboutTask(ctx, event)
  if (!about) return []
  const { task, where } = about
  return [...toEach(card.members, task._id, assigned(where, task)), ...(await newsOfFirstDescription(ctx, about))]
}

interface Created {
  task: TaskCard
  restored?: true
  movedHere?: true
  /** It came through a form. Names in its answers call nobody: they are a stranger's words. */
  formId?: string
}

async function newsOfAnswer(ctx: GuestCtx, event: PastEvent, formId: string): Promise<News[]> {
  const form = await findAnsweredForm(ctx.db, formId)
  if (!form || form.listeners.length === 0) return []
  const about = await aboutTask(ctx, event)
  if (!about) return []
  const { task } = about
  return toEach(form.listeners, task._id, formAnswered(task.board, task, form.title))
}

interface Change {
  field: string
  from: unknown
  to: unknown
}

const told = new Set(['members', 'priority', 'description'])

export async function newsOfUpdatedTask(ctx: GuestCtx, event: PastEvent): Promise<News[]> {
  const changes = (event.payload.changes as Change[]).filter(({ field }) => told.has(field))
  const about = changes.length > 0 ? await aboutTask(ctx, event) : null
  if (!about) return []
  const { task, where } = about
  const news: News[] = []
  for (const { field, from, to } of changes) {
    if (field === 'members')
      news.push(...toEach(added(from as string[], to as string[]), task._id, assigned(where, task)))
    if (field === 'priority') news.push(...toEach(task.members, task._id, prioritised(where, task, to as number)))
    if (field === 'description') news.push(...(await newsOfDescription(ctx, about, event)))
  }
  return news
}

export const added = (from: string[], to: string[]) => to.filter((id) => !from.includes(id))

export const newsOfMovedTask = (ctx: GuestCtx, event: PastEvent) =>
  newsOfPlacedTask(ctx, event, event.payload as unknown as Pick<TaskCard, 'completedAt'>)

/** What happens to a task that was finished before does not finish it. */
export const isFinishedBy = ({ at }: PastEvent, { completedAt }: Pick<TaskCard, 'completedAt'>) => completedAt === at

/** Most moves finish nothing, and cost nothing here. */
async function newsOfPlacedTask(ctx: GuestCtx, event: PastEvent, task: Pick<TaskCard, 'completedAt'>): Promise<News[]> {
  if (!isFinishedBy(event, task)) return []
  const about = await aboutTask(ctx, event)
  if (!about || about.task.columnType === CANCELED) return []
  return toEach([...about.task.members, about.task.createdBy], about.task._id, completed(about.where, about.task))
}
