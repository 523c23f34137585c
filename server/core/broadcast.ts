// What connected people hear beyond the board's own updates. After the commit: news of a change that was rolled back would never be corrected.
import { actorOf } from './event.ts'
import type { Effect } from './publish.ts'
import { rooms } from './rooms.ts'

/** Listed before every other live effect: who may no longer hear of a board does not hear of this either. */
export const reopenRooms: Effect = (ctx, { reopens }) => {
  if (reopens) ctx.afterCommit(() => ctx.tools.live.reopen(reopens))
}

export const broadcastLive: Effect = (ctx, event) => {
  const { live = [], changes, workspaceId, onlyFor } = event
  for (const message of live) ctx.afterCommit(() => ctx.tools.live.send(message))
  if (!changes || !workspaceId) return
  const room = onlyFor ? rooms.user(onlyFor) : rooms.workspace(workspaceId)
  const body = { workspaceId, topics: changes, initiatorId: actorOf(event, ctx.user), clientId: ctx.origin.clientId }
  ctx.afterCommit(() => ctx.tools.live.send({ room, name: 'workspace-update', body }))
}
