// Before the first row: their columns and labels become ours, found or made, and it is written down which.
import { v7 as newId } from 'uuid'
import { MAX_COLUMNS } from '#contract/columns.ts'
import { MAX_LABELS } from '#contract/labels.ts'
import type { Language } from '#contract/languages.ts'
import { positionBetween } from '#contract/positions.ts'
import { t } from '#contract/texts.ts'
import type { Ctx } from '#server/core/context.ts'
import { inLanguage } from '#server/core/speech.ts'
import { type FoundBoard, inFull } from '#server/features/boards/service.ts'
import { createColumn } from '#server/features/columns/service.ts'
import { requireInWorkspace } from '#server/features/workspaces/service.ts'
import { labelsImported } from './events.ts'
import type { Outline } from './outline.ts'
import { columnFor } from './places.ts'
import type { PlannedColumn } from './plan.ts'
import { columnsOn } from './preview.ts'
import { insertLabels } from './queries/places.ts'
import { type Places, savePlaces, type Work } from './queries/progress.ts'
import { kindOfStatus, typeOfColumn } from './reading/levels.ts'

export async function prepare(ctx: Ctx, board: FoundBoard, work: Work, outline: Outline): Promise<Places> {
  const columns = await placeColumns(ctx, board, work, outline)
  const labels = await placeLabels(ctx, board, outline)
  const places = { columns: [...columns.places], labels: [...labels.places] }
  await savePlaces(ctx.db, work._id, places, { columns: columns.made, labels: labels.made })
  return places
}

async function placeColumns(ctx: Ctx, board: FoundBoard, { choices }: Work, outline: Outline) {
  const places = new Map<string, string>()
  const made: string[] = []
  const { columnTypes } = await requireInWorkspace(ctx, board.workspaceId, 'view')
  const types = new Set(columnTypes.map(({ key }) => key))
  for (const planned of neededColumns(outline, ctx.origin.language)) {
    const ours = await columnsOn(ctx, board._id)
    const found = columnFor(planned, ours, choices.columns)
    if (found) places.set(planned.title, found)
    // Without room for another, its tasks go where new ones do, and each says where it stood.
    else if (ours.columns.length < MAX_COLUMNS) {
      const fresh = newColumn(board._id, planned, types)
      const position = placeAmong(ours, fresh.type)
      const { column } = await createColumn(ctx, { ...fresh, ...(position !== null && { position }) })
      places.set(planned.title, column._id)
      made.push(column._id)
    }
  }
  return { places, made }
}

/** Columns without tasks come along too, except where they are only words for a state. A board without any needs one. */
function neededColumns({ columns, tasksIn }: Outline, language: Language): PlannedColumn[] {
  const needed = columns.filter(({ title, kind }) => kind === 'new' || (tasksIn[title] ?? 0) > 0)
  return tasksIn[''] ? [...needed, { title: inLanguage(language, () => t`To do`), kind: 'first' }] : needed
}

function newColumn(boardId: string, { title, kind, type, color, limit }: PlannedColumn, types: ReadonlySet<string>) {
  const guessed = kind === 'completed' || kind === 'canceled' ? kind : typeOfColumn(title)
  const chosen = [type, guessed, kindOfStatus(title) === 'completed' ? 'completed' : 'unstarted'].find(
    (key) => key && types.has(key),
  )
  return { boardId, title, type: chosen ?? 'unstarted', limit: limit ?? null, ...(color && { color }) }
}

/** What goes on stands before what is finished; null is the end. */
function placeAmong({ columns, finishing }: Awaited<ReturnType<typeof columnsOn>>, type: string): number | null {
  const at = finishing.has(type) ? -1 : columns.findIndex((column) => finishing.has(column.type))
  return at < 0 ? null : positionBetween(columns[at - 1]?.position ?? null, columns[at]!.position)
}

async function placeLabels(ctx: Ctx, board: FoundBoard, { labels }: Outline) {
  const known = (await inFull(ctx, board._id)).board.labels
  const places = new Map(known.map(({ _id, name }) => [name.toLowerCase(), _id]))
  const room = MAX_LABELS - known.filter(({ source }) => source === 'board').length
  const missing = labels.filter(({ name }) => name && !places.has(name.toLowerCase())).slice(0, Math.max(0, room))
  const fresh = missing.map((label) => ({ id: newId(), ...label }))
  if (fresh.length > 0) {
    await insertLabels(ctx.db, { workspaceId: board.workspaceId, boardId: board._id }, fresh)
    await ctx.publish(
      labelsImported(
        { workspaceId: board.workspaceId, boardId: board._id },
        fresh.map(({ name }) => name),
      ),
    )
  }
  for (const { id, name } of fresh) places.set(name.toLowerCase(), id)
  return { places, made: fresh.map(({ id }) => id) }
}
