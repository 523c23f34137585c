import { v7 as newId } from 'uuid'
import { type BoardSavedView, MAX_SAVED_VIEWS, type savedViewsApi } from '#contract/board-tools.ts'
import type { Input } from '#contract/endpoint.ts'
import { t } from '#contract/texts.ts'
import type { Ctx } from '#server/core/context.ts'
import { defined } from '#server/core/defined.ts'
import { conflict, notFound } from '#server/core/errors.ts'
import type { HearthEvent } from '#server/core/event.ts'
import { rooms } from '#server/core/rooms.ts'
import { requireVersion } from '#server/core/version.ts'
import { type FoundBoard, requireOnBoard } from '#server/features/boards/service.ts'
import { deleteView, findMine, insertView, lockMine, updateView, viewsFor } from './queries.ts'

type Api = typeof savedViewsApi

export async function listSavedViews(ctx: Ctx, { boardId }: Input<Api['listSavedViews']>) {
  await requireOnBoard(ctx, boardId, 'view')
  return { views: await viewsFor(ctx.db, boardId, ctx.user._id) }
}

export async function createSavedView(ctx: Ctx, { boardId, ...fields }: Input<Api['createSavedView']>) {
  const board = await requireOnBoard(ctx, boardId, 'view', { evenArchived: false })
  const mine = (await viewsFor(ctx.db, boardId, ctx.user._id)).filter(({ owner }) => owner === ctx.user._id)
  if (mine.length >= MAX_SAVED_VIEWS) throw conflict('too_many', () => t`At most ${MAX_SAVED_VIEWS} views can be saved`)
  const id = newId()
  await insertView(ctx.db, { id, board_id: boardId, owner: ctx.user._id, ...fields })
  return published(ctx, board, id)
}

export async function updateSavedView(ctx: Ctx, { viewId, version, ...changes }: Input<Api['updateSavedView']>) {
  const { board, view: before } = await requireMyView(ctx, viewId, lockMine)
  requireVersion(version, before.version, t`view`, { view: before })
  await updateView(ctx.db, viewId, defined(changes))
  return published(ctx, board, viewId, before)
}

export async function deleteSavedView(ctx: Ctx, { viewId }: Input<Api['deleteSavedView']>) {
  const { board, view } = await requireMyView(ctx, viewId)
  await deleteView(ctx.db, viewId)
  await ctx.publish(viewsChanged(board, view))
  return { view }
}

async function requireMyView(ctx: Ctx, viewId: string, find = findMine) {
  const view = await find(ctx.db, ctx.user._id, viewId)
  if (!view) throw notFound(t`View`)
  return { view, board: await requireOnBoard(ctx, view.boardId, 'view', { evenArchived: false }) }
}

async function published(ctx: Ctx, board: FoundBoard, id: string, before?: BoardSavedView) {
  const view = (await findMine(ctx.db, ctx.user._id, id))!
  await ctx.publish(viewsChanged(board, { ...view, shared: view.shared || before?.shared === true }))
  return { view }
}

/** How people look at a board is nobody's history; but whoever sees the view, or saw it until now, sees it change. */
const viewsChanged = ({ _id }: FoundBoard, { shared, owner }: BoardSavedView): HearthEvent => ({
  type: 'views-changed',
  unrecorded: true,
  payload: {},
  live: [{ room: shared ? rooms.board(_id) : rooms.user(owner), name: 'views-changed', body: { boardId: _id } }],
})
