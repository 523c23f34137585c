import type { Language } from '#contract/languages.ts'
import { t } from '#contract/texts.ts'
import type { HearthEvent, Reopening } from '#server/core/event.ts'
import { letterIn } from '#server/core/letter.ts'
import { toMyTabs } from '#server/features/workspaces/service.ts'

interface Sent {
  _id: string
  workspaceId: string
  workspace: { name: string }
  email: string
  role: string
}

export const invitationSent = (invitation: Sent, inviter: string, url: string, language: Language): HearthEvent => ({
  type: 'invitation-sent',
  workspaceId: invitation.workspaceId,
  payload: { invitationId: invitation._id, email: invitation.email, role: invitation.role },
  changes: ['invitations'],
  letters: [
    letterIn(language, () => ({
      to: invitation.email,
      subject: t`${inviter} invites you to ${invitation.workspace.name}`,
      paragraphs: [
        t`${inviter} invites you to work together in ${invitation.workspace.name} on Hearth.`,
        t`The invitation is for this address and good for seven days.`,
      ],
      button: { label: t`See the invitation`, url },
      reason: t`You get this mail because ${inviter} entered your address. If you do not know them, ignore it.`,
    })),
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
