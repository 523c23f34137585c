import type { Jobs } from '#server/core/jobs.ts'
import type { Effect } from '#server/core/publish.ts'
import type { Db } from '#server/database/connect.ts'
import { findKept } from './queries.ts'

/** Whoever comes, goes or changes their role: what is paid for follows, once for all who do so at the same time. */
export const followSeats: Effect = async ({ db, tools }, { workspaceId, changes }) => {
  if (!workspaceId || !changes?.includes('members')) return
  const kept = await findKept(db, tools.payments.gateway, workspaceId)
  if (kept?.plan !== 'premium') return
  await followSeatsLater(tools.jobs, db, workspaceId)
}

/** After the commit of `db`. */
export const followSeatsLater = (jobs: Jobs, db: Db, workspaceId: string) =>
  jobs.add(db, 'follow-seats', { workspaceId }, { key: `follow-seats:${workspaceId}` })
