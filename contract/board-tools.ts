// What one does with a board as a whole: take back, find, save a view, export.
import { z } from 'zod'
import { boardViews } from './boards.ts'
import { endpoint } from './endpoint.ts'
import { Day, Download, Id, line, Moment } from './fields.ts'
import { Person } from './people.ts'
import { TaskFilters } from './task-filters.ts'
import { t } from './texts.ts'

export const BoardSavedView = z.object({
  _id: z.string(),
  boardId: z.string(),
  name: z.string(),
  view: z.enum(boardViews),
  /** The filters as they stand in the address. */
  query: z.string(),
  /** Whether everybody on the project sees it. */
  shared: z.boolean(),
  owner: z.string(),
  createdAt: Moment,
  version: z.number(),
})
export type BoardSavedView = z.infer<typeof BoardSavedView>

export const MAX_SAVED_VIEWS = 50

const ViewFields = {
  name: line(t`The name`, 60),
  view: z.enum(boardViews),
  query: z.string().max(2000, { error: () => t`These filters are too long to save` }),
  shared: z.boolean(),
}
const ViewReply = z.object({ view: BoardSavedView })

const A_YEAR_OF_MINUTES = 366 * 24 * 60

export const undoApi = {
  undo: endpoint('POST /api/boards/:boardId/undo', {
    access: 'member',
    summary:
      'Take back my last change on this project, if nobody changed the same since. Refused, the next call goes one further back.',
    transaction: 'own',
    input: z.object({
      boardId: Id,
      /** Not what is longer ago than so many minutes. */
      within: z.int().min(1).max(A_YEAR_OF_MINUTES).optional(),
      /** Only the deletion of this task, with those that were deleted together with it. */
      deletedTask: Id.optional(),
    }),
    /** `title` is empty when it was more than one task, or one of a bulk change. */
    output: z.object({
      undone: z.object({
        type: z.string(),
        title: z.string(),
        count: z.number(),
        /** What of the task is as it was before, where it was changed. */
        fields: z.array(z.string()),
        /** The task that is gone by it, and can be restored. */
        takenAway: z.string().nullable(),
      }),
    }),
  }),
}

export const savedViewsApi = {
  listSavedViews: endpoint('GET /api/boards/:boardId/views', {
    access: 'member',
    summary: 'My saved views of a project, and those others shared.',
    input: z.object({ boardId: Id }),
    output: z.object({ views: z.array(BoardSavedView) }),
  }),
  createSavedView: endpoint('POST /api/boards/:boardId/views', {
    access: 'member',
    status: 201,
    summary: 'Save filters and view under a name.',
    input: z.object({
      boardId: Id,
      ...ViewFields,
      view: ViewFields.view.default('board'),
      shared: ViewFields.shared.default(false),
    }),
    output: ViewReply,
  }),
  updateSavedView: endpoint('PUT /api/views/:viewId', {
    access: 'member',
    summary: 'Rename, change or share a saved view of one’s own.',
    input: z.object({ viewId: Id, ...z.object(ViewFields).partial().shape, version: z.int().optional() }),
    output: ViewReply,
  }),
  deleteSavedView: endpoint('DELETE /api/views/:viewId', {
    access: 'member',
    summary: 'Delete a saved view of one’s own.',
    input: z.object({ viewId: Id }),
    output: ViewReply,
  }),
}

export const exportApi = {
  findInDescriptions: endpoint('GET /api/boards/:boardId/search', {
    access: 'member',
    summary: 'Ids of the tasks whose title, description or number contains the text.',
    input: z.object({ boardId: Id, q: z.string().trim().min(1).max(200) }),
    output: z.object({ taskIds: z.array(z.string()) }),
  }),
  exportTasks: endpoint('POST /api/tasks/export', {
    access: 'member',
    scope: 'read',
    summary: 'The tasks of a project as a file.',
    input: z.object({
      boardId: Id,
      format: z.enum(['csv', 'json', 'xlsx']).default('csv'),
      filters: TaskFilters.optional(),
      /** The caller's day, for "due today". */
      today: Day.optional(),
    }),
    output: Download,
    download: true,
  }),
}

/** Somebody who has the board open right now, and what they look at. */
export const Present = z.object({ user: Person, taskId: z.string().nullable(), state: z.string() })
export type Present = z.infer<typeof Present>
