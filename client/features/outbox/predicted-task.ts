import { queryClient } from '#client/core/query.ts'
import { session } from '#client/core/session.ts'
import type { SentTaskFields, Task, TaskCard } from '#contract/tasks.ts'
import type { Change } from './change.ts'

/** As the panel asks for it. */
export const taskKey = (taskId: string) => ['task', taskId]
const known = (taskId: string) => queryClient.getQueryData<Task>(taskKey(taskId))

/**
 * What the change is measured by when it is sent. The board follows what happens to a task, one opened before may be outdated; but a
 * card says nothing of texts and lists, and whoever changes them has the task open.
 */
export function knownBefore({ taskId, base, sent }: Change): Partial<Task> {
  const open = known(taskId)
  const full = { ...open, ...base, checklist: Array.isArray(base?.checklist) ? base.checklist : open?.checklist }
  const names = ['taskId', 'title', 'columnId', ...Object.keys(sent)]
  return Object.fromEntries(Object.entries(full).filter(([name]) => names.includes(name)))
}

/** A task as it looks until the server has the change. Kept where the panel looks for it: one made offline can be opened offline. */
export function predictedTask(change: Change): Task {
  const open = known(change.taskId)
  const [patch] = change.patches
  const card = patch?.kind === 'put-task' ? patch.task : (change.base as TaskCard | undefined)
  const predicted = withChange(open ?? inFull(card), change)
  if (open || change.kind === 'create') queryClient.setQueryData(taskKey(change.taskId), predicted)
  return predicted
}

function withChange(task: Task, { kind, sent }: Change): Task {
  if (kind === 'move') return { ...task, columnId: sent.columnId }
  return kind === 'comment' ? task : withFields(task, sent as SentTaskFields)
}

/** What a card does not say, nobody knows here. */
const inFull = (card: TaskCard | undefined): Task => ({
  ...(card as TaskCard),
  description: '',
  checklist: [],
  timeEntries: [],
  createdBy: session.user()?._id ?? null,
})

const fieldNames: (keyof SentTaskFields)[] = [
  ...(['title', 'description', 'members', 'labels', 'priority', 'complexity'] as const),
  ...(['startDate', 'dueDate', 'blockers', 'dependencies', 'cover', 'checklist'] as const),
]

export function withFields(task: Task, sent: SentTaskFields): Task {
  const said = fieldNames.filter((name) => sent[name] !== undefined).map((name) => [name, sent[name]])
  return { ...task, ...Object.fromEntries(said) }
}
