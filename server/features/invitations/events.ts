import type { HearthEvent, Reopening } from '#server/core/event.ts'
import { toMyTabs } from '#server/features/workspaces/service.ts'

interface Sent {
  _id: string
  workspaceId: string
  workspace: { name: string }
  email: string
  role: string
}

export const invitationSent = (invitation: Sent, inviter: string, url: string): HearthEvent => ({
  type: 'invitation-sent',
  workspaceId: invitation.workspaceId,
  payload: { invitationId: invitation._id, email: invitation.email, role: invitation.role },
  changes: ['invitations'],
  letters: [
    {
      to: invitation.email,
      subject: `${inviter} invites you to ${invitation.workspace.name}`,
      paragraphs: [
        `${inviter} invites you to work together in ${invitation.workspace.name} on Hearth.`,
        'The invitation is for this address and good for seven days.',
      ],
      button: { label: 'See the invitation', url },
      reason: `You get this mail because ${inviter} entered your address. If you do not know them, ignore it.`,
    },
  ],
})

/** Whoever was in already may see more from now on: their rooms are entered anew. */
export const invitationAccepted = (
  { _id, name }: { _id: string; name: string },
  invitationId: string,
  rooms: Extract<Reopening, { workspaceId: string }>,
  clientId: string | null,
): HearthEvent => ({
  type: 'invitation-accepted',
  workspaceId: rooms.workspaceId,
  payload: { userId: _id, name, invitationId },
  changes: ['members', 'invitations'],
  reopens: { ...rooms, userId: _id },
  live: [toMyTabs(_id, clientId)],
})

export const invitationDeclined = (workspaceId: string, email: string): HearthEvent => ({
  type: 'invitation-declined',
  workspaceId,
  payload: { email },
  changes: ['invitations'],
})

export const invitationCanceled = ({ workspaceId, email }: { workspaceId: string; email: string }): HearthEvent => ({
  type: 'invitation-canceled',
  workspaceId,
  payload: { email },
  changes: ['invitations'],
})
