// Projects. To the people they are projects, to the program boards.
import { v7 as newId } from 'uuid'
import { type Board, type BoardSummary, type boardsApi, MAX_CATCH_UP } from '#contract/boards.ts'
import type { Input } from '#contract/endpoint.ts'
import { type BoardAction, canOnBoard, roleOnBoard } from '#contract/permissions.ts'
import { t } from '#contract/texts.ts'
import type { Ctx } from '#server/core/context.ts'
import { defined } from '#server/core/defined.ts'
import { conflict, forbidden, invalid, notFound } from '#server/core/errors.ts'
import { removeFilesSoon } from '#server/core/files/left-behind.ts'
import { told } from '#server/core/speech.ts'
import { requireVersion } from '#server/core/version.ts'
import { sightOf } from '#server/database/access.ts'
import { requireFolder } from '#server/features/folders/service.ts'
import {
  lockInWorkspace,
  requireActive,
  requireInWorkspace,
  secondFactorRequired,
} from '#server/features/workspaces/service.ts'
import {
  boardArchived,
  boardCreated,
  boardDeleted,
  boardMoved,
  boardMovedAway,
  boardMovedHere,
  boardsReordered,
  boardUpdated,
  lookChanged,
} from './events.ts'
import { keysFor } from './keys.ts'
import { columnShapesOf, defaultColumnShapes, insertColumns, insertLabels, ownLabelsOf } from './queries/contents.ts'
import { hasAdmin, savePreferences, saveVisit, toggleFavoriteRow, upsertBoardMember } from './queries/mine.ts'
import { exchangeLabels, strangeLabelsOn, takeToWorkspace } from './queries/moving.ts'
import {
  deleteBoardRow,
  endOfFolder,
  eventsAfter,
  insertBoard,
  isKeyTaken,
  lockBoard,
  lockContents,
  placeBoard,
  spreadFolder,
  timersOn,
  updateBoardRow,
} from './queries/rows.ts'
import { type FoundBoard, findBoard } from './queries/sight.ts'
import { boardsById, boardsOf, describeBoard, labelsOn } from './queries/summaries.ts'

export { timersGone } from './events.ts'
export { insertBoardMember, upsertBoardMember } from './queries/mine.ts'
export { lockBoard } from './queries/rows.ts'
export type { FoundBoard } from './queries/sight.ts'
export { doorColumns, visibleTo } from './queries/sight.ts'

type Api = typeof boardsApi

export async function listBoards(ctx: Ctx, { workspaceId, status }: Input<Api['listBoards']>) {
  await requireInWorkspace(ctx, workspaceId, 'view')
  return { boards: (await boardsOf(ctx.db, sightOf(ctx), workspaceId, status)).map(withMyRole) }
}

/** `facts` stand in its event: how it came about, when not by hand. */
export async function createBoard(
  ctx: Ctx,
  { workspaceId, template, key, ...fields }: Input<Api['createBoard']>,
  facts: Record<string, unknown> = {},
) {
  await requireInWorkspace(ctx, workspaceId, 'createProjects')
  const { folderId, ...plain } = fields
  if (folderId) await requireFolder(ctx, workspaceId, folderId)
  const model = template ? await requireOnBoard(ctx, template, 'view') : null
  if (model && model.workspaceId !== workspaceId) throw notFound(t`Project`)
  const id = newId()
  const position = await endOfFolder(ctx.db, workspaceId, folderId)
  const place = { id, workspace_id: workspaceId, folder_id: folderId, position }
  await insertUnderFreeKey(key ? [key] : keysFor(plain.title), (free) =>
    insertBoard(ctx.db, { ...place, ...plain, key: free }),
  )
  await upsertBoardMember(ctx.db, { board_id: id, workspace_id: workspaceId, user_id: ctx.user._id }, 'admin')
  const columns = model ? await columnShapesOf(ctx.db, model._id) : await defaultColumnShapes(ctx.db, workspaceId)
  await insertColumns(
    ctx.db,
    columns.map((column) => ({ ...column, id: newId(), board_id: id })),
  )
  const labels = model ? await ownLabelsOf(ctx.db, model._id) : []
  await insertLabels(
    ctx.db,
    labels.map((label) => ({ ...label, id: newId(), board_id: id, workspace_id: workspaceId })),
  )
  await ctx.publish(boardCreated({ _id: id, workspaceId, title: plain.title }, facts))
  return inFull(ctx, id)
}

async function insertUnderFreeKey(keys: Iterable<string>, insert: (key: string) => Promise<boolean>) {
  for (const key of keys) if (await insert(key)) return
  throw keyTaken()
}

const keyTaken = () => conflict('key_taken', t`Another project of this workspace has this key`)

export async function getBoard(ctx: Ctx, { boardId }: Input<Api['getBoard']>) {
  await requireOnBoard(ctx, boardId, 'view')
  return inFull(ctx, boardId)
}

export async function updateBoard(
  ctx: Ctx,
  { boardId, version, title, key, description, visibility }: Input<Api['updateBoard']>,
) {
  const before = await lockOnBoard(ctx, boardId, 'manage')
  requireVersion(version, before.version, t`project`, await inFull(ctx, boardId))
  if (key && key !== before.key && (await isKeyTaken(ctx.db, before.workspaceId, key))) throw keyTaken()
  await updateBoardRow(ctx.db, boardId, defined({ title, key, description, visibility }))
  await ctx.publish(boardUpdated(await requireOnBoard(ctx, boardId, 'view'), before))
  return inFull(ctx, boardId)
}

export async function deleteBoard(ctx: Ctx, { boardId }: Input<Api['deleteBoard']>) {
  await requireOnBoard(ctx, boardId, 'manage')
  // Whoever changes a task meanwhile holds it and wants the board: in another order, a busy one could hardly be deleted.
  await lockContents(ctx.db, boardId)
  const board = await lockOnBoard(ctx, boardId, 'manage')
  const timersOf = await timersOn(ctx.db, boardId)
  await deleteBoardRow(ctx.db, boardId)
  await removeFilesSoon(ctx.db, ctx.tools.jobs)
  await ctx.publish(boardDeleted(board, timersOf))
  return told(ctx, () => t`The project “${board.title}” is deleted.`)
}

export const archiveBoard = (ctx: Ctx, { boardId }: Input<Api['archiveBoard']>) => setStatus(ctx, boardId, 'archived')
export const unarchiveBoard = (ctx: Ctx, { boardId }: Input<Api['unarchiveBoard']>) => setStatus(ctx, boardId, 'active')

async function setStatus(ctx: Ctx, boardId: string, status: Board['status']) {
  const before = await lockOnBoard(ctx, boardId, 'manage', { evenArchived: true })
  requireActive({ status: before.workspaceStatus })
  if (before.status !== status) {
    await updateBoardRow(ctx.db, boardId, { status })
    await ctx.publish(boardArchived(await requireOnBoard(ctx, boardId, 'view')))
  }
  return inFull(ctx, boardId)
}

export async function toggleFavorite(ctx: Ctx, { boardId }: Input<Api['toggleFavorite']>) {
  const board = await requireOnBoard(ctx, boardId, 'view')
  requireUnarchived(board)
  await toggleFavoriteRow(ctx.db, mine(ctx, board))
  await ctx.publish(lookChanged(board, ctx.user._id))
  return inFull(ctx, boardId)
}

export async function setBoardPreferences(ctx: Ctx, { board: id, ...looks }: Input<Api['setBoardPreferences']>) {
  const board = await requireOnBoard(ctx, id, 'view')
  if (!looks.view && !looks.defaultCardProperties) throw invalid(t`Name a view or card properties`)
  await savePreferences(ctx.db, mine(ctx, board), looks)
  await ctx.publish(lookChanged(board, ctx.user._id))
  return { preferences: (await inFull(ctx, id)).board.preferences }
}

/** For "recently opened". */
export const rememberVisit = (ctx: Pick<Ctx, 'db' | 'user'>, board: FoundBoard) => saveVisit(ctx.db, mine(ctx, board))

export async function moveBoard(ctx: Ctx, { boardId, position, ...to }: Input<Api['moveBoard']>) {
  const { workspaceId } = await requireOnBoard(ctx, boardId, 'view')
  // Order is decided by one at a time, and by whoever still may.
  await lockInWorkspace(ctx, workspaceId, 'createFolders')
  const board = await requireOnBoard(ctx, boardId, 'view')
  if (board.workspaceId !== workspaceId) throw notFound(t`Project`)
  requireUnarchived(board)
  const { folderId = board.folderId } = to
  const folder = folderId ? await requireFolder(ctx, workspaceId, folderId) : null
  await placeBoard(ctx.db, boardId, folderId, position ?? (await endOfFolder(ctx.db, workspaceId, folderId)))
  await spreadFolder(ctx.db, workspaceId, folderId)
  // Another place in the same folder is order, which nobody reads about in a feed.
  await ctx.publish(folderId === board.folderId ? boardsReordered(workspaceId) : boardMoved(board, folder))
  return inFull(ctx, boardId)
}

export async function reorderBoards(ctx: Ctx, { folderId, items }: Input<Api['reorderBoards']>) {
  const first = await requireOnBoard(ctx, items[0]!.id, 'view')
  await lockInWorkspace(ctx, first.workspaceId, 'createFolders')
  const folder = folderId ? await requireFolder(ctx, first.workspaceId, folderId) : null
  const ids = items.map(({ id }) => id)
  const seen = new Map((await boardsById(ctx.db, sightOf(ctx), ids)).map((board) => [board._id, board]))
  for (const { id } of items) {
    const board = seen.get(id)
    if (board?.workspace._id !== first.workspaceId) throw notFound(t`Project`)
    if (board.status === 'archived') throw archived()
  }
  for (const { id, position } of items) await placeBoard(ctx.db, id, folderId, position)
  await spreadFolder(ctx.db, first.workspaceId, folderId)
  const { workspaceId } = first
  for (const board of seen.values())
    if (board.folderId !== folderId) await ctx.publish(boardMoved({ ...board, workspaceId }, folder))
  await ctx.publish(boardsReordered(workspaceId))
  return { boards: (await boardsById(ctx.db, sightOf(ctx), ids)).map(withMyRole) }
}

export async function moveBoardToWorkspace(ctx: Ctx, { boardId, workspaceId }: Input<Api['moveBoardToWorkspace']>) {
  const board = await lockOnBoard(ctx, boardId, 'manage')
  const target = await requireInWorkspace(ctx, workspaceId, 'createProjects')
  if (board.workspaceId === workspaceId) throw invalid(t`The project is in this workspace already`)
  await ctx.publish(boardMovedAway(board))
  const key = await freeKey(ctx, workspaceId, board)
  await takeToWorkspace(ctx.db, boardId, { workspaceId, key, position: await endOfFolder(ctx.db, workspaceId, null) })
  await bringLabels(ctx, boardId, workspaceId)
  // Whoever brought it must be able to go on with it there, and somebody has to look after it.
  const there = { board_id: boardId, workspace_id: workspaceId, user_id: ctx.user._id }
  const lost = !(await findBoard(ctx.db, sightOf(ctx), boardId))
  if (lost || !(await hasAdmin(ctx.db, boardId))) await upsertBoardMember(ctx.db, there, 'admin')
  await ctx.publish(boardMovedHere({ ...board, workspaceId }, board.workspaceName))
  return { url: `/${target.url}/projects/${boardId}` }
}

/** Labels of the old workspace become the project's own, unless there is one of that name already. */
async function bringLabels(ctx: Ctx, boardId: string, workspaceId: string) {
  const strange = await strangeLabelsOn(ctx.db, boardId)
  if (strange.length === 0) return
  const known = new Map(
    (await labelsOn(ctx.db, boardId, workspaceId)).map(({ name, _id }) => [name.toLowerCase(), _id]),
  )
  const places = strange.map(({ id, name, color }) => {
    const same = known.get(name.toLowerCase())
    return { from: id, to: same ?? newId(), name, color, isNew: !same }
  })
  const made = places.filter(({ isNew }) => isNew)
  await insertLabels(
    ctx.db,
    made.map(({ to, name, color }) => ({ id: to, workspace_id: workspaceId, board_id: boardId, name, color })),
  )
  await exchangeLabels(ctx.db, boardId, places)
}

async function freeKey(ctx: Ctx, workspaceId: string, { key, title }: FoundBoard) {
  for (const candidate of [key, ...keysFor(title)])
    if (!(await isKeyTaken(ctx.db, workspaceId, candidate))) return candidate
  throw keyTaken()
}

export async function listBoardEvents(ctx: Ctx, { boardId, after }: Input<Api['listBoardEvents']>) {
  const { seq } = await requireOnBoard(ctx, boardId, 'view')
  if (seq - after > MAX_CATCH_UP) return { events: [], seq, tooFar: true }
  const events = await eventsAfter(ctx.db, boardId, after, MAX_CATCH_UP)
  // What was deleted for good took its history along: nobody catches up across such a gap.
  if (events.length > 0 && events.at(-1)!.seq - after > events.length) return { events: [], seq, tooFar: true }
  return { events, seq: events.at(-1)?.seq ?? seq, tooFar: false }
}

/**
 * The door to a board, for requests, live rooms and jobs alike. What the caller may not see is not there.
 * An archived one can be looked at; `evenArchived` is for bringing it back.
 */
export async function requireOnBoard(
  ctx: Pick<Ctx, 'db' | 'user' | 'key'>,
  boardId: string,
  action: BoardAction,
  { evenArchived = action === 'view' } = {},
): Promise<FoundBoard> {
  const board = await findBoard(ctx.db, sightOf(ctx), boardId)
  if (!board) throw notFound(t`Project`)
  requireAdmitted(board, action, { evenArchived })
  return board
}

/** The door's second half, for things of a board that were looked up together with it. */
export function requireAdmitted(board: FoundBoard, action: BoardAction, { evenArchived = action === 'view' } = {}) {
  if (board.lacksSecondFactor) throw secondFactorRequired()
  if (!mayOnBoard(board, action)) throw forbidden()
  if (!evenArchived) requireUnarchived(board)
}

/** For what depends on more than the role, such as whose it is. */
export const mayOnBoard = (board: Pick<FoundBoard, 'workspaceRole' | 'boardRole'>, action: BoardAction) =>
  canOnBoard(roleOnBoard(board.workspaceRole, board.boardRole) ?? 'viewer', action)

/** The same for a change that others may be making at this moment: they come one after the other. */
export async function lockOnBoard(ctx: Ctx, boardId: string, action: BoardAction, options?: { evenArchived: boolean }) {
  await requireOnBoard(ctx, boardId, action, options)
  await lockBoard(ctx.db, boardId)
  return requireOnBoard(ctx, boardId, action, options)
}

export function requireUnarchived({ status, workspaceStatus }: FoundBoard) {
  requireActive({ status: workspaceStatus })
  if (status === 'archived') throw archived()
}

const archived = () => conflict('archived', t`This project is archived. Unarchive it to change it.`)

/** A board with everything its pages show. */
export async function inFull(ctx: Ctx, boardId: string): Promise<{ board: Board }> {
  const row = await describeBoard(ctx.db, sightOf(ctx), boardId)
  // Deleted, moved away or closed to them since the door let them in.
  if (!row) throw notFound(t`Project`)
  const board = withMyRole(row)
  return { board: { ...board, labels: await labelsOn(ctx.db, boardId, board.workspace._id) } }
}

const mine = (ctx: Pick<Ctx, 'user'>, board: FoundBoard) => ({
  board_id: board._id,
  workspace_id: board.workspaceId,
  user_id: ctx.user._id,
})

type Row = NonNullable<Awaited<ReturnType<typeof describeBoard>>>

const withMyRole = ({ workspaceRole, boardRole, ...board }: Row): BoardSummary => ({
  ...board,
  myRole: roleOnBoard(workspaceRole, boardRole),
})
