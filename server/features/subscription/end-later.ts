import type { Jobs } from '#server/core/jobs.ts'
import type { Db } from '#server/database/connect.ts'

/** After the commit of `db` the gateway is told, until it has heard, that what was ended here is over. */
export const endLater = (jobs: Jobs, db: Db, workspaceId: string) =>
  jobs.add(db, 'end-subscription', { workspaceId }, { key: `end-subscription:${workspaceId}` })
