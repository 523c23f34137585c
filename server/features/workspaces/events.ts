import type { HearthEvent, LiveMessage } from '#server/core/event.ts'
import { rooms } from '#server/core/rooms.ts'

export const toMyTabs = (userId: string, clientId: string | null): LiveMessage => ({
  room: rooms.user(userId),
  name: 'workspaces-changed',
  body: { clientId },
})

export const workspaceCreated = (
  workspace: { _id: string; name: string; owner: string },
  clientId: string | null,
): HearthEvent => ({
  type: 'workspace-created',
  workspaceId: workspace._id,
  payload: { name: workspace.name },
  live: [toMyTabs(workspace.owner, clientId)],
})
