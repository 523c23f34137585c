// When tasks are worked on: days that change together.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Day, Id } from './fields.ts'
import { TaskCard } from './tasks.ts'
import { t } from './texts.ts'

/** How many tasks change their days at once. */
export const MAX_RESCHEDULED = 500

const NewDays = z
  .object({
    taskId: Id,
    startDate: Day.nullable(),
    dueDate: Day.nullable(),
    /** Only if nobody changed the task since. */
    version: z.int().optional(),
  })
  .refine(({ startDate, dueDate }) => !startDate || !dueDate || startDate <= dueDate, {
    error: () => t`The start is after the due day`,
  })

export const taskScheduleApi = {
  rescheduleTasks: endpoint('POST /api/tasks/reschedule', {
    access: 'member',
    summary: 'Give up to 500 tasks of one project each their own days: all or nothing.',
    input: z.object({
      boardId: Id,
      tasks: z
        .array(NewDays)
        .min(1, { error: () => t`Name at least one task` })
        .max(MAX_RESCHEDULED, { error: () => t`At most ${MAX_RESCHEDULED} tasks` })
        .refine((tasks) => new Set(tasks.map(({ taskId }) => taskId)).size === tasks.length, {
          error: () => t`Name each task once`,
        }),
    }),
    output: z.object({ tasks: z.array(TaskCard) }),
  }),
}
