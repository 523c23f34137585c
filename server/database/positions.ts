// The places of things in the database: `contract/positions.ts` says what they mean.
import { type RawBuilder, sql } from 'kysely'
import { POSITION_STEP } from '#contract/positions.ts'
import type { Db } from './connect.ts'

/** Closer than this, the next thing might not fit between two neighbours. */
export const TIGHT = 0.001

type Ordered = 'default_columns' | 'columns' | 'folders' | 'boards'

/** The number that puts a thing behind all its siblings. */
export async function endOf(db: Db, table: Ordered, siblings: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ end: number }>`select coalesce(max(position), 0) + ${sql.lit(POSITION_STEP)} as end
    from ${sql.table(table)} where ${siblings}`.execute(db)
  return rows[0]!.end
}

/** Spreads siblings evenly again when two have come too close. Their order stays. False when there was room enough. */
export async function spread(db: Db, table: Ordered, siblings: RawBuilder<boolean>) {
  const { numAffectedRows = 0n } = await sql`with placed as (
      select id, row_number() over by_place as place, position - lag(position) over by_place as gap
      from ${sql.table(table)} where ${siblings} window by_place as (order by position, id)
    )
    update ${sql.table(table)} as sibling set position = ${sql.lit(POSITION_STEP)} * placed.place
    from placed where placed.id = sibling.id and exists (select 1 from placed where gap < ${sql.lit(TIGHT)})`.execute(
    db,
  )
  return numAffectedRows > 0n
}
