import type { Input } from '#contract/endpoint.ts'
import type { Member, membersApi } from '#contract/members.ts'
import { isOutside, isOwner } from '#contract/permissions.ts'
import { t, type Words } from '#contract/texts.ts'
import type { Ctx } from '#server/core/context.ts'
import { conflict, forbidden, notFound } from '#server/core/errors.ts'
import { activitiesIn } from '#server/features/activities/service.ts'
import { acceptOnBehalf, invite } from '#server/features/invitations/service.ts'
import { takeOutOfTasks } from '#server/features/task-moves/service.ts'
import {
  forgetWorkspace,
  letIn,
  lockInWorkspace,
  lockMine,
  membersSeen,
  myWorkspaces,
  requireAllowedDomain,
  requireFreeSeat,
  requireInWorkspace,
  requireMember,
  requireUpTo,
  roomsOf,
  updateMemberRole,
} from '#server/features/workspaces/service.ts'
import { memberAdded, memberRemoved, memberRoleChanged } from './events.ts'
import { deleteLinksSeenBy, deleteMember, findAcquaintance, findByUsernameIn, sharedBoards, workOf } from './queries.ts'

type Api = typeof membersApi

const RECENT = 20

export async function listMembers(ctx: Ctx, { workspaceId }: Input<Api['listMembers']>) {
  return { members: await membersSeen(ctx, await requireInWorkspace(ctx, workspaceId, 'view')) }
}

export async function addMember(ctx: Ctx, { workspaceId, userId, email, role }: Input<Api['addMember']>) {
  const workspace = await lockInWorkspace(ctx, workspaceId, 'manage')
  requireUpTo(workspace, role)
  const person = await findAcquaintance(ctx.db, ctx.user._id, userId ? { id: userId } : { email: email! })
  if (!person) {
    if (!email) throw notFound(t`Person`)
    // Whether the address has an account is not ours to tell: either way it gets a mail.
    await invite(ctx, { workspaceId, email, role })
    return { members: await membersSeen(ctx, workspace), invited: true }
  }
  requireAllowedDomain(workspace.security.invitationDomains, person.email)
  await requireFreeSeat(ctx, workspaceId, role)
  if (!(await letIn(ctx, workspace, person.user._id, role)))
    throw conflict('already_member', t`This person is a member already`)
  await acceptOnBehalf(ctx, workspaceId, person)
  await ctx.publish(memberAdded(workspace, { ...person, role }, ctx.user.name, `${ctx.tools.appUrl}/${workspace.url}`))
  const members = await membersSeen(ctx, workspace)
  return { members, member: members.find(({ user }) => user._id === person.user._id), invited: false }
}

export async function changeMemberRole(ctx: Ctx, { workspaceId, memberId, role }: Input<Api['changeMemberRole']>) {
  const workspace = await lockInWorkspace(ctx, workspaceId, 'manage')
  const member = await requireMember(ctx, workspace, memberId)
  requireNotOwner(member, t`The owner keeps that role until the workspace is handed over`)
  requireUpTo(workspace, member.role)
  requireUpTo(workspace, role)
  if (role === member.role) return { member }
  if (isOutside(member.role) && !isOutside(role)) await requireFreeSeat(ctx, workspaceId, role)
  await updateMemberRole(ctx.db, workspaceId, memberId, role)
  const rooms = await roomsOf(ctx, workspaceId, memberId)
  await ctx.publish(memberRoleChanged(member.user, { from: member.role, to: role }, rooms))
  return { member: { ...member, role } }
}

/** With the account: colleagues see that the person is gone, and rooms are left. Workspaces of their own are dealt with before. */
export async function leaveAll(ctx: Ctx) {
  for (const { _id, url } of await myWorkspaces(ctx)) {
    await deleteMember(ctx.db, _id, ctx.user._id)
    await takeOutOfTasks(ctx, 'members', ctx.user._id, { workspaceId: _id, boardId: null })
    await forgetWorkspace(ctx, url, ctx.user._id)
    await ctx.publish(memberRemoved(ctx.user, true, await roomsOf(ctx, _id, ctx.user._id)))
  }
}

/** Whoever wants to leave may, also from an archived workspace and without the second factor it asks for. */
export async function removeMember(ctx: Ctx, { workspaceId, memberId }: Input<Api['removeMember']>) {
  const themselves = memberId === ctx.user._id
  const workspace = themselves ? await lockMine(ctx, workspaceId) : await lockInWorkspace(ctx, workspaceId, 'manage')
  const member = await requireMember(ctx, workspace, memberId)
  requireNotOwner(member, t`The owner stays until the workspace is handed over or deleted`)
  if (!themselves) requireUpTo(workspace, member.role)
  if (!themselves) await deleteLinksSeenBy(ctx.db, workspaceId, memberId)
  await deleteMember(ctx.db, workspaceId, memberId)
  await takeOutOfTasks(ctx, 'members', memberId, { workspaceId, boardId: null })
  await forgetWorkspace(ctx, workspace.url, memberId)
  await ctx.publish(memberRemoved(member.user, themselves, await roomsOf(ctx, workspaceId, memberId)))
  return { member }
}

export async function getProfile(ctx: Ctx, { workspaceId, username }: Input<Api['getProfile']>) {
  const workspace = await requireInWorkspace(ctx, workspaceId, 'view')
  const person = await findByUsernameIn(ctx.db, workspaceId, username)
  if (!person) throw notFound(t`Person`)
  const { user, role, joinedAt } = await requireMember(ctx, workspace, person.id)
  const boards = await sharedBoards(ctx.db, ctx.user._id, workspaceId, user._id)
  const { activities } = await activitiesIn(ctx, workspace, { user: user._id, limit: RECENT })
  return {
    profile: {
      user: { ...user, role: person.role, timezone: person.timezone },
      role,
      joinedAt,
      boards,
      activities,
      figures: { projects: boards.length, ...(await workOf(ctx.db, ctx.user._id, workspaceId, user._id)) },
    },
  }
}

function requireNotOwner({ role }: Member, words: Words) {
  if (isOwner(role)) throw forbidden(words)
}
