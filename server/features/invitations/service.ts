import { v7 as newId } from 'uuid'
import type { Input } from '#contract/endpoint.ts'
import { Email } from '#contract/fields.ts'
import type { Invitation, invitationsApi, MyInvitation, SentInvitation } from '#contract/invitations.ts'
import { GivenRole } from '#contract/members.ts'
import { isAtLeast } from '#contract/permissions.ts'
import { t } from '#contract/texts.ts'
import type { Ctx, GuestCtx } from '#server/core/context.ts'
import { conflict, forbidden, invalid, notFound, Refusal } from '#server/core/errors.ts'
import { newSecret } from '#server/core/secrets.ts'
import { told } from '#server/core/speech.ts'
import { putOnBoard } from '#server/features/board-members/service.ts'
import { requireOnBoard } from '#server/features/boards/service.ts'
import { mailWishes } from '#server/features/notification-preferences/service.ts'
import {
  type FoundWorkspace,
  isMemberByEmail,
  isMine,
  letIn,
  lockInWorkspace,
  lockWorkspace,
  requireActive,
  requireAllowedDomain,
  requireFreeSeat,
  requireInWorkspace,
  requireMine,
  requireUpTo,
  roomsOf,
  updateMemberRole,
} from '#server/features/workspaces/service.ts'
import { invitationAccepted, invitationCanceled, invitationDeclined, invitationSent } from './events.ts'
import {
  type FoundInvitation,
  findInvitation,
  findInvitationById,
  findPendingRole,
  invitationsOf,
  pendingInvitationsTo,
  renewInvitation,
  seenBoardIds,
  settleInvitation,
  settleInvitationsTo,
  upsertInvitation,
} from './queries.ts'

type Api = typeof invitationsApi

/** Every invitation is a mail to somebody who did not ask for it. */
const MAILS_A_DAY = { name: 'invitations', calls: 300, windowSeconds: 24 * 60 * 60 }
const inSevenDays = (now: Date) => new Date(now.getTime() + 7 * 24 * 60 * 60 * 1000)

export async function invite(ctx: Ctx, { workspaceId, email, role, boardIds }: Input<Api['invite']>) {
  const workspace = await lockInWorkspace(ctx, workspaceId, 'invite')
  for (const boardId of boardIds ?? []) {
    const board = await requireOnBoard(ctx, boardId, 'manage')
    if (board.workspaceId !== workspaceId) throw notFound(t`Project`)
  }
  return { invitation: await sendInvitation(ctx, workspace, email, role, boardIds) }
}

/** Each address stands for itself: one that cannot be invited does not stop the others. */
export async function inviteMany(ctx: Ctx, { workspaceId, invitations }: Input<Api['inviteMany']>) {
  const workspace = await lockInWorkspace(ctx, workspaceId, 'invite')
  const sent: SentInvitation[] = []
  const failed: { email: string; message: string }[] = []
  const named = new Set<string>()
  for (const { email, role } of invitations) {
    try {
      const address = readAddress(email)
      if (named.has(address.toLowerCase())) throw invalid(t`This address is named twice`)
      named.add(address.toLowerCase())
      sent.push(await sendInvitation(ctx, workspace, address, readRole(role)))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      failed.push({ email, ...told(ctx, error.words) })
    }
  }
  return { invitations: sent, failed }
}

function readAddress(email: string): string {
  const read = Email.safeParse(email)
  // Read once more where it is answered: what is wrong with it is said in the language spoken then.
  if (!read.success) throw invalid(() => Email.safeParse(email).error!.issues[0]!.message)
  return read.data
}

function readRole(role: string): GivenRole {
  const read = GivenRole.safeParse(role)
  if (!read.success) throw invalid(t`Nobody can be invited in this role`)
  return read.data
}

/** Refuses before it writes anything, so that in a list of many a refusal leaves nothing half done. */
async function sendInvitation(
  ctx: Ctx,
  workspace: FoundWorkspace,
  email: string,
  role: Invitation['role'],
  boardIds?: string[],
) {
  requireUpTo(workspace, role)
  const pending = await findPendingRole(ctx.db, workspace._id, email)
  // Inviting again replaces what waits: an admin's invitation is not a manager's to lower.
  if (pending) requireUpTo(workspace, pending.role)
  requireAllowedDomain(workspace.security.invitationDomains, email)
  if (await isMemberByEmail(ctx, workspace._id, email))
    throw conflict('already_member', t`This person is a member already`)
  await requireFreeSeat(ctx, workspace._id, role)
  await ctx.tools.limits.spend(MAILS_A_DAY, ctx.user._id)
  const row = {
    id: newId(),
    workspace_id: workspace._id,
    email,
    role,
    token: newSecret(),
    invited_by: ctx.user._id,
    created_at: ctx.now,
    expires_at: inSevenDays(ctx.now),
  }
  const invitation = await upsertInvitation(ctx.db, row, boardIds)
  await publishSent(ctx, invitation)
  return seen(ctx, workspace, invitation)
}

async function publishSent(ctx: Ctx, invitation: FoundInvitation) {
  const { wanted, language } = await mailWishes(ctx.db, invitation.email, 'invitations')
  const url = `${ctx.tools.appUrl}/join/${invitation.token}`
  // Whoever has no account, or no language of their own, is written to in that of the person who knows them.
  const sent = invitationSent(invitation, ctx.user.name, url, language ?? ctx.origin.language)
  // Whoever has an account finds it there as well, and may want no mail about it.
  const { letters: _, ...silent } = sent
  await ctx.publish(wanted ? sent : silent)
}

export async function resendInvitation(ctx: Ctx, { invitationId }: Input<Api['resendInvitation']>) {
  const { invitation, workspace } = await requireManaged(ctx, invitationId)
  requireAllowedDomain(workspace.security.invitationDomains, invitation.email)
  await requireFreeSeat(ctx, workspace._id, invitation.role)
  await ctx.tools.limits.spend(MAILS_A_DAY, ctx.user._id)
  await renewInvitation(ctx.db, invitationId, newSecret(), inSevenDays(ctx.now))
  const renewed = await requireUnanswered(ctx, invitationId)
  await publishSent(ctx, renewed)
  return { invitation: await seen(ctx, workspace, renewed) }
}

export async function cancelInvitation(ctx: Ctx, { invitationId }: Input<Api['cancelInvitation']>) {
  const { invitation, workspace } = await requireManaged(ctx, invitationId)
  if (!(await settleInvitation(ctx.db, invitationId, 'canceled'))) throw noLongerOpen('accepted')
  await ctx.publish(invitationCanceled(invitation))
  return { invitation: await seen(ctx, workspace, { ...invitation, status: 'canceled' }) }
}

/** Whoever invites need not see every project somebody else invited to. */
async function asSeen(ctx: Ctx, { _id: workspaceId, myRole }: FoundWorkspace, invitations: FoundInvitation[]) {
  const ids = await seenBoardIds(ctx.db, ctx.user._id, workspaceId)
  return invitations.map((one) => ({
    ...one,
    boards: one.boards.filter(({ _id }) => ids.has(_id)),
    link: one.status === 'pending' && isAtLeast(myRole, one.role) ? `${ctx.tools.appUrl}/join/${one.linkToken}` : null,
  }))
}

const seen = async (ctx: Ctx, workspace: FoundWorkspace, invitation: FoundInvitation) =>
  (await asSeen(ctx, workspace, [invitation]))[0]!

/** Through the workspace's door: for somebody who is not in it, its invitations do not exist. */
async function requireManaged(ctx: Ctx, invitationId: string) {
  const found = await findInvitationById(ctx.db, invitationId)
  if (!found || !(await isMine(ctx, found.workspaceId))) throw notFound(t`Invitation`)
  const workspace = await lockInWorkspace(ctx, found.workspaceId, 'invite')
  requireUpTo(workspace, found.role)
  return { workspace, invitation: await requireUnanswered(ctx, invitationId) }
}

async function requireUnanswered(ctx: Ctx, invitationId: string) {
  const invitation = await findInvitationById(ctx.db, invitationId)
  if (!invitation) throw notFound(t`Invitation`)
  if (invitation.status !== 'pending' && invitation.status !== 'expired') throw noLongerOpen(invitation.status)
  return invitation
}

/** Somebody was let in another way: what an open invitation promised them they get all the same. */
export async function acceptOnBehalf(
  ctx: Ctx,
  workspaceId: string,
  { user, email }: { user: { _id: string; name: string }; email: string },
) {
  const boardIds = await settleInvitationsTo(ctx.db, workspaceId, email)
  for (const _id of boardIds) await putOnBoard(ctx, { _id, workspaceId }, user, 'collaborator')
}

export async function listInvitations(ctx: Ctx, { workspaceId, status }: Input<Api['listInvitations']>) {
  const workspace = await requireInWorkspace(ctx, workspaceId, 'invite')
  return { invitations: await asSeen(ctx, workspace, await invitationsOf(ctx.db, workspaceId, status)) }
}

export async function getInvitation(ctx: GuestCtx, { token }: Input<Api['getInvitation']>) {
  const invitation = await requireInvitation(ctx, token)
  const isTheirs = isFor(ctx, invitation, token)
  const provesAddress = isTheirs && invitation.status === 'pending'
  return { invitation: { ...invitation, provesAddress, userExists: isTheirs && invitation.userExists } }
}

export async function acceptInvitation(ctx: Ctx, { token }: Input<Api['acceptInvitation']>) {
  const { workspaceId } = await requireMyInvitation(ctx, token)
  await lockWorkspace(ctx.db, workspaceId)
  // Withdrawn, archived or closed to this domain meanwhile: what counts is now.
  const invitation = await requireMyInvitation(ctx, token)
  const { role } = invitation
  requireActive({ status: invitation.workspaceStatus })
  // The rule may be younger than the invitation.
  requireAllowedDomain(invitation.invitationDomains, ctx.user.email)
  await requireFreeSeat(ctx, workspaceId, role)
  if (!(await settleInvitation(ctx.db, invitation._id, 'accepted'))) throw noLongerOpen('accepted')
  const isNew = await letIn(ctx, { _id: workspaceId, url: invitation.workspace.url }, ctx.user._id, role)
  if (!isNew) await raise(ctx, workspaceId, role)
  const rooms = await roomsOf(ctx, workspaceId, ctx.user._id)
  await ctx.publish(invitationAccepted(ctx.user, invitation._id, rooms, ctx.origin.clientId))
  for (const { _id } of invitation.boards) await putOnBoard(ctx, { _id, workspaceId }, ctx.user, 'collaborator')
  return { workspace: await requireMine(ctx, workspaceId) }
}

/** Somebody who came in by a link as a guest, and was invited to more. Nobody is lowered by accepting. */
async function raise(ctx: Ctx, workspaceId: string, role: Invitation['role']) {
  const { myRole } = await requireMine(ctx, workspaceId)
  if (!isAtLeast(myRole, role)) await updateMemberRole(ctx.db, workspaceId, ctx.user._id, role)
}

export async function declineInvitation(ctx: Ctx, { token }: Input<Api['declineInvitation']>) {
  const invitation = await requireMyInvitation(ctx, token)
  if (!(await settleInvitation(ctx.db, invitation._id, 'declined'))) throw noLongerOpen('declined')
  await ctx.publish(invitationDeclined(invitation.workspaceId, invitation.email))
  return told(ctx, t`The invitation is declined.`)
}

export const invitationsTo = (ctx: Ctx, email: string): Promise<MyInvitation[]> => pendingInvitationsTo(ctx.db, email)

/** The address of an open invitation, for whoever counts as its owner by holding this link. */
export async function findInvitedEmail(ctx: GuestCtx, token: string) {
  const invitation = await findInvitation(ctx.db, token)
  return invitation?.status === 'pending' && isFor(ctx, invitation, token) ? invitation.email : null
}

/**
 * Whoever holds the link of the mail reads that mailbox. The other one passed through the hands of whoever invites, who could sign up as
 * anybody they name: it counts only where neither a mail nor an OpenID issuer could prove more (docs/decisions/0008).
 */
const isFor = ({ tools }: GuestCtx, invitation: FoundInvitation, token: string) =>
  invitation.token === token || !tools.provesAddresses

async function requireInvitation(ctx: GuestCtx, token: string) {
  const invitation = await findInvitation(ctx.db, token)
  if (!invitation) throw notFound(t`Invitation`)
  return invitation
}

async function requireMyInvitation(ctx: Ctx, token: string) {
  const invitation = await requireInvitation(ctx, token)
  if (invitation.email.toLowerCase() !== ctx.user.email.toLowerCase())
    throw forbidden(t`This invitation was sent to another e-mail address`)
  if (invitation.status !== 'pending') throw noLongerOpen(invitation.status)
  return invitation
}

const noLongerOpen = (status: Invitation['status']) => {
  const why = {
    accepted: t`This invitation was accepted already`,
    declined: t`This invitation was declined`,
    canceled: t`This invitation was withdrawn`,
    expired: t`This invitation has expired`,
    pending: t`This invitation is being answered`,
  }
  return conflict(`invitation_${status}`, why[status])
}
