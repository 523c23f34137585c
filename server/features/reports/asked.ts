// The door of every report: what somebody asked for, as far as they may see it.
import { canInWorkspace } from '#contract/permissions.ts'
import { t } from '#contract/texts.ts'
import type { Ctx } from '#server/core/context.ts'
import { forbidden, notFound } from '#server/core/errors.ts'
import { mayOnBoard, requireOnBoard } from '#server/features/boards/service.ts'
import { type FoundWorkspace, requireInWorkspace } from '#server/features/workspaces/service.ts'
import { kindOf } from './kinds.ts'
import { columnsEver, knownLabels, knownPeople, seenBoards } from './queries/known.ts'
import { catchUp } from './reading-stays.ts'
import { type Scope, type Span, timesOf } from './scope.ts'

interface Asked extends Span {
  boards?: string[] | undefined
  users?: string[] | undefined
  labels?: string[] | undefined
}

/** A project's reports are for whoever sees the project; how one of its people is doing, for those who lead it or may see reports. */
export async function askedOfBoard(ctx: Ctx, { boardId, ...asked }: Asked & { boardId: string }) {
  const board = await requireOnBoard(ctx, boardId, 'view')
  const workspace = await requireInWorkspace(ctx, board.workspaceId, 'view')
  if (!mayOnBoard(board, 'manage')) requireAboutMe(ctx, workspace, asked.users)
  return { workspace, scope: await scopeOf(ctx, workspace, [boardId], asked) }
}

/** A workspace's are for whoever may see reports, and about the projects they see. */
export async function askedOfWorkspace(
  ctx: Ctx,
  { workspaceId, boards: wanted, ...asked }: Asked & { workspaceId: string },
) {
  const workspace = await requireInWorkspace(ctx, workspaceId, 'view')
  const seen = await seenBoards(ctx.db, ctx.user._id, workspaceId)
  const boards = wanted?.length ? seen.filter(({ _id }) => wanted.includes(_id)) : seen
  if (wanted && boards.length < wanted.length) throw notFound(t`Project`)
  const boardIds = boards.map(({ _id }) => _id)
  const shelved = boards.filter(({ isArchived }) => isArchived).map(({ _id }) => _id)
  return { workspace, boards, scope: { ...(await scopeOf(ctx, workspace, boardIds, asked)), shelved } }
}

export const maySeeReports = ({ myRole, permissions }: FoundWorkspace) =>
  canInWorkspace(myRole, 'seeReports', permissions)

export function requireReports(workspace: FoundWorkspace) {
  if (!maySeeReports(workspace)) throw forbidden()
}

function requireAboutMe(ctx: Ctx, workspace: FoundWorkspace, users: string[] | null | undefined) {
  if (!maySeeReports(workspace) && users?.some((id) => id !== ctx.user._id)) throw forbidden()
}

/** Whoever may not see reports sees what is about themselves. */
export function onlyMine(ctx: Ctx, workspace: FoundWorkspace, scope: Scope): Scope {
  if (maySeeReports(workspace)) return scope
  requireAboutMe(ctx, workspace, scope.users)
  return { ...scope, users: [ctx.user._id] }
}

async function scopeOf(ctx: Ctx, workspace: FoundWorkspace, boardIds: string[], asked: Asked): Promise<Scope> {
  const workspaceId = workspace._id
  const { users = [], labels = [] } = asked
  await requireAll(t`Member`, users, (ids) => knownPeople(ctx.db, workspaceId, ids))
  await requireAll(t`Label`, labels, (ids) => knownLabels(ctx.db, workspaceId, boardIds, ids))
  const times = timesOf(asked, ctx.user.timezone, ctx.now, workspace.settings.weekStart)
  await catchUp(ctx, workspaceId)
  const columns = (await columnsEver(ctx.db, workspaceId)).map((column) => ({
    ...column,
    kind: kindOf(column.type, workspace.columnTypes),
  }))
  return {
    workspaceId,
    boardIds,
    shelved: [],
    users: orNull(users),
    labels: orNull(labels),
    columns,
    language: ctx.origin.language,
    ...times,
  }
}

const orNull = (ids: string[]) => (ids.length > 0 ? ids : null)

async function requireAll(what: string, ids: string[], known: (ids: string[]) => Promise<string[]>) {
  if (ids.length > 0 && (await known(ids)).length < ids.length) throw notFound(what)
}
