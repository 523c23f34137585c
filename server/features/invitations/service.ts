import { v7 as newId } from 'uuid'
import type { Input } from '#contract/endpoint.ts'
import { Email } from '#contract/fields.ts'
import type { Invitation, invitationsApi } from '#contract/invitations.ts'
import { isAtLeast } from '#contract/permissions.ts'
import type { WorkspaceSummary } from '#contract/workspaces.ts'
import type { Ctx, GuestCtx } from '#server/core/context.ts'
import { conflict, forbidden, notFound, Refusal } from '#server/core/errors.ts'
import { newSecret } from '#server/core/secrets.ts'
import {
  addMember,
  isMemberByEmail,
  requireFreeSeat,
  requireInWorkspace,
  requireWorkspaceByUrl,
} from '#server/features/workspaces/service.ts'
import { invitationAccepted, invitationDeclined, invitationSent } from './events.ts'
import { findInvitation, invitationsOf, pendingInvitationsTo, settleInvitation, upsertInvitation } from './queries.ts'

type Api = typeof invitationsApi

/** Every invitation is a mail to somebody who did not ask for it. */
const MAILS_A_DAY = { name: 'invitations', calls: 300, windowSeconds: 24 * 60 * 60 }
const INVITATION_MS = 7 * 24 * 60 * 60 * 1000

export async function invite(ctx: Ctx, { workspaceId, email, role }: Input<Api['invite']>) {
  const workspace = await requireInWorkspace(ctx, workspaceId, 'invite')
  return { invitation: await sendInvitation(ctx, workspace, email, role) }
}

/** Each address stands for itself: one that cannot be invited does not stop the others. */
export async function inviteMany(ctx: Ctx, { workspaceId, invitations }: Input<Api['inviteMany']>) {
  const workspace = await requireInWorkspace(ctx, workspaceId, 'invite')
  const sent: Invitation[] = []
  const failed: { email: string; message: string }[] = []
  const named = new Set<string>()
  for (const { email, role } of invitations) {
    const address = Email.safeParse(email)
    const problem = address.success
      ? named.has(address.data.toLowerCase()) && 'This address is named twice'
      : address.error.issues[0]!.message
    if (!address.success || problem) {
      failed.push({ email, message: String(problem) })
      continue
    }
    named.add(address.data.toLowerCase())
    try {
      sent.push(await sendInvitation(ctx, workspace, address.data, role))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      failed.push({ email, message: error.message })
    }
  }
  return { invitations: sent, failed }
}

/** Refuses before it writes anything, so that in a list of many a refusal leaves nothing half done. */
async function sendInvitation(ctx: Ctx, workspace: WorkspaceSummary, email: string, role: Invitation['role']) {
  if (!isAtLeast(workspace.myRole, role)) throw forbidden('You cannot invite somebody to a higher role than your own')
  if (await isMemberByEmail(ctx, workspace._id, email))
    throw conflict('already_member', 'This person is a member already')
  await requireFreeSeat(ctx, workspace._id, role)
  await ctx.tools.limits.spend(MAILS_A_DAY, ctx.user._id)
  const invitation = await upsertInvitation(ctx.db, {
    id: newId(),
    workspace_id: workspace._id,
    email,
    role,
    token: newSecret(),
    invited_by: ctx.user._id,
    created_at: ctx.now,
    expires_at: new Date(ctx.now.getTime() + INVITATION_MS),
  })
  await ctx.publish(invitationSent(invitation, ctx.user.name, `${ctx.tools.appUrl}/join/${invitation.token}`))
  return invitation
}

export async function listInvitations(ctx: Ctx, { workspaceId, status }: Input<Api['listInvitations']>) {
  await requireInWorkspace(ctx, workspaceId, 'invite')
  return { invitations: await invitationsOf(ctx.db, workspaceId, status) }
}

export async function getInvitation(ctx: GuestCtx, { token }: Input<Api['getInvitation']>) {
  return { invitation: await requireInvitation(ctx, token) }
}

export async function acceptInvitation(ctx: Ctx, { token }: Input<Api['acceptInvitation']>) {
  const invitation = await requireMine(ctx, token)
  await requireFreeSeat(ctx, invitation.workspaceId, invitation.role)
  if (!(await settleInvitation(ctx.db, invitation._id, 'accepted'))) throw noLongerOpen('accepted')
  const joined = { _id: invitation.workspaceId, url: invitation.workspace.url }
  if (await addMember(ctx, joined, invitation.role))
    await ctx.publish(invitationAccepted(invitation.workspaceId, ctx.user._id, ctx.origin.clientId))
  return { workspace: await requireWorkspaceByUrl(ctx, invitation.workspace.url) }
}

export async function declineInvitation(ctx: Ctx, { token }: Input<Api['declineInvitation']>) {
  const invitation = await requireMine(ctx, token)
  if (!(await settleInvitation(ctx.db, invitation._id, 'declined'))) throw noLongerOpen('declined')
  await ctx.publish(invitationDeclined(invitation.workspaceId, invitation.email))
  return { message: 'The invitation is declined.' }
}

export const invitationsTo = (ctx: Ctx, email: string) => pendingInvitationsTo(ctx.db, email)

/** The address an open invitation was sent to: whoever holds its link reads that mailbox. */
export async function findInvitedEmail(ctx: GuestCtx, token: string) {
  const invitation = await findInvitation(ctx.db, token)
  return invitation?.status === 'pending' ? invitation.email : null
}

async function requireInvitation(ctx: GuestCtx, token: string) {
  const invitation = await findInvitation(ctx.db, token)
  if (!invitation) throw notFound('Invitation')
  return invitation
}

async function requireMine(ctx: Ctx, token: string) {
  const invitation = await requireInvitation(ctx, token)
  if (invitation.email.toLowerCase() !== ctx.user.email.toLowerCase())
    throw forbidden('This invitation was sent to another e-mail address')
  if (invitation.status !== 'pending') throw noLongerOpen(invitation.status)
  return invitation
}

const noLongerOpen = (status: Invitation['status']) => {
  const why = {
    accepted: 'was accepted already',
    declined: 'was declined',
    canceled: 'was withdrawn',
    expired: 'has expired',
    pending: 'is being answered',
  }
  return conflict(`invitation_${status}`, `This invitation ${why[status]}`)
}
