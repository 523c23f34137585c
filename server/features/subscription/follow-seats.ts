import type { Effect } from '#server/core/publish.ts'
import { findKept } from './queries.ts'

/** Whoever comes, goes or changes their role: what is paid for follows, once for all who do so at the same time. */
export const followSeats: Effect = async ({ db, tools }, { workspaceId, changes }) => {
  if (!workspaceId || !changes?.includes('members')) return
  const kept = await findKept(db, tools.payments.gateway, workspaceId)
  if (kept?.plan !== 'premium') return
  await tools.jobs.add(db, 'follow-seats', { workspaceId }, { key: `follow-seats:${workspaceId}` })
}
