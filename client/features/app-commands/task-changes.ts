// The same change for one task or for all that are selected.

import { announce } from '#client/core/announce.ts'
import { changeTasks, moveTasks } from '#client/features/task-actions/data.ts'
import { moveTask, updateTask } from '#client/features/tasks/data.ts'
import { complexityWords, priorityWords } from '#client/features/tasks/level-words.ts'
import type { OpenBoard } from '#client/features/tasks/open-board.ts'
import { dayWords } from '#client/features/tasks/words.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { many, t } from '#contract/texts.ts'
import { focusCard } from './focus-card.ts'

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

export function moveAll({ store }: Board, taskIds: readonly string[], columnId: string) {
  const elsewhere = taskIds.filter((id) => store.task(id)?.columnId !== columnId)
  const [only, ...others] = elsewhere
  if (only === undefined) return
  const title = store.column(columnId)?.title ?? ''
  announce(
    others.length > 0
      ? many(elsewhere.length, { one: `# task moved to ${title}`, other: `# tasks moved to ${title}` })
      : t`Moved to ${title}`,
  )
  if (others.length > 0) void moveTasks(store, elsewhere, { columnId })
  else void moveTask(store, only, { columnId })
  focusCard(only)
}
