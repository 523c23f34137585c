import type { HearthEvent } from '#server/core/event.ts'
import { rooms } from '#server/core/rooms.ts'

interface Sent {
  workspaceId: string
  workspace: { name: string }
  email: string
  role: string
}

export const invitationSent = (invitation: Sent, inviter: string, url: string): HearthEvent => ({
  type: 'invitation-sent',
  workspaceId: invitation.workspaceId,
  payload: { email: invitation.email, role: invitation.role },
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

export const invitationAccepted = (workspaceId: string, userId: string, clientId: string | null): HearthEvent => ({
  type: 'invitation-accepted',
  workspaceId,
  payload: { userId },
  live: [{ room: rooms.user(userId), name: 'workspaces-changed', body: { clientId } }],
})

export const invitationDeclined = (workspaceId: string, email: string): HearthEvent => ({
  type: 'invitation-declined',
  workspaceId,
  payload: { email },
})
