import type { HearthEvent, Reopening } from '#server/core/event.ts'
import { toMyTabs } from '#server/features/workspaces/service.ts'

interface Someone {
  _id: string
  name: string
}

export const memberAdded = (
  workspace: { _id: string; name: string },
  member: { user: Someone; email: string; role: string },
  by: string,
  url: string,
): HearthEvent => ({
  type: 'member-added',
  workspaceId: workspace._id,
  payload: { userId: member.user._id, name: member.user.name, role: member.role },
  changes: ['members', 'invitations'],
  live: [toMyTabs(member.user._id, null)],
  letters: [
    {
      to: member.email,
      subject: `${by} added you to ${workspace.name}`,
      paragraphs: [`Hello ${member.user.name},`, `${by} added you to the workspace ${workspace.name} on Hearth.`],
      button: { label: 'Open the workspace', url },
      reason: `You get this mail because ${by} shares another workspace with you.`,
    },
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
  changes: ['members', 'boards'],
  reopens: { ...rooms, userId: user._id },
  live: [toMyTabs(user._id, null)],
})
