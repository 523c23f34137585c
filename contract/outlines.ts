// A project with its first tasks, made in one piece: examples, and whatever another program has drawn up.
import { z } from 'zod'
import { Board, NewBoard } from './boards.ts'
import { palette } from './colors.ts'
import { MAX_COLUMNS } from './columns.ts'
import { endpoint } from './endpoint.ts'
import { NewLabel } from './labels.ts'
import { TaskFields } from './tasks.ts'
import { t } from './texts.ts'

const MAX_TASKS = 50
const MAX_LABELS = 20

/** Labels by name: those of the outline have no ids yet. */
const OutlinedTask = TaskFields.pick({
  description: true,
  members: true,
  priority: true,
  complexity: true,
  startDate: true,
  dueDate: true,
  checklist: true,
})
  .partial()
  .extend({
    title: TaskFields.shape.title,
    /** Counted from the left, which is 0. */
    column: z
      .int({ error: () => t`A column is said by its number` })
      .min(0)
      .max(MAX_COLUMNS - 1)
      .default(0),
    labels: z
      .array(NewLabel.shape.name)
      .max(MAX_LABELS, { error: () => t`At most ${MAX_LABELS} labels` })
      .default([]),
    cover: z.enum(palette).nullable().optional(),
  })

export const outlinesApi = {
  createBoardFromOutline: endpoint('POST /api/boards/outline', {
    access: 'member',
    status: 201,
    summary: 'Create a project together with labels and tasks in its columns: all of it or nothing.',
    input: NewBoard.extend({
      labels: z
        .array(NewLabel)
        .max(MAX_LABELS, { error: () => t`At most ${MAX_LABELS} labels` })
        .default([]),
      tasks: z
        .array(OutlinedTask)
        .max(MAX_TASKS, { error: () => t`At most ${MAX_TASKS} tasks` })
        .default([]),
    }),
    output: z.object({ board: Board }),
  }),
}
