// What keys and the mouse do to tasks of the timeline.
import { announce } from '#client/core/announce.ts'
import { toast } from '#client/core/toasts.tsx'
import { updateTask } from '#client/features/tasks/data.ts'
import { MAX_RESCHEDULED } from '#contract/task-schedule.ts'
import { rescheduleTasks } from './data.ts'
import { dependantsIn, type TaskLink } from './links.ts'
import { shiftedDependants } from './shifting.ts'
import { type Dates, sameDates } from './spans.ts'
import type { TimelineView } from './view.ts'
import { datesWords } from './words.ts'

type Store = TimelineView['store']

/** Where those that wait for a task would go. Who waits for whom is looked up once, however often it is asked. */
export function followersOf(store: Store, taskId: string): (dates: Dates) => Map<string, Dates> {
  const dependants = dependantsIn(store.allTasks())
  const plan = { task: store.task, dependantsOf: (id: string) => dependants.get(id) ?? [] }
  return (dates) => shiftedDependants(plan, taskId, dates)
}

/** A task gets new days, and those that give way get theirs with it: one change, taken back as one. */
export async function giveDates(
  { store, undo }: Pick<TimelineView, 'store' | 'undo'>,
  taskId: string,
  dates: Dates,
  following: ReadonlyMap<string, Dates>,
): Promise<boolean> {
  const task = store.task(taskId)
  if (!task || sameDates(task, dates)) return false
  if (following.size >= MAX_RESCHEDULED) {
    toast.error(`This would move ${following.size} more tasks, and at most ${MAX_RESCHEDULED} move at once`)
    return false
  }
  const others = following.size === 1 ? '1 task that waits for it' : `${following.size} tasks that wait for it`
  announce(`${task.taskId}: ${datesWords(dates)}${following.size > 0 ? `. ${others} moved too` : ''}`)
  const done =
    following.size > 0
      ? await rescheduleTasks(store, new Map([[taskId, dates], ...following]))
      : await updateTask(store, taskId, dates)
  if (!done) announce(`${task.taskId} could not be moved and went back`)
  else if (following.size > 0) toast.success(`${task.taskId} and ${others} moved`, { label: 'Undo', run: undo })
  return done !== null
}

/** The second task waits for the first from now on. */
export async function linkTasks({ store }: Pick<TimelineView, 'store'>, from: string, to: string) {
  const [before, task] = [store.task(from), store.task(to)]
  if (!before || !task || from === to) return
  if (task.dependencies.includes(from)) return announce(`${task.taskId} waits for ${before.taskId} already`)
  const done = await updateTask(store, to, { dependencies: [...task.dependencies, from] })
  if (done) announce(`${task.taskId} waits for ${before.taskId}`)
}

export async function unlinkTasks({ store }: Pick<TimelineView, 'store'>, { from, to }: TaskLink) {
  const [before, task] = [store.task(from), store.task(to)]
  if (!task) return
  const done = await updateTask(store, to, { dependencies: task.dependencies.filter((id) => id !== from) })
  if (done) announce(`${task.taskId} no longer waits for ${before?.taskId ?? 'it'}`)
}
