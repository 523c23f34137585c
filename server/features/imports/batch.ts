// Some rows of an import, in one transaction: made, or brought up to date, told to everybody, and counted as done.
import { type ImportRemark, MAX_LISTED } from '#contract/imports.ts'
import { t } from '#contract/texts.ts'
import type { Ctx } from '#server/core/context.ts'
import { conflict } from '#server/core/errors.ts'
import { inLanguage } from '#server/core/speech.ts'
import type { FoundBoard } from '#server/features/boards/service.ts'
import { publishBulk } from '#server/features/task-moves/service.ts'
import { leadsBackTo, lockWaiting } from '#server/features/tasks/service.ts'
import { stopTimersOn } from '#server/features/time/service.ts'
import { importProgressed } from './events.ts'
import { personFinder, usualColumn } from './places.ts'
import type { PlannedTask } from './plan.ts'
import { heldCandidatesOf, labelIdsOf, lockColumnsOf } from './queries/places.ts'
import { advance, findImport, type Places, type Work } from './queries/progress.ts'
import { type Source, saveSources, sourcesOf } from './queries/sources.ts'
import { type Changed, saveChanges } from './queries/taking-back.ts'
import { insertRows, type StandingTask, tasksAsTheyAre, updateRows } from './queries/tasks.ts'
import { addTalk } from './talk.ts'
import { type Board, idFor, saidOf, type Values, valueFields, valuesOf } from './values.ts'

export async function carryOut(ctx: Ctx, board: FoundBoard, work: Work, places: Places, rows: PlannedTask[]) {
  const on = { boardId: board._id, workspaceId: board.workspaceId, userId: ctx.user._id }
  const columns = await lockColumnsOf(ctx.db, board._id)
  const referred = rows.flatMap((row) => [row.externalId, ...row.blockers, ...row.dependencies])
  const sources = await sourcesOf(ctx.db, board._id, work.provider, [...new Set(referred)])
  const here = await boardFor(ctx, board, work, places, columns, sources)
  const { fresh, known, elsewhere } = sorted(rows, sources, board._id)
  const written = [...known, ...fresh]
  const notes: ImportRemark[] = []
  const finishing = new Set(columns.filter((column) => column.finishing).map(({ _id }) => _id))
  const changes = await bringUpToDate(ctx, on, known, { here, sources, finishing, notes })
  await makeNew(ctx, on, fresh, here, notes)
  const talkedAbout = await addTalk(ctx, board, here, written, sources)
  await saveSources(
    ctx.db,
    board._id,
    work.provider,
    written.map((row) => ({ externalId: row.externalId, taskId: here.taskOf(row.externalId), said: saidOf(row) })),
  )
  const made = fresh.map((row) => ({ taskId: here.taskOf(row.externalId), was: null, became: null, saidBefore: null }))
  await saveChanges(ctx.db, work._id, [...changes, ...made])
  const different = new Set([...[...changes, ...made].map(({ taskId }) => taskId), ...talkedAbout])
  await publishBulk(ctx, on, [...different], { imported: work._id })
  await advance(
    ctx.db,
    work._id,
    {
      done: work.done + rows.length,
      created: fresh.length,
      updated: known.length,
      skipped: inLanguage(ctx.origin.language, () =>
        elsewhere.map(({ row }) => ({ row, why: t`Its task is in another project by now` })),
      ),
      notes,
    },
    MAX_LISTED,
  )
  await ctx.publish(importProgressed((await findImport(ctx.db, work._id))!))
}

/** What is new, what is here already, and what came before and has gone to another project since. */
function sorted(rows: PlannedTask[], sources: Map<string, Source>, boardId: string) {
  const boardOf = ({ externalId }: PlannedTask) => sources.get(externalId)?.boardId
  return {
    fresh: rows.filter((row) => boardOf(row) === undefined),
    known: rows.filter((row) => boardOf(row) === boardId),
    elsewhere: rows.filter((row) => ![undefined, boardId].includes(boardOf(row))),
  }
}

type Columns = Awaited<ReturnType<typeof lockColumnsOf>>

/** Looked at in every batch: somebody may delete a column or a label meanwhile, or leave. */
async function boardFor(
  ctx: Ctx,
  board: FoundBoard,
  work: Work,
  places: Places,
  columns: Columns,
  sources: Map<string, Source>,
): Promise<Board> {
  const standing = new Set(columns.map(({ _id }) => _id))
  const finishing = new Set(columns.filter((column) => column.finishing).map(({ type }) => type))
  const first = usualColumn('first', { columns, finishing })
  if (!first) throw conflict('no_columns', t`The project has no column left for the tasks`)
  const labels = await labelIdsOf(ctx.db, board._id)
  const columnPlaces = new Map(places.columns.filter(([, id]) => standing.has(id)))
  const labelPlaces = new Map(places.labels.filter(([, id]) => labels.has(id)))
  return {
    columnOf: (title) => columnPlaces.get(title) ?? null,
    firstColumn: first,
    labelOf: (name) => labelPlaces.get(name.toLowerCase()) ?? null,
    find: personFinder(await heldCandidatesOf(ctx.db, board._id)),
    taskOf: (externalId) => sources.get(externalId)?.taskId ?? idFor(work._id, externalId),
  }
}

interface On {
  boardId: string
  workspaceId: string
  userId: string
}

interface Knowing {
  here: Board
  sources: Map<string, Source>
  finishing: ReadonlySet<string>
  notes: ImportRemark[]
}

/** Only what the file says differently than the last time: what people did here since stays. */
async function bringUpToDate(ctx: Ctx, on: On, rows: PlannedTask[], { here, sources, finishing, notes }: Knowing) {
  const taskIds = rows.map(({ externalId }) => here.taskOf(externalId))
  const standing = await tasksAsTheyAre(ctx.db, taskIds)
  const changes: Changed[] = []
  const after: StandingTask[] = []
  for (const row of rows) {
    const before = standing.get(here.taskOf(row.externalId))
    const source = sources.get(row.externalId)!
    if (!before) continue
    const said = saidOf(row)
    const wanted = valuesOf(row, here)
    const told = valueFields.filter((field) => said[field] !== source.said[field] && !isSame(field, before, wanted))
    if (told.length === 0) continue
    const became = Object.fromEntries(told.map((field) => [field, wanted[field]])) as Partial<Values>
    await leaveOutCircles(ctx, on, { id: before.id, row: row.row }, became, notes)
    if (became.columnId && finishing.has(became.columnId)) await stopTimersOn(ctx, before.id)
    after.push({ ...before, ...became, completedAt: row.completedAt })
    changes.push({
      taskId: before.id,
      was: Object.fromEntries(told.map((field) => [field, before[field]])),
      became,
      saidBefore: source.said,
    })
  }
  if (after.length > 0) await updateRows(ctx.db, on.boardId, after)
  return changes
}

/** Items of a checklist get new ids; that alone is no change. */
function isSame(field: keyof Values, before: Values, wanted: Values) {
  const plain = (values: Values) =>
    field === 'checklist' ? values.checklist.map(({ text, done }) => [text, done]) : values[field]
  return JSON.stringify(plain(before)) === JSON.stringify(plain(wanted))
}

async function makeNew(ctx: Ctx, on: On, rows: PlannedTask[], here: Board, notes: ImportRemark[]) {
  if (rows.length === 0) return
  const fresh = rows.map((row) => ({
    id: here.taskOf(row.externalId),
    ...valuesOf(row, here),
    completedAt: row.completedAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }))
  for (const [at, values] of fresh.entries())
    await leaveOutCircles(ctx, on, { id: values.id, row: rows[at]!.row }, values, notes)
  const made = await insertRows(ctx.db, on, fresh)
  // Archived or taken to another workspace since it was looked at.
  if (made < fresh.length) throw conflict('archived', t`This project cannot be changed any more`)
}

/** Links of the file and those people made here can be fine alone and a circle together. */
async function leaveOutCircles(
  ctx: Ctx,
  on: On,
  task: { id: string; row: number },
  values: Partial<Values>,
  notes: ImportRemark[],
) {
  for (const field of ['blockers', 'dependencies'] as const) {
    if (!values[field]?.length) continue
    await lockWaiting(ctx.db, on.workspaceId)
    if (!(await leadsBackTo(ctx.db, field, task.id, values[field]))) continue
    values[field] = []
    const why = inLanguage(ctx.origin.language, () =>
      field === 'blockers'
        ? t`Its blockers would wait for each other in a circle and were left out`
        : t`Its dependencies would wait for each other in a circle and were left out`,
    )
    notes.push({ row: task.row, why })
  }
}
