import type { Language } from '#contract/languages.ts'
import { t } from '#contract/texts.ts'
import type { HearthEvent, Reopening } from '#server/core/event.ts'
import { letterIn } from '#server/core/letter.ts'
import { toMyTabs } from '#server/features/workspaces/service.ts'

interface Someone {
  _id: string
  name: string
}

export const memberAdded = (
  workspace: { _id: string; name: string },
  member: { user: Someone; email: string; role: string; language: Language | null },
  by: string,
  url: string,
): HearthEvent => ({
  type: 'member-added',
  workspaceId: workspace._id,
  payload: { userId: member.user._id, name: member.user.name, role: member.role },
  changes: ['members', 'invitations'],
  live: [toMyTabs(member.user._id, null)],
  letters: [
    letterIn(member.language, () => ({
      to: member.email,
      subject: t`${by} added you to ${workspace.name}`,
      paragraphs: [t`Hello ${member.user.name},`, t`${by} added you to the workspace ${workspace.name} on Hearth.`],
      button: { label: t`Open the workspace`, url },
      reason: t`You get this mail because ${by} shares another workspace with you.`,
    })),
  ],
})

export const memberRoleChanged = (
  user: Someone,
  { from, to }: { from: string; to: string },
  rooms: Extract<Reopening, { workspaceId: string }>,
): HearthEvent => ({
  type: 'member-role-changed',
  workspaceId: rooms.workspaceId,
  payload: { userId: user._id, name: user.name, from, to },
  before: { role: from },
  changes: ['members'],
  reopens: { ...rooms, userId: user._id },
  live: [toMyTabs(user._id, null)],
})

export const memberRemoved = (
  user: Someone,
  themselves: boolean,
  rooms: Extract<Reopening, { workspaceId: string }>,
): HearthEvent => ({
  type: themselves ? 'member-left' : 'member-removed',
  workspaceId: rooms.workspaceId,
  payload: { userId: user._id, name: user.name },
  // Their keys end with their membership.
  changes: ['members', 'boards', 'api-keys'],
  reopens: { ...rooms, userId: user._id },
  live: [toMyTabs(user._id, null)],
})
