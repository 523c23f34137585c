// Whom a change of tasks concerns.
import type { TaskCard } from '#contract/tasks.ts'
import type { GuestCtx } from '#server/core/context.ts'
import type { PastEvent } from '#server/core/followers.ts'
import { excerpt } from './excerpt.ts'
import { mentionsIn, newMentions } from './mentions.ts'
import { factsOf, findBoardTitle, idsOfUsernames, nameOf, type TaskFacts } from './queries.ts'
import type { News } from './tell.ts'
import {
  assigned,
  completed,
  manyAssigned,
  manyCompleted,
  manyPrioritised,
  mentioned,
  type Named,
  prioritised,
  type Saying,
} from './words.ts'

/** Ends a task too, but nobody is congratulated on it. */
const CANCELED = 'canceled'

export const toEach = (userIds: (string | null)[], taskId: string, saying: Saying): News[] =>
  [...new Set(userIds)].flatMap((userId) => (userId ? [{ userId, taskId, ...saying }] : []))

/** Found again by whatever says something about one task. Gone when the task was deleted meanwhile. */
export async function aboutTask(ctx: GuestCtx, { taskId, actor }: PastEvent) {
  const [task] = taskId ? await factsOf(ctx.db, [taskId]) : []
  return task ? { task, where: { actor: await nameOf(ctx.db, actor), board: task.board } } : null
}

export async function newsOfCreatedTask(ctx: GuestCtx, event: PastEvent): Promise<News[]> {
  const { task: card, restored, movedHere } = event.payload as { task: TaskCard; restored?: true; movedHere?: true }
  if (restored || movedHere || (card.members.length === 0 && !card.hasDescription)) return []
  const about = await aboutTask(ctx, event)
  if (!about) return []
  const { task, where } = about
  return [
    ...toEach(card.members, task._id, assigned(where, task)),
    ...(await mentionsInDescription(ctx, about, mentionsIn(task.description))),
  ]
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
    if (field === 'description') {
      const names = newMentions(task.description, String(event.before?.description ?? ''))
      news.push(...(await mentionsInDescription(ctx, about, names)))
    }
  }
  return news
}

const added = (from: string[], to: string[]) => to.filter((id) => !from.includes(id))

type About = NonNullable<Awaited<ReturnType<typeof aboutTask>>>

const mentionsInDescription = async (ctx: GuestCtx, { task, where }: About, usernames: string[]) =>
  toEach(await idsOfUsernames(ctx.db, usernames), task._id, mentioned(where, task, excerpt(task.description)))

/** Most moves finish nothing, and cost nothing here. */
export async function newsOfMovedTask(ctx: GuestCtx, event: PastEvent): Promise<News[]> {
  if (event.payload.completedAt !== event.at) return []
  const about = await aboutTask(ctx, event)
  if (!about || about.task.columnType === CANCELED) return []
  return toEach([...about.task.members, about.task.createdBy], about.task._id, completed(about.where, about.task))
}

interface Bulk {
  tasks: TaskCard[]
  changes: { imported?: string }
}

/** One thing to each person, however many tasks it is about. */
export async function newsOfManyTasks(ctx: GuestCtx, event: PastEvent): Promise<News[]> {
  const { tasks, changes } = event.payload as unknown as Bulk
  const before = new Map(((event.before?.tasks ?? []) as TaskCard[]).map((card) => [card._id, card]))
  if (changes.imported || before.size === 0) return []
  const facts = new Map(
    (
      await factsOf(
        ctx.db,
        tasks.map(({ _id }) => _id),
      )
    ).map((task) => [task._id, task]),
  )
  const given = new PerPerson()
  const finished = new PerPerson()
  const weighed = new PerPerson()
  for (const card of tasks) {
    const was = before.get(card._id)
    const task = facts.get(card._id)
    if (!was || !task) continue
    given.add(added(was.members, card.members), task)
    if (was.priority !== card.priority) weighed.add(card.members, task)
    if (!was.completedAt && card.completedAt && task.columnType !== CANCELED)
      finished.add([...card.members, task.createdBy], task)
  }
  const { title: board = '' } = (await findBoardTitle(ctx.db, event.boardId!)) ?? {}
  const where = { actor: await nameOf(ctx.db, event.actor), board }
  const priority = tasks[0]?.priority ?? 0
  return [
    ...given.news(
      (task) => assigned(where, task),
      (many) => manyAssigned(where, many),
    ),
    ...finished.news(
      (task) => completed(where, task),
      (many) => manyCompleted(where, many),
    ),
    ...weighed.news(
      (task) => prioritised(where, task, priority),
      (many) => manyPrioritised(where, many, priority),
    ),
  ]
}

class PerPerson {
  private readonly tasks = new Map<string, TaskFacts[]>()

  add(userIds: (string | null)[], task: TaskFacts) {
    for (const userId of new Set(userIds)) {
      if (!userId) continue
      const theirs = this.tasks.get(userId)
      if (theirs) theirs.push(task)
      else this.tasks.set(userId, [task])
    }
  }

  news(one: (task: Named) => Saying, many: (tasks: Named[]) => Saying): News[] {
    return [...this.tasks].map(([userId, tasks]) =>
      tasks.length === 1 ? { userId, taskId: tasks[0]!._id, ...one(tasks[0]!) } : { userId, ...many(tasks) },
    )
  }
}
