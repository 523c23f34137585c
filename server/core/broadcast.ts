import type { Effect } from './publish.ts'

/** Sent after commit: news of a change that was rolled back would never be corrected. */
export const broadcastLive: Effect = (ctx, { live = [] }) => {
  for (const message of live) ctx.afterCommit(() => ctx.tools.live.send(message))
}
