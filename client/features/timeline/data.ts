import { call } from '#client/core/call.ts'
import { unlessRefused } from '#client/core/unless-refused.ts'
import type { BoardStore } from '#client/features/tasks/board-store.ts'
import type { Dates } from '#client/features/tasks/task-dates.ts'
import { taskScheduleApi } from '#contract/task-schedule.ts'
import { t } from '#contract/texts.ts'

/** All of them or none. Whoever shifts a plan shifts the one they see: one that changed meanwhile is not overwritten. */
export const rescheduleTasks = (store: BoardStore, plan: ReadonlyMap<string, Dates>) =>
  unlessRefused(
    t`Failed to update task`,
    store.change(
      [...plan].map(([taskId, fields]) => ({ kind: 'change-task', taskId, fields })),
      () => {
        const tasks = [...plan].map(([taskId, dates]) => ({ taskId, ...dates, ...versionOf(store, taskId) }))
        return call(taskScheduleApi.rescheduleTasks, { boardId: store.boardId, tasks })
      },
      ({ tasks }) => tasks.map((task) => ({ kind: 'put-task', task })),
    ),
  )

const versionOf = (store: BoardStore, taskId: string) => {
  const version = store.task(taskId)?.version
  return version === undefined ? {} : { version }
}
