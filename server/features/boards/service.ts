import { v7 as newId } from 'uuid'
import { type Board, type boardsApi, MAX_CATCH_UP } from '#contract/boards.ts'
import type { Input } from '#contract/endpoint.ts'
import { type BoardAction, canOnBoard, roleOnBoard } from '#contract/permissions.ts'
import type { Ctx } from '#server/core/context.ts'
import { conflict, forbidden, notFound } from '#server/core/errors.ts'
import { requireInWorkspace } from '#server/features/workspaces/service.ts'
import { boardCreated, boardUpdated } from './events.ts'
import { boardsOf, eventsAfter, findBoard, insertBoard, lockBoard, updateBoardRow } from './queries.ts'

type Api = typeof boardsApi

export async function listBoards(ctx: Ctx, { workspaceId, status }: Input<Api['listBoards']>) {
  await requireInWorkspace(ctx, workspaceId, 'view')
  const rows = await boardsOf(ctx.db, ctx.user._id, workspaceId, status)
  return { boards: rows.map(withMyRole) }
}

export async function createBoard(ctx: Ctx, { workspaceId, ...fields }: Input<Api['createBoard']>) {
  await requireInWorkspace(ctx, workspaceId, 'createProjects')
  const id = newId()
  await insertBoard(ctx.db, { id, workspace_id: workspaceId, ...fields }, ctx.user._id)
  await ctx.publish(boardCreated(await requireOnBoard(ctx, id, 'view')))
  return getBoard(ctx, { boardId: id })
}

export const getBoard = async (ctx: Ctx, { boardId }: Input<Api['getBoard']>) => ({
  board: await requireOnBoard(ctx, boardId, 'view'),
})

export async function updateBoard(
  ctx: Ctx,
  { boardId, version, title, description, visibility }: Input<Api['updateBoard']>,
) {
  await requireOnBoard(ctx, boardId, 'manage')
  await lockBoard(ctx.db, boardId)
  const before = await requireOnBoard(ctx, boardId, 'manage')
  if (version !== undefined && version !== before.version)
    throw conflict('version_conflict', 'Somebody else changed this project in the meantime', { board: before })
  await updateBoardRow(ctx.db, boardId, {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(visibility !== undefined && { visibility }),
  })
  await ctx.publish(boardUpdated(await requireOnBoard(ctx, boardId, 'view'), before))
  return getBoard(ctx, { boardId })
}

export async function listBoardEvents(ctx: Ctx, { boardId, after }: Input<Api['listBoardEvents']>) {
  const { seq } = await requireOnBoard(ctx, boardId, 'view')
  if (seq - after > MAX_CATCH_UP) return { events: [], seq, tooFar: true }
  const events = await eventsAfter(ctx.db, boardId, after, MAX_CATCH_UP)
  return { events, seq: events.at(-1)?.seq ?? seq, tooFar: false }
}

/** The door to a board, for requests, live rooms and jobs alike. What the caller may not see is not there. */
export async function requireOnBoard(
  ctx: Pick<Ctx, 'db' | 'user'>,
  boardId: string,
  action: BoardAction,
): Promise<Board> {
  const row = await findBoard(ctx.db, ctx.user._id, boardId)
  if (!row) throw notFound('Project')
  const board = withMyRole(row)
  if (!canOnBoard(board.myRole ?? 'viewer', action)) throw forbidden()
  const archived = row.status === 'archived' || row.workspaceStatus === 'archived'
  if (action !== 'view' && archived) throw conflict('archived', 'This project is archived')
  return board
}

type Row = NonNullable<Awaited<ReturnType<typeof findBoard>>>

function withMyRole({ workspaceRole, boardRole, workspaceStatus: _, ...board }: Row): Board {
  return { ...board, myRole: roleOnBoard(workspaceRole, boardRole) }
}
