// What programs outside are told of an event: the one place where our own events become the public ones of docs/WEBHOOKS.md.
import type { TaskCard } from '#contract/tasks.ts'
import type { WebhookEventType } from '#contract/webhooks.ts'
import type { PastEvent } from '#server/core/followers.ts'

export interface Message {
  type: WebhookEventType
  data: Record<string, unknown>
}

/** `card`: the task the event is about as it is now, if it is still there. */
type Telling = (event: PastEvent, card: TaskCard | undefined) => Message[]

/** A message with these facts of the event and no others: what an event holds beyond them is nobody's business outside. */
const facts =
  (type: WebhookEventType, ...names: string[]): Telling =>
  ({ payload }) => [{ type, data: Object.fromEntries(names.map((name) => [name, payload[name] ?? null])) }]

const person = (type: WebhookEventType): Telling => facts(type, 'userId', 'name')
const column = (type: WebhookEventType): Telling => facts(type, 'columnId', 'title', 'column')
const comment = (type: WebhookEventType): Telling => facts(type, 'taskId', 'title', 'comment')
const time = (type: WebhookEventType): Telling => facts(type, 'taskId', 'title', 'timeEntry', 'totalTime')
/** One under a minute leaves nothing behind. */
const stopped: Telling = (event, card) => (event.payload.kept === false ? [] : time('time.logged')(event, card))

const created: Telling = ({ payload: { task, restored, movedHere, form } }) => [
  { type: 'task.created', data: { task, restored: restored === true, movedHere: movedHere === true } },
  ...(form ? [{ type: 'form.submitted' as const, data: { form, task } }] : []),
]

const moved: Telling = ({ payload, at }, card) => {
  const { taskId, title, columnId, position, completedAt, from } = payload
  const task = { ...card, _id: taskId, title, columnId, position, completedAt }
  return [
    { type: 'task.moved', data: { task, fromColumnId: from, toColumnId: columnId } },
    ...(completedAt === at ? [{ type: 'task.completed' as const, data: { task } }] : []),
  ]
}

/** Fields people set; everything else about a card follows from something that is told by itself. */
const fields = [
  'title',
  'members',
  'labels',
  'priority',
  'complexity',
  'startDate',
  'dueDate',
  'blockers',
  'dependencies',
  'cover',
] as const

/** Many at once are told one by one: no receiver has to know in which ways a task can change here. An import is one message. */
const bulk: Telling = ({ payload, before, at }) => {
  if ('imported' in (payload.changes as object)) return []
  const earlier = new Map(((before?.tasks ?? []) as TaskCard[]).map((card) => [card._id, card]))
  const deleted = (payload.deleted as string[]).map(
    (id): Message => ({ type: 'task.deleted', data: { taskId: id, title: earlier.get(id)?.title ?? null } }),
  )
  return [...deleted, ...(payload.tasks as TaskCard[]).flatMap((task) => changed(task, earlier.get(task._id), at))]
}

function changed(task: TaskCard, before: TaskCard | undefined, at: string): Message[] {
  const changes = before
    ? fields.flatMap((field) =>
        same(before[field], task[field]) ? [] : [{ field, from: before[field], to: task[field] }],
      )
    : []
  const isMoved = before && before.columnId !== task.columnId
  const isCompleted = task.completedAt === at
  return [
    ...(isMoved
      ? [{ type: 'task.moved' as const, data: { task, fromColumnId: before.columnId, toColumnId: task.columnId } }]
      : []),
    // What it was is not always known; that it is different is.
    ...(changes.length > 0 || !isMoved ? [{ type: 'task.updated' as const, data: { task, changes } }] : []),
    ...(isCompleted ? [{ type: 'task.completed' as const, data: { task } }] : []),
  ]
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const table: Record<string, Telling> = {
  'task-created': created,
  'task-updated': facts('task.updated', 'task', 'changes'),
  'task-moved': moved,
  'task-deleted': facts('task.deleted', 'taskId', 'title'),
  'tasks-bulk-updated': bulk,
  'comment-created': comment('comment.created'),
  'comment-updated': comment('comment.updated'),
  'comment-deleted': comment('comment.deleted'),
  'time-added': time('time.logged'),
  'timer-stopped': stopped,
  'timer-auto-stopped': stopped,
  'time-updated': time('time.updated'),
  'time-deleted': time('time.deleted'),
  'column-created': column('column.created'),
  'column-updated': column('column.updated'),
  'column-deleted': column('column.deleted'),
  'board-created': facts('project.created', 'title'),
  'board-moved-here': facts('project.created', 'title'),
  'board-updated': facts('project.updated', 'title', 'key', 'description', 'visibility'),
  'board-archived': facts('project.archived', 'title'),
  'board-unarchived': facts('project.unarchived', 'title'),
  'board-deleted': facts('project.deleted', 'boardId', 'title'),
  'board-moved-away': facts('project.deleted', 'boardId', 'title'),
  'import-finished': facts('import.finished', 'importId', 'filename', 'created', 'updated', 'skipped'),
  'member-added': person('member.added'),
  'invitation-accepted': person('member.added'),
  'member-joined-by-link': person('member.added'),
  'member-left': person('member.removed'),
  'member-removed': person('member.removed'),
}

export const isTold = ({ type }: Pick<PastEvent, 'type'>) => type in table

export const messagesOf: Telling = (event, card) => table[event.type]?.(event, card) ?? []
