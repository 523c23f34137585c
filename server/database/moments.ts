import { type RawBuilder, sql } from 'kysely'

/** A moment inside JSON that PostgreSQL builds, in the one form moments have everywhere. */
export const momentJson = (column: string): RawBuilder<string> =>
  sql`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
