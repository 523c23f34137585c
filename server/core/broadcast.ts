// What connected people hear beyond the board's own updates. After the commit: news of a change that was rolled back would never be corrected.
import type { Effect } from './publish.ts'
import { rooms } from './rooms.ts'

/** Listed before every other live effect: who may no longer hear of a board does not hear of this either. */
export const reopenRooms: Effect = (ctx, { reopens }) => {
  if (reopens) ctx.afterCommit(() => ctx.tools.live.reopen(reopens))
}

export const broadcastLive: Effect = (ctx, { live = [], changes, workspaceId, actor }) => {
  for (const message of live) ctx.afterCommit(() => ctx.tools.live.send(message))
  if (!changes || !workspaceId) return
  const initiatorId = actor === undefined ? (ctx.user?._id ?? null) : actor
  const news = { workspaceId, topics: changes, initiatorId, clientId: ctx.origin.clientId }
  ctx.afterCommit(() =>
    ctx.tools.live.send({ room: rooms.workspace(workspaceId), name: 'workspace-update', body: news }),
  )
}
