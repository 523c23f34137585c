// The same change for one task or for all that are selected.

import { announce } from '#client/core/announce.ts'
import { toast } from '#client/core/toasts.tsx'
import { moveTask, updateTask } from '#client/features/tasks/data.ts'
import { complexityWords, priorityWords } from '#client/features/tasks/level-words.ts'
import type { OpenBoard } from '#client/features/tasks/open-board.ts'
import { dayWords } from '#client/features/tasks/words.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { many, t } from '#contract/texts.ts'
import { changeTasks, deleteTasks, moveTasks, untilBack } from './data.ts'

type Board = Pick<OpenBoard, 'store'>
type Field = { priority: number } | { complexity: number } | { dueDate: string | null }

export function changeAll({ store }: Board, taskIds: readonly string[], fields: Field) {
  const [only, ...others] = taskIds
  announce(fieldWords(fields))
  if (only && others.length === 0) return updateTask(store, only, fields)
  return changeTasks(store, [...taskIds], { changes: fields, predict: () => fields })
}

/** For those who do not see the card change. */
function fieldWords(fields: Field): string {
  if ('priority' in fields) return t`Priority: ${priorityWords[fields.priority]}`
  if ('complexity' in fields) return t`Complexity: ${complexityWords[fields.complexity]}`
  return fields.dueDate ? t`Due ${dayWords(fields.dueDate)}` : t`No due date`
}

const isOn = (task: TaskCard | undefined, field: 'members' | 'labels', id: string) =>
  task?.[field].includes(id) ?? false

export const isOnAll = ({ store }: Board, taskIds: readonly string[], field: 'members' | 'labels', id: string) =>
  taskIds.every((taskId) => isOn(store.task(taskId), field, id))

/** Given to all of them, or taken from all if all have it. */
export function toggleOnAll(open: Board, taskIds: readonly string[], field: 'members' | 'labels', id: string) {
  const isTaken = isOnAll(open, taskIds, field, id)
  announce(isTaken ? t`Taken off` : t`Added`)
  const after = (task: TaskCard) => {
    const others = task[field].filter((each) => each !== id)
    return { [field]: isTaken ? others : [...others, id] }
  }
  const [only, ...others] = taskIds
  const task = only === undefined ? undefined : open.store.task(only)
  if (task && others.length === 0) return updateTask(open.store, task._id, after(task))
  const changes = { [`${isTaken ? 'remove' : 'add'}${field === 'members' ? 'Members' : 'Labels'}`]: [id] }
  return changeTasks(open.store, [...taskIds], { changes, predict: after })
}

/** In the order they stand in on the board. Answers the first that moved. */
export function moveAll({ store }: Board, taskIds: readonly string[], columnId: string): string | undefined {
  const chosen = new Set(taskIds)
  const elsewhere = store.order
    .filter((id) => id !== columnId)
    .flatMap((id) => store.list(id).filter((taskId) => chosen.has(taskId)))
  const [only, ...others] = elsewhere
  if (only === undefined) return
  const title = store.column(columnId)?.title ?? ''
  const tasks = many(elsewhere.length, { one: '# task', other: '# tasks' })
  announce(others.length > 0 ? t`${tasks} moved to ${title}` : t`Moved to ${title}`)
  if (others.length > 0) void moveTasks(store, elsewhere, { columnId })
  else void moveTask(store, only, { columnId })
  return only
}

export async function deleteAll({ store }: Board, taskIds: readonly string[], bringBack: (taskId: string) => void) {
  if (!(await deleteTasks(store, [...taskIds]))) return
  const words = many(taskIds.length, { one: 'Task deleted', other: '# tasks deleted' })
  const run = () => bringBack(taskIds[0]!)
  toast.success(words, { label: t`Undo`, run, follow: untilBack(store, taskIds) })
}
