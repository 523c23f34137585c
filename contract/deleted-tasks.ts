// What was deleted on a project and can still be restored.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { count, Id, isId, Moment, SearchText } from './fields.ts'
import { Person } from './people.ts'
import { t } from './texts.ts'

/** After so many days a deleted task is gone for good. */
export const RESTORABLE_DAYS = 30

export const DeletedTask = z.object({
  _id: z.string(),
  taskId: z.string(),
  title: z.string(),
  /** Where it would come back to. */
  column: z.object({ _id: z.string(), title: z.string() }),
  deletedAt: Moment,
  /** Null when their account is gone, or nobody wrote it down. */
  deletedBy: Person.nullable(),
})
export type DeletedTask = z.infer<typeof DeletedTask>

/** When the last one of a page was deleted, and which it was: also good when that one is restored meanwhile. */
const Cursor = z.string().refine(
  (text) => {
    const [moment = '', id = ''] = text.split('_', 2)
    return /^\d{1,13}$/.test(moment) && isId(id)
  },
  { error: () => t`This page does not exist` },
)

export const deletedTasksApi = {
  listDeletedTasks: endpoint('GET /api/boards/:boardId/deleted-tasks', {
    access: 'member',
    summary: 'The deleted tasks of a project that can still be restored, those deleted last first.',
    input: z.object({
      boardId: Id,
      /** Part of the title or the number. */
      q: SearchText.optional(),
      /** This one alone, by id or number (KEY-12). */
      task: z.string().max(60).optional(),
      /** `next` of the page before. */
      after: Cursor.optional(),
      limit: count(100, 30),
    }),
    /** `next` is null on the last page. */
    output: z.object({ tasks: z.array(DeletedTask), next: z.string().nullable() }),
  }),
}
