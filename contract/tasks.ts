// Tasks, as cards on the board and in full.
import { z } from 'zod'
import { palette } from './colors.ts'
import { Column } from './columns.ts'
import { endpoint } from './endpoint.ts'
import { Day, Id, IdOrName, Ids, line, Moment, prose } from './fields.ts'
import { Position } from './positions.ts'
import { said, t } from './texts.ts'
import { TimeEntry } from './time.ts'

export const ActiveTimer = z.object({ user: z.string(), startTime: Moment, timeEntryId: z.string() })
export type ActiveTimer = z.infer<typeof ActiveTimer>

export const ChecklistItem = z.object({ _id: z.string(), text: z.string(), done: z.boolean() })
export type ChecklistItem = z.infer<typeof ChecklistItem>

const shared = {
  _id: z.string(),
  /** The number people use: KEY-12. Never given twice on a board. */
  taskId: z.string(),
  boardId: z.string(),
  columnId: z.string(),
  position: z.number(),
  title: z.string(),
  members: z.array(z.string()),
  labels: z.array(z.string()),
  priority: z.number(),
  complexity: z.number(),
  startDate: z.string().nullable(),
  dueDate: z.string().nullable(),
  /** Tasks that block this one. */
  blockers: z.array(z.string()),
  /** Tasks this one waits for in the timeline. */
  dependencies: z.array(z.string()),
  /** An attachment's id, the name of a colour, or nothing. */
  cover: z.string().nullable(),
  /** Where the picture of the cover lies, when the cover is a picture. */
  coverImage: z.string().nullable(),
  commentCount: z.number(),
  attachmentCount: z.number(),
  totalTime: z.number(),
  activeTimers: z.array(ActiveTimer),
  completedAt: Moment.nullable(),
  createdAt: Moment,
  updatedAt: Moment,
  version: z.number(),
}

/** What a card shows. */
export const TaskCard = z.object({
  ...shared,
  hasDescription: z.boolean(),
  checklist: z.object({ done: z.number(), total: z.number() }),
})
export type TaskCard = z.infer<typeof TaskCard>

export const Task = z.object({
  ...shared,
  description: z.string(),
  checklist: z.array(ChecklistItem),
  timeEntries: z.array(TimeEntry),
  createdBy: z.string().nullable(),
})
export type Task = z.infer<typeof Task>

/** What the card of a task shows. */
export const cardOfTask = ({ description, checklist, timeEntries: _, createdBy: __, ...task }: Task): TaskCard => ({
  ...task,
  hasDescription: description !== '',
  checklist: { done: checklist.filter(({ done }) => done).length, total: checklist.length },
})

/** So many are changed in one call. */
export const MAX_BULK = 500
export const MAX_TITLE = 500
export const MAX_DESCRIPTION = 100_000
export const MAX_CHECKLIST = 200
/** People, labels, blockers: so many of each on a task. */
export const MAX_LISTED_IDS = 100

const Level = (what: string) =>
  z
    .int({ error: () => t`${said(what)} is a number from 0 to 4` })
    .min(0)
    .max(4)

/** What a client may say about a task beyond where it stands. */
export const TaskFields = z.object({
  title: line(t`The title`, MAX_TITLE),
  description: prose(t`The description`, MAX_DESCRIPTION),
  members: Ids(t`members`, MAX_LISTED_IDS),
  labels: Ids(t`labels`, MAX_LISTED_IDS),
  priority: Level(t`The priority`),
  complexity: Level(t`The complexity`),
  startDate: Day.nullable(),
  dueDate: Day.nullable(),
  blockers: Ids(t`blockers`, MAX_LISTED_IDS),
  dependencies: Ids(t`dependencies`, MAX_LISTED_IDS),
  cover: z.union([z.enum(palette), Id]).nullable(),
  checklist: z
    .array(z.object({ _id: Id.optional(), text: line(t`The text`, 500), done: z.boolean().default(false) }))
    .max(MAX_CHECKLIST, { error: () => t`At most ${MAX_CHECKLIST} checklist items` }),
})
export const SentTaskFields = TaskFields.partial()
export type SentTaskFields = z.output<typeof SentTaskFields>
export type TaskField = keyof SentTaskFields

/** A task another one names. */
const LinkedTask = z.object({ _id: z.string(), taskId: z.string(), title: z.string(), boardId: z.string() })
export type LinkedTask = z.infer<typeof LinkedTask>

const TaskReply = z.object({ task: Task })

export const tasksApi = {
  listTasks: endpoint('GET /api/boards/:boardId/tasks', {
    access: 'member',
    summary:
      'Every task of a project as its card shows it, and its columns, at one moment. `ETag` is the project’s seq.',
    input: z.object({ boardId: Id }),
    output: z.object({
      tasks: z.array(TaskCard),
      columns: z.array(Column),
      /** Those of their blockers that are deleted: still written down, but nothing waits for them. */
      deletedBlockers: z.array(z.string()),
      /** Those that are finished in another project; of its own tasks a project says so itself. */
      finishedBlockers: z.array(z.string()),
      seq: z.number(),
    }),
  }),
  getTask: endpoint('GET /api/tasks/:id', {
    access: 'member',
    summary: 'One task in full, by id or, with `board`, by its number (KEY-12).',
    input: z.object({ id: IdOrName, board: Id.optional() }),
    output: TaskReply,
  }),
  listLinkedTasks: endpoint('GET /api/tasks/:taskId/linked', {
    access: 'member',
    summary:
      'The tasks it waits for or is blocked by, those it blocks and those it is awaited by, as far as they are there and you see them.',
    input: z.object({ taskId: Id }),
    output: z.object({
      tasks: z.array(LinkedTask),
      /** Those that name it as a blocker. */
      blocks: z.array(LinkedTask),
      /** Those that wait for it in the timeline. */
      awaitedBy: z.array(LinkedTask),
    }),
  }),
  createTask: endpoint('POST /api/tasks', {
    access: 'member',
    status: 201,
    transaction: 'statement',
    summary:
      'Create a task, at the end of its column unless `position` or `from: top` is given. `after` names a neighbour and wins over both while it is in that column.',
    input: SentTaskFields.extend({
      /** Chosen by the caller, so that asking twice makes one task. */
      _id: Id.optional(),
      boardId: Id,
      columnId: Id,
      title: TaskFields.shape.title,
      position: Position.optional(),
      /** The task this one shall follow. */
      after: Id.nullable().optional(),
      from: z.enum(['top', 'bottom']).default('bottom'),
    }),
    output: TaskReply,
  }),
  updateTask: endpoint('PUT /api/tasks/:taskId', {
    access: 'member',
    summary: 'Change a task. With `version`, only if nobody changed it since.',
    input: SentTaskFields.extend({ taskId: Id, version: z.int().optional() }),
    output: TaskReply,
  }),
  deleteTask: endpoint('DELETE /api/tasks/:taskId', {
    access: 'member',
    status: 204,
    summary: 'Delete a task. It can be restored for 30 days.',
    input: z.object({ taskId: Id }),
    output: z.void(),
  }),
  restoreTask: endpoint('POST /api/tasks/:taskId/restore', {
    access: 'member',
    summary: 'Bring a deleted task back to where it was.',
    input: z.object({ taskId: Id }),
    output: TaskReply,
  }),
  duplicateTask: endpoint('POST /api/tasks/:taskId/duplicate', {
    access: 'member',
    status: 201,
    transaction: 'statement',
    summary: 'A copy right below the task: its fields and checklist, not its comments, time or files.',
    input: z.object({ taskId: Id }),
    output: TaskReply,
  }),
}

/** Tasks change places, one or many at once. */
export const taskMovesApi = {
  moveTask: endpoint('POST /api/tasks/move', {
    access: 'member',
    transaction: 'statement',
    summary: 'Move a task. `before` and `after` name neighbours and win over `position` while they are in that column.',
    input: z.object({
      taskId: Id,
      columnId: Id,
      position: Position.optional(),
      /** The task this one shall precede. */
      before: Id.nullable().optional(),
      /** The task this one shall follow. */
      after: Id.nullable().optional(),
      /** Another project of the workspace. */
      boardId: Id.optional(),
    }),
    output: z.object({ task: Task, stoppedTimer: TimeEntry.nullable().optional() }),
  }),
  bulkTasks: endpoint('POST /api/tasks/bulk', {
    access: 'member',
    summary:
      'Change, move or delete up to 500 tasks of one project: all or nothing. `before` and `after` name neighbours in the column they move to; without them they go to its end.',
    input: z
      .object({
        taskIds: Ids(t`tasks`, MAX_BULK).refine((ids) => ids.length > 0, { error: () => t`Name at least one task` }),
        changes: SentTaskFields.pick({
          members: true,
          labels: true,
          priority: true,
          complexity: true,
          startDate: true,
          dueDate: true,
        })
          .extend({
            addMembers: Ids(t`members`, MAX_LISTED_IDS),
            removeMembers: Ids(t`members`, MAX_LISTED_IDS),
            addLabels: Ids(t`labels`, MAX_LISTED_IDS),
            removeLabels: Ids(t`labels`, MAX_LISTED_IDS),
          })
          .partial()
          .optional(),
        columnId: Id.optional(),
        /** The task all of them shall precede, in the order given. */
        before: Id.nullable().optional(),
        /** The task all of them shall follow. */
        after: Id.nullable().optional(),
        delete: z.literal(true).optional(),
      })
      .refine((input) => input.changes || input.columnId || input.delete, {
        error: () => t`Say what to do: changes, columnId or delete`,
      }),
    output: z.object({ tasks: z.array(TaskCard) }),
  }),
  rebalanceColumn: endpoint('GET /api/tasks/rebalance/:columnId', {
    access: 'member',
    scope: 'write',
    summary: 'Spread the places of a column’s tasks evenly, if they are too close.',
    input: z.object({ columnId: Id }),
    output: z.object({ tasks: z.array(z.object({ _id: z.string(), position: z.number() })) }),
  }),
}
