// Things that happened at other times: done through the API like anything else, and then moved to when they should have been done.
import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'

export function pastOf(db: Db) {
  // Whatever is newer than this was done just now.
  const beginning = new Date()
  return async function at<Result>(moment: string, act: () => Promise<Result>): Promise<Result> {
    const result = await act()
    await sql`update events set at = ${moment} where at >= ${beginning}`.execute(db)
    await sql`update tasks set created_at = ${moment} where created_at >= ${beginning}`.execute(db)
    await sql`update tasks set completed_at = ${moment} where completed_at >= ${beginning}`.execute(db)
    return result
  }
}
