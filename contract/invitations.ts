import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Done, Email, Id, LinkToken, Moment } from './fields.ts'
import { GivenRole } from './members.ts'
import { t } from './texts.ts'
import { WorkspaceSummary } from './workspace-summary.ts'

const invitationStatuses = ['pending', 'accepted', 'declined', 'canceled', 'expired'] as const
const Status = z.enum(invitationStatuses)
const Inviter = z.object({ name: z.string(), avatar: z.string().nullable() }).nullable()

export const Invitation = z.object({
  _id: z.string(),
  email: z.string(),
  role: GivenRole,
  status: Status,
  invitedBy: Inviter,
  /** Projects the person joins together with the workspace. */
  boards: z.array(z.object({ _id: z.string(), title: z.string() })),
  createdAt: Moment,
  expiresAt: Moment,
})
export type Invitation = z.infer<typeof Invitation>

/** As those who invite see it. */
export const SentInvitation = Invitation.extend({
  /** To hand over where no mail arrives. Null once it opens nothing, and for whoever may not give that role. */
  link: z.string().nullable(),
})
export type SentInvitation = z.infer<typeof SentInvitation>

/** In one call. */
export const MAX_INVITED = 100

const InvitingWorkspace = z.object({ name: z.string(), logo: z.string().nullable(), url: z.string() })

/** An invitation as the invited person sees it in their account; the token lets them answer it there. */
export const MyInvitation = Invitation.extend({ token: z.string(), workspace: InvitingWorkspace })
export type MyInvitation = z.infer<typeof MyInvitation>

export const InvitationPage = z.object({
  email: z.string(),
  role: GivenRole,
  status: Status,
  workspace: InvitingWorkspace,
  invitedBy: Inviter,
  /** Told to whoever counts as the owner of the address by the link they hold: who has an account is nobody else's to know. */
  userExists: z.boolean(),
  /** While it is open, the link of the mail, and on a server with neither mail nor Google any: who signs up by it need not confirm the address. */
  provesAddress: z.boolean(),
})
export type InvitationPage = z.infer<typeof InvitationPage>

export const invitationsApi = {
  inviteMany: endpoint('POST /api/workspaces/:workspaceId/invitations/bulk', {
    access: 'person',
    summary: 'Invite several people. Addresses that cannot be invited are listed with the reason.',
    input: z.object({
      workspaceId: Id,
      invitations: z
        .array(z.object({ email: z.string().max(500).default(''), role: z.string().max(50).default('member') }))
        .min(1, { error: () => t`Name at least one person` })
        .max(MAX_INVITED, { error: () => t`At most ${MAX_INVITED} people at once` }),
    }),
    output: z.object({
      invitations: z.array(SentInvitation),
      failed: z.array(z.object({ email: z.string(), message: z.string() })),
    }),
  }),
  invite: endpoint('POST /api/workspaces/:workspaceId/invitations', {
    access: 'person',
    status: 201,
    summary: 'Invite somebody by e-mail. A pending invitation to the same address is renewed.',
    input: z.object({
      workspaceId: Id,
      email: Email,
      role: GivenRole.default('member'),
      boardIds: z
        .array(Id)
        .max(50, { error: () => t`At most 50 projects` })
        .optional(),
    }),
    output: z.object({ invitation: SentInvitation }),
  }),
  listInvitations: endpoint('GET /api/workspaces/:workspaceId/invitations', {
    access: 'person',
    summary: 'Invitations of a workspace, newest first.',
    input: z.object({ workspaceId: Id, status: Status.optional() }),
    output: z.object({ invitations: z.array(SentInvitation) }),
  }),
  resendInvitation: endpoint('POST /api/workspaces/invitations/:invitationId/resend', {
    access: 'person',
    summary:
      'Send a pending or expired invitation again, with a new link in the mail and seven more days. A `link` that was handed over stays good.',
    input: z.object({ invitationId: Id }),
    output: z.object({ invitation: SentInvitation }),
  }),
  cancelInvitation: endpoint('DELETE /api/workspaces/invitations/:invitationId', {
    access: 'person',
    summary: 'Withdraw an invitation that was not answered.',
    input: z.object({ invitationId: Id }),
    output: z.object({ invitation: SentInvitation }),
  }),
  getInvitation: endpoint('GET /auth/workspaces/invitations/:token', {
    access: 'anyone',
    summary: 'What an invitation link is about.',
    input: z.object({ token: LinkToken }),
    output: z.object({ invitation: InvitationPage }),
    limit: { perAddress: 120, windowSeconds: 600 },
  }),
  acceptInvitation: endpoint('POST /api/workspaces/invitations/:token/accept', {
    access: 'person',
    summary: 'Join the workspace. Only the invited address may.',
    input: z.object({ token: LinkToken }),
    output: z.object({ workspace: WorkspaceSummary }),
  }),
  declineInvitation: endpoint('POST /api/workspaces/invitations/:token/decline', {
    access: 'person',
    summary: 'Say no to an invitation.',
    input: z.object({ token: LinkToken }),
    output: Done,
  }),
}
