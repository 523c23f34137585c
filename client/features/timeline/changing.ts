// What keys and the mouse do to tasks of the timeline.

import { announce } from '#client/core/announce.ts'
import { toast } from '#client/core/toasts.tsx'
import type { BoardStore } from '#client/features/tasks/board-store.ts'
import { updateTask } from '#client/features/tasks/data.ts'
import { type Dates, isSameDates } from '#client/features/tasks/task-dates.ts'
import { MAX_RESCHEDULED } from '#contract/task-schedule.ts'
import { many, t } from '#contract/texts.ts'
import { rescheduleTasks } from './data.ts'
import { dependantsIn, type TaskLink } from './links.ts'
import { shiftedDependants } from './shifting.ts'
import { undoOffer } from './undo-offer.ts'
import type { TimelineView } from './view.ts'
import { datesWords } from './words.ts'

/** Where those that wait for a task would go. Who waits for whom is looked up once, however often it is asked. */
export function followersOf(store: BoardStore, taskId: string): (dates: Dates) => Map<string, Dates> {
  const dependants = dependantsIn(store.allTasks())
  const plan = { task: store.task, dependantsOf: (id: string) => dependants.get(id) ?? [] }
  return (dates) => shiftedDependants(plan, taskId, dates)
}

/** A task gets new days, and those that give way get theirs with it: one change, taken back as one. */
export async function giveDates(
  { store, undo, keepRow }: Pick<TimelineView, 'store' | 'undo' | 'keepRow'>,
  { id: taskId, rowKey }: { id: string; rowKey: string },
  dates: Dates,
  following: ReadonlyMap<string, Dates>,
) {
  const task = store.task(taskId)
  if (!task || isSameDates(task, dates)) return
  if (following.size >= MAX_RESCHEDULED) {
    toast.error(t`This would move ${following.size} more tasks, and at most ${MAX_RESCHEDULED} move at once`)
    return
  }
  const others = many(following.size, { one: '# task that waits for it', other: '# tasks that wait for it' })
  announce(`${task.taskId}: ${datesWords(dates)}${following.size > 0 ? t`. ${others} moved too` : ''}`)
  keepRow(rowKey)
  const changing =
    following.size > 0
      ? rescheduleTasks(store, new Map([[taskId, dates], ...following]))
      : updateTask(store, taskId, dates)
  const sayDone = undoOffer(store, undo)
  if (!(await changing)) announce(t`${task.taskId} could not be moved and went back`)
  else if (following.size > 0) sayDone(t`${task.taskId} and ${others} moved`)
}

/** The second task waits for the first from now on. */
export async function linkTasks(store: BoardStore, from: string, to: string) {
  const [before, task] = [store.task(from), store.task(to)]
  if (!before || !task || from === to) return
  if (task.dependencies.includes(from)) return announce(t`${task.taskId} waits for ${before.taskId} already`)
  const done = await updateTask(store, to, { dependencies: [...task.dependencies, from] })
  if (done) announce(t`${task.taskId} waits for ${before.taskId}`)
}

export async function unlinkTasks(store: BoardStore, { from, to }: TaskLink) {
  const [before, task] = [store.task(from), store.task(to)]
  if (!task) return
  const done = await updateTask(store, to, { dependencies: task.dependencies.filter((id) => id !== from) })
  if (done) announce(t`${task.taskId} no longer waits for ${before?.taskId ?? t`it`}`)
}
