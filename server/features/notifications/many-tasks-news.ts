// Whom a change of many tasks concerns: one thing to each person, however many of the tasks are theirs.
import type { TaskCard } from '#contract/tasks.ts'
import type { GuestCtx } from '#server/core/context.ts'
import type { PastEvent } from '#server/core/followers.ts'
import { factsOf, findBoardTitle, nameOf, type TaskFacts } from './queries/about.ts'
import { added, CANCELED, isFinishedBy } from './task-news.ts'
import type { News } from './tell.ts'
import {
  assigned,
  completed,
  manyAssigned,
  manyCompleted,
  manyPrioritised,
  type Named,
  prioritised,
  type Unsaid,
} from './words.ts'

interface Bulk {
  tasks: TaskCard[]
  /** With a type it is their column that changed: nobody finished anything. */
  changes: { imported?: string; type?: string }
}

export async function newsOfManyTasks(ctx: GuestCtx, event: PastEvent): Promise<News[]> {
  const { tasks, changes } = event.payload as unknown as Bulk
  const before = (event.before?.tasks ?? []) as TaskCard[]
  const done = changes.type ? [] : tasks.filter((card) => isFinishedBy(event, card))
  if (changes.imported || (before.length === 0 && done.length === 0)) return []
  const taskIds = tasks.map(({ _id }) => _id)
  const { given, finished, weighed } = concernedBy(tasks, before, new Set(done), await factsOf(ctx.db, taskIds))
  const { title: board = '' } = (await findBoardTitle(ctx.db, event.boardId!)) ?? {}
  const where = { actor: await nameOf(ctx.db, event.actor), board }
  // All that are changed together are given the same.
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

function concernedBy(tasks: TaskCard[], before: TaskCard[], done: ReadonlySet<TaskCard>, facts: TaskFacts[]) {
  const cardsBefore = new Map(before.map((card) => [card._id, card]))
  const factsById = new Map(facts.map((task) => [task._id, task]))
  const given = new PerPerson()
  const finished = new PerPerson()
  const weighed = new PerPerson()
  for (const card of tasks) {
    const was = cardsBefore.get(card._id)
    const task = factsById.get(card._id)
    if (!task) continue
    if (done.has(card) && task.columnType !== CANCELED) finished.add([...card.members, task.createdBy], task)
    if (!was) continue
    given.add(added(was.members, card.members), task)
    if (was.priority !== card.priority) weighed.add(card.members, task)
  }
  return { given, finished, weighed }
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

  news(one: (task: Named) => Unsaid, many: (tasks: Named[]) => Unsaid): News[] {
    return [...this.tasks].map(([userId, tasks]) =>
      tasks.length === 1 ? { userId, taskId: tasks[0]!._id, ...one(tasks[0]!) } : { userId, ...many(tasks) },
    )
  }
}
