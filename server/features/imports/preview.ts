// What an import would make of a board as it is now. Nothing is written.
import { type ImportPreview, type ImportProvider, PREVIEW_ROWS } from '#contract/imports.ts'
import type { Ctx } from '#server/core/context.ts'
import { type FoundBoard, inFull, requireOnBoard } from '#server/features/boards/service.ts'
import { listColumns } from '#server/features/columns/service.ts'
import { requireInWorkspace } from '#server/features/workspaces/service.ts'
import { type Candidate, type ColumnChoices, columnFor, personFinder, usualColumn } from './places.ts'
import type { OpenPlan } from './plan-reader.ts'
import { candidatesOf } from './queries/places.ts'
import { sourcesOf } from './queries/sources.ts'
import { called } from './values.ts'

/** Enough to see whether people were understood. */
const MAX_PEOPLE = 200

/** The board's columns, and which of them finish tasks. */
export async function columnsOn(ctx: Ctx, boardId: string) {
  const { workspaceId } = await requireOnBoard(ctx, boardId, 'view')
  const { columns } = await listColumns(ctx, { boardId })
  const { columnTypes } = await requireInWorkspace(ctx, workspaceId, 'view')
  return { columns, finishing: new Set(columnTypes.filter(({ finishing }) => finishing).map(({ key }) => key)) }
}

export async function previewOf(
  ctx: Ctx,
  board: FoundBoard,
  plan: OpenPlan,
  { provider, columns: choices }: { provider: ImportProvider; columns: ColumnChoices },
): Promise<Omit<ImportPreview, 'provider' | 'filename'>> {
  const { outline } = plan
  const ours = await columnsOn(ctx, board._id)
  const labelNames = new Set((await inFull(ctx, board._id)).board.labels.map(({ name }) => name.toLowerCase()))
  const find = personFinder(await candidatesOf(ctx.db, board._id))
  const sources = await sourcesOf(ctx.db, board._id, provider, outline.externalIds)
  const columns = outline.columns.map((column) => ({
    title: column.title,
    tasks: outline.tasksIn[column.title] ?? 0,
    columnId: columnFor(column, ours, choices),
  }))
  const labels = outline.labels.map((label) => ({ ...label, isNew: !labelNames.has(label.name.toLowerCase()) }))
  const first = ours.columns.find(({ _id }) => _id === usualColumn('first', ours))
  const rows = await plan.rows({ from: 0, count: PREVIEW_ROWS })
  return {
    counts: {
      tasks: outline.total,
      created: outline.total - sources.size,
      updated: sources.size,
      columns: columns.filter(({ columnId }) => columnId === null).length,
      labels: labels.filter(({ isNew }) => isNew).length,
      comments: outline.comments,
      checklists: outline.checklists,
      skipped: outline.skippedCount,
    },
    rows: rows.map((task) => ({
      row: task.row,
      title: task.title,
      column: task.column ?? first?.title ?? null,
      labels: task.labels,
      members: task.people.map((ref) => find(ref)?.name ?? called(ref)),
      priority: task.priority,
      dueDate: task.dueDate,
      isKnown: sources.has(task.externalId),
    })),
    columns,
    labels,
    people: outline.people
      .slice(0, MAX_PEOPLE)
      .map((ref) => ({ name: ref.name, email: ref.email, user: asPerson(find(ref)) })),
    unmapped: outline.unmapped,
    problems: outline.skipped,
    notes: outline.notes,
    table: outline.table,
  }
}

/** Their address stays between them and whoever manages the workspace. */
function asPerson(found: Candidate | null) {
  if (!found) return null
  const { email: _, ...person } = found
  return person
}
