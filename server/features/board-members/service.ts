// Who is on a project, and how they get there.
import type { boardMembersApi } from '#contract/boards.ts'
import type { Input } from '#contract/endpoint.ts'
import { type BoardRole, canInWorkspace, canOnBoard } from '#contract/permissions.ts'
import { t } from '#contract/texts.ts'
import type { Ctx } from '#server/core/context.ts'
import { conflict, forbidden, notFound } from '#server/core/errors.ts'
import { newSecret } from '#server/core/secrets.ts'
import { told } from '#server/core/speech.ts'
import {
  type FoundBoard,
  inFull,
  insertBoardMember,
  lockBoard,
  lockOnBoard,
  requireOnBoard,
  requireUnarchived,
  upsertBoardMember,
} from '#server/features/boards/service.ts'
import { lockWorkOf, takeOutOfTasks } from '#server/features/task-moves/service.ts'
import {
  isMine,
  letIn,
  requireActive,
  requireAllowedDomain,
  requireInWorkspace,
  requireMember,
  secondFactorRequired,
} from '#server/features/workspaces/service.ts'
import { inviteLinkChanged, joinedByLink, membersChanged } from './events.ts'
import {
  countAdmins,
  deleteBoardMember,
  deleteLink,
  deleteListening,
  findBoardRole,
  findLink,
  findOpenLink,
  lockListening,
  lockMember,
  type OpenLink,
  upsertLink,
} from './queries.ts'

type Api = typeof boardMembersApi

export async function joinBoard(ctx: Ctx, { boardId, token }: Input<Api['joinBoard']>) {
  if (token) await joinByLink(ctx, boardId, token)
  else await joinOpenBoard(ctx, boardId)
  return inFull(ctx, boardId)
}

/** Whoever sees a project may join it: it is open to the workspace, or they are an admin there. */
async function joinOpenBoard(ctx: Ctx, boardId: string) {
  const board = await lockOnBoard(ctx, boardId, 'view')
  requireUnarchived(board)
  await putOnBoard(ctx, board, ctx.user, 'collaborator')
}

async function joinByLink(ctx: Ctx, boardId: string, token: string) {
  // Held still: a link that is deleted or a project that is archived at this moment lets nobody in.
  await lockBoard(ctx.db, boardId)
  const link = await findOpenLink(ctx.db, boardId, token)
  if (!link) throw notFound(t`Invite link`)
  requireActive({ status: link.workspaceStatus })
  if (link.boardStatus === 'archived') throw conflict('archived', t`This project is archived`)
  const board = { _id: boardId, workspaceId: link.workspaceId }
  if (await isMine(ctx, link.workspaceId)) {
    await requireInWorkspace(ctx, link.workspaceId, 'view')
    return putOnBoard(ctx, board, ctx.user, link.role)
  }
  await comeInAsGuest(ctx, link)
  // A link that got further than it was meant to makes nobody an admin.
  return putOnBoard(ctx, board, ctx.user, 'collaborator')
}

/** Somebody from outside, let in on the word of whoever made the link, who must still have the right to invite. */
async function comeInAsGuest(ctx: Ctx, link: OpenLink) {
  if (!link.makerRole || !canInWorkspace(link.makerRole, 'invite', link.permissions))
    throw forbidden(t`This link only works for people of the workspace. Ask for an invitation.`)
  requireAllowedDomain(link.invitationDomains, ctx.user.email)
  if (link.requireSecondFactor && !ctx.user.totpEnabled) throw secondFactorRequired()
  await letIn(ctx, { _id: link.workspaceId, url: link.workspaceUrl }, ctx.user._id, 'guest')
  await ctx.publish(joinedByLink(link.workspaceId, ctx.user))
}

/** Nothing happens to somebody who is on it already. */
export async function putOnBoard(
  ctx: Ctx,
  board: { _id: string; workspaceId: string },
  user: { _id: string; name: string },
  role: BoardRole,
) {
  const place = { board_id: board._id, workspace_id: board.workspaceId, user_id: user._id }
  if (!(await insertBoardMember(ctx.db, place, role))) return
  const action = user._id === ctx.user._id ? 'joined' : 'added'
  await ctx.publish(membersChanged(board, { action, user, role }))
}

export async function addBoardMember(ctx: Ctx, { boardId, userId, role }: Input<Api['addBoardMember']>) {
  const board = await lockOnBoard(ctx, boardId, 'manage')
  const workspace = await requireInWorkspace(ctx, board.workspaceId, 'view')
  const { user } = await requireMember(ctx, workspace, userId)
  if (await findBoardRole(ctx.db, boardId, userId))
    throw conflict('already_member', () => t`${user.name} is on this project already`)
  await upsertBoardMember(ctx.db, { board_id: boardId, workspace_id: board.workspaceId, user_id: userId }, role)
  await ctx.publish(membersChanged(board, { action: 'added', user, role }))
  return inFull(ctx, boardId)
}

export async function changeBoardRole(ctx: Ctx, { boardId, userId, role }: Input<Api['changeBoardRole']>) {
  const board = await lockOnBoard(ctx, boardId, 'manage')
  const member = await requireBoardMember(ctx, boardId, userId)
  if (member.role !== role) {
    await requireAnotherAdmin(ctx, boardId, member)
    await upsertBoardMember(ctx.db, { board_id: boardId, workspace_id: board.workspaceId, user_id: userId }, role)
    await ctx.publish(membersChanged(board, { action: 'role-changed', user: member, role, from: member.role }))
  }
  return inFull(ctx, boardId)
}

export async function removeBoardMember(ctx: Ctx, { boardId, userId }: Input<Api['removeBoardMember']>) {
  const themselves = userId === ctx.user._id
  const action = themselves ? 'view' : 'manage'
  const { workspaceId } = await requireOnBoard(ctx, boardId, action, { evenArchived: false })
  // Nobody gives them a task of it from here on. The board's row comes after the tasks, as for whoever changes one.
  await lockMember(ctx.db, workspaceId, userId)
  await lockWorkOf(ctx, userId, { workspaceId, boardId })
  await lockListening(ctx.db, boardId, userId)
  const board = await lockOnBoard(ctx, boardId, action, { evenArchived: false })
  const member = await requireBoardMember(ctx, boardId, userId)
  await requireAnotherAdmin(ctx, boardId, member)
  await deleteBoardMember(ctx.db, boardId, userId)
  await deleteListening(ctx.db, boardId, userId)
  await takeOutOfTasks(ctx, 'members', userId, { workspaceId: board.workspaceId, boardId })
  // Whoever is taken off may know the link, and would be back with it.
  if (!themselves) await deleteLink(ctx.db, boardId)
  const how = themselves ? 'left' : 'removed'
  await ctx.publish(membersChanged(board, { action: how, user: member, role: member.role }))
  return { userId }
}

async function requireBoardMember(ctx: Ctx, boardId: string, userId: string) {
  const member = await findBoardRole(ctx.db, boardId, userId)
  if (!member) throw notFound(t`Member`)
  return member
}

/** Somebody has to look after a project: its last admin stays one. */
async function requireAnotherAdmin(ctx: Ctx, boardId: string, { role }: { role: BoardRole }) {
  if (canOnBoard(role, 'manage') && (await countAdmins(ctx.db, boardId)) === 1)
    throw conflict('last_admin', t`A project needs an admin. Make somebody else one first.`)
}

export async function getInviteLink(ctx: Ctx, { boardId }: Input<Api['getInviteLink']>) {
  const board = await requireOnBoard(ctx, boardId, 'manage', { evenArchived: true })
  const link = await findLink(ctx.db, boardId)
  return { link: link ? withUrl(ctx, board, link) : null }
}

export async function makeInviteLink(ctx: Ctx, { boardId, role }: Input<Api['makeInviteLink']>) {
  const board = await lockOnBoard(ctx, boardId, 'manage')
  const link = await upsertLink(ctx.db, { board_id: boardId, token: newSecret(), role, created_by: ctx.user._id })
  await ctx.publish(inviteLinkChanged(board, true))
  return withUrl(ctx, board, link)
}

export async function deleteInviteLink(ctx: Ctx, { boardId }: Input<Api['deleteInviteLink']>) {
  const board = await lockOnBoard(ctx, boardId, 'manage')
  await deleteLink(ctx.db, boardId)
  await ctx.publish(inviteLinkChanged(board, false))
  return told(ctx, t`The link no longer works.`)
}

const withUrl = (ctx: Ctx, { _id, workspaceUrl }: FoundBoard, { token, role }: { token: string; role: BoardRole }) => ({
  token,
  role,
  url: `${ctx.tools.appUrl}/${workspaceUrl}/projects/${_id}/join/${token}`,
})
