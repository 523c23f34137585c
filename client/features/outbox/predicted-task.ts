import { queryClient } from '#client/core/query.ts'
import { session } from '#client/core/session.ts'
import type { SentTaskFields, Task, TaskCard } from '#contract/tasks.ts'
import type { Change } from './change.ts'

/** As the panel asks for it. */
export const taskKey = (taskId: string) => ['task', taskId]
const known = (taskId: string) => queryClient.getQueryData<Task>(taskKey(taskId))

/** What the change is measured by when it is sent. A card says nothing of texts and lists; whoever changes them has the task open. */
export function knownBefore({ taskId, base, sent }: Change): Partial<Task> {
  const full = { ...base, ...known(taskId), ...(Array.isArray(base?.checklist) && { checklist: base.checklist }) }
  const names = ['taskId', 'title', 'columnId', ...Object.keys(sent)]
  return Object.fromEntries(Object.entries(full).filter(([name]) => names.includes(name)))
}

/** A task as it looks until the server has the change. Kept where the panel looks for it: one made offline can be opened offline. */
export function predictedTask(change: Change): Task {
  const open = known(change.taskId)
  const [patch] = change.patches
  const card = patch?.kind === 'put-task' ? patch.task : (change.base as TaskCard | undefined)
  const before = open ?? inFull(card)
  const predicted =
    change.kind === 'update' || change.kind === 'create' ? withFields(before, change.sent as SentTaskFields) : before
  if (open || change.kind === 'create') queryClient.setQueryData(taskKey(change.taskId), predicted)
  return predicted
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
