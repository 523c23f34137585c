// One transaction in which it is another time. Whatever the product writes there happened when the clock says, and until the last
// word nobody else sees any of it: a demo that is interrupted was never begun.
//
// PostgreSQL has one `now()` and our tables have it as their default. Inside this transaction both are hidden behind others of the
// same name: a function that reads our clock, and views that are the tables with that function for a default. They go with it.
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { PastEvent } from '#server/core/followers.ts'
import type { Db } from '#server/database/connect.ts'
import { preparing } from '#server/database/prepared.ts'
import type { Tables } from '#server/database/tables.ts'

export interface Past {
  db: Db
  now(): Date
  turnTo(moment: Date): void
  /** What happened here since it was last asked for, and is now followed up by whoever asked. */
  takeEvents(): Promise<PastEvent[]>
}

export async function inThePast<Result>(address: pg.ClientConfig, work: (past: Past) => Promise<Result>) {
  const pool = new pg.Pool({ ...address, max: 1, options: '-c jit=off -c plan_cache_mode=force_generic_plan' })
  const client = await pool.connect()
  // A connection that breaks is told by the query that waits on it.
  client.on('error', () => {})
  try {
    await client.query('begin')
    await client.query(HIDE_THE_CLOCK)
    const result = await work(pastOn(client))
    await client.query('drop schema past cascade')
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
    await pool.end()
  }
}

const HIDE_THE_CLOCK = `
  create schema past;
  create function past.now() returns timestamptz language sql stable as $$ select current_setting('hearth.now')::timestamptz $$;
  do $$
  declare
    timed record;
  begin
    for timed in
      select table_name, array_agg(column_name::text) as columns from information_schema.columns
      where table_schema = 'public' and column_default = 'now()' group by table_name
    loop
      execute format('create view past.%1$I as select * from public.%1$I', timed.table_name);
      for n in 1 .. cardinality(timed.columns) loop
        execute format('alter view past.%I alter column %I set default past.now()', timed.table_name, timed.columns[n]);
      end loop;
    end loop;
  end $$;
  set local search_path = past, pg_catalog, public;`

function pastOn(client: pg.PoolClient): Past {
  let now = new Date()
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: preparing(onlyConnection(client, () => now)) }),
  })
  return {
    db,
    now: () => now,
    turnTo(moment) {
      now = moment
    },
    async takeEvents() {
      // Only those of this transaction: beside it a server follows up its own.
      const { rows } = await sql<PastEvent>`with taken as (
          delete from public.events_to_follow where xmin = pg_current_xact_id()::xid returning event_id
        )
        select id, type, workspace_id as "workspaceId", board_id as "boardId", task_id as "taskId", seq, actor, payload, before,
          undoes, at from events join taken on taken.event_id = events.id order by id`.execute(db)
      return rows
    },
  }
}

const ofTransactions = /^(begin|start transaction|commit|rollback)/

/** The product opens and closes transactions as it always does; here they are all part of the one. */
function onlyConnection(client: pg.PoolClient, now: () => Date) {
  let shown: Date | null = null
  async function query(asked: { text: string }) {
    if (ofTransactions.test(asked.text)) return { command: '', rowCount: 0, rows: [] }
    if (shown !== now()) {
      shown = now()
      await client.query({
        name: 'clock',
        text: `select set_config('hearth.now', $1, true)`,
        values: [shown.toISOString()],
      })
    }
    return client.query(asked)
  }
  return { connect: async () => ({ query, release: () => {} }), end: async () => {} } as unknown as pg.Pool
}
