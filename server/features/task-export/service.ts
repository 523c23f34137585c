// The tasks of a board as a file, and the search that reads descriptions.
import type { exportApi } from '#contract/board-tools.ts'
import type { Input } from '#contract/endpoint.ts'
import { canInWorkspace } from '#contract/permissions.ts'
import { matcherOf, type TaskFilters } from '#contract/task-filters.ts'
import { complexities, priorities } from '#contract/task-levels.ts'
import type { TaskCard } from '#contract/tasks.ts'
import type { Ctx } from '#server/core/context.ts'
import { csv } from '#server/core/csv.ts'
import { sheet, XLSX } from '#server/core/sheet.ts'
import { type FoundBoard, inFull, requireOnBoard } from '#server/features/boards/service.ts'
import { tasksExported } from './events.ts'
import {
  columnsOf,
  type ExportedTask,
  exportedTasks,
  idsContaining,
  peopleNamed,
  type Rest,
  restOf,
} from './queries.ts'

type Api = typeof exportApi

export async function findInDescriptions(ctx: Ctx, { boardId, q }: Input<Api['findInDescriptions']>) {
  await requireOnBoard(ctx, boardId, 'view')
  return { taskIds: await idsContaining(ctx.db, boardId, q) }
}

export async function exportTasks(ctx: Ctx, { boardId, format, filters, today }: Input<Api['exportTasks']>) {
  const board = await requireOnBoard(ctx, boardId, 'view')
  const { key, workspaceId } = board
  const tasks = await wanted(ctx, { boardId, workspaceId }, filters ?? {}, today ?? ctx.now.toISOString().slice(0, 10))
  await ctx.publish(tasksExported({ workspaceId, title: board.title, format, count: tasks.length }))
  const filename = `${key.toLowerCase()}-tasks.${format}`
  if (format === 'json') {
    const content = JSON.stringify(await wholeProject(ctx, board, tasks), null, 2)
    return { filename, contentType: 'application/json; charset=utf-8', content }
  }
  const table = [headings, ...tasks.map(row)]
  if (format === 'csv') return { filename, contentType: 'text/csv; charset=utf-8', content: csv(table) }
  return { filename, contentType: XLSX, content: await sheet(table) }
}

/** Enough to be the same project again elsewhere: `hearth` is the version of the format, the order of tasks is their place. */
async function wholeProject(ctx: Ctx, board: FoundBoard, tasks: ExportedTask[]) {
  const rest = await restOf(
    ctx.db,
    tasks.map(({ _id }) => _id),
  )
  const whole = tasks.map(({ finishedBlockers: _, ...task }) => ({ ...task, ...rest.get(task._id) }))
  const { labels } = (await inFull(ctx, board._id)).board
  const used = new Set(tasks.flatMap((task) => task.labels))
  return {
    hearth: 1,
    workspace: board.workspaceName,
    project: board.title,
    key: board.key,
    columns: await columnsOf(ctx.db, board._id),
    labels: labels
      .filter(({ _id, source }) => source === 'board' || used.has(_id))
      .map(({ name, color }) => ({ name, color })),
    people: await peopleOf(ctx, board, whole),
    tasks: whole,
  }
}

type WholeTask = Omit<ExportedTask, 'finishedBlockers'> & Partial<Rest>

/** E-mail addresses are for those who manage the workspace; a username finds the same people on this server. */
async function peopleOf(ctx: Ctx, { workspaceRole }: FoundBoard, tasks: WholeTask[]) {
  const ids = tasks.flatMap(({ members, comments = [], timeEntries = [] }) => [
    ...members,
    ...comments.flatMap(({ author }) => author ?? []),
    ...timeEntries.map(({ user }) => user),
  ])
  const people = await peopleNamed(ctx.db, [...new Set(ids)])
  const withEmail = canInWorkspace(workspaceRole, 'manage')
  return people.map(({ email, ...person }) => (withEmail ? { ...person, email } : person))
}

async function wanted(
  ctx: Ctx,
  { boardId, workspaceId }: { boardId: string; workspaceId: string },
  filters: TaskFilters,
  today: string,
) {
  const tasks = await exportedTasks(ctx.db, { boardId, workspaceId, userId: ctx.user._id })
  const { board } = await inFull(ctx, boardId)
  const labelNames = new Map(board.labels.map(({ _id, name }) => [_id, name]))
  const described = filters.search ? new Set(await idsContaining(ctx.db, boardId, filters.search.trim())) : undefined
  const matches = matcherOf(filters, {
    today,
    me: ctx.user._id,
    labelNames,
    ...(described && { describedMatches: described }),
  })
  // A filter asks for nothing of a card that an exported task does not have too.
  return matches ? tasks.filter((task) => matches(task as unknown as TaskCard)) : tasks
}

const headings = [
  'Number',
  'Title',
  'Column',
  'Description',
  'Members',
  'Labels',
  'Priority',
  'Complexity',
  'Start',
  'Due',
  'Completed',
  'Blocked by',
  'Waits for',
  'Checklist',
  'Time (hours)',
  'Created',
  'Updated',
]

/** An earlier editor wrote an empty line as a sign that only readers of Markdown know. In code it is what somebody typed. */
const withoutFormerEmptyLines = (markdown: string) =>
  markdown.replace(
    /^[ >]*(`{3,12}|~{3,12})(?![`~])[\s\S]*?(?:^[ >]*\1|(?![\s\S]))|^([ >]*(?:(?:[-*+]|\d{1,9}\.) )?)&nbsp;$/gm,
    (whole, _fence, before) => (before === undefined ? whole : before.trimEnd()),
  )

const row = (task: ExportedTask) => [
  task.taskId,
  task.title,
  task.column,
  withoutFormerEmptyLines(task.description),
  task.memberNames.join(', '),
  task.labelNames.join(', '),
  priorities[task.priority]!,
  complexities[task.complexity]!,
  task.startDate ?? '',
  task.dueDate ?? '',
  task.completedAt ?? '',
  task.blockerIds.join(', '),
  task.dependencyIds.join(', '),
  task.checklist.map(({ text, done }) => `[${done ? 'x' : ' '}] ${text}`).join('\n'),
  (task.totalTime / 3600).toFixed(2),
  task.createdAt,
  task.updatedAt,
]
