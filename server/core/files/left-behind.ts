// Uploads whose rows are gone. The database notes their names with the deletion, however it came about (migration 0038).
import { sql } from 'kysely'
import type { Jobs } from '#server/core/jobs.ts'
import type { Db } from '#server/database/connect.ts'
import type { FileStore } from './store.ts'

/** A project can hold many thousands: they are removed by a job, and never all held in memory. */
const REMOVED_AT_ONCE = 200

const JOB = 'remove-files-left-behind'

/** After the commit, for a deletion that takes any number of uploads along. */
export const removeFilesSoon = (db: Db, jobs: Jobs) => jobs.add(db, JOB, {}, { key: JOB })

export const leftBehindJobs = (db: Db, files: FileStore) => ({ [JOB]: () => removeFilesLeftBehind(db, files) })

/** A name is forgotten after its file: in between, it can be removed again. */
export async function removeFilesLeftBehind(db: Db, files: FileStore) {
  for (;;) {
    const rows = await db.selectFrom('files_left_behind').select('key').limit(REMOVED_AT_ONCE).execute()
    if (rows.length === 0) return
    const keys = rows.map(({ key }) => key)
    for (const key of keys) await files.delete(key)
    await db.deleteFrom('files_left_behind').where(sql<boolean>`key = any(${keys})`).execute()
  }
}
