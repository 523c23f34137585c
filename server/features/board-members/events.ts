import type { HearthEvent } from '#server/core/event.ts'
import { toMyTabs } from '#server/features/workspaces/service.ts'

interface Where {
  _id: string
  workspaceId: string
}

interface Change {
  action: 'joined' | 'added' | 'role-changed' | 'removed' | 'left'
  user: { _id: string; name: string }
  role: string
  from?: string
}

export const membersChanged = ({ _id, workspaceId }: Where, { action, user, role, from }: Change): HearthEvent => ({
  type: 'members-changed',
  workspaceId,
  boardId: _id,
  payload: { action, userId: user._id, name: user.name, role },
  ...(from && { before: { role: from } }),
  // What groups people are in, and whom a guest sees at all, hangs on who is on which project.
  changes: ['boards', 'members'],
  // Whoever is put on a board or loses a right there enters anew; everybody else's view is as it was.
  reopens: { boardId: _id, userId: user._id },
})

export const inviteLinkChanged = ({ _id, workspaceId }: Where, open: boolean): HearthEvent => ({
  type: open ? 'invite-link-made' : 'invite-link-deleted',
  workspaceId,
  boardId: _id,
  payload: {},
})

export const joinedByLink = (workspaceId: string, user: { _id: string; name: string }): HearthEvent => ({
  type: 'member-joined-by-link',
  workspaceId,
  payload: { userId: user._id, name: user.name },
  changes: ['members'],
  live: [toMyTabs(user._id, null)],
})
