// Which tables there are is asked of the database: a backup forgets none that was added later.
import type pg from 'pg'

/** Who is alive at the moment. Nobody is after a restore. */
const passing = ['job_leases']

/** Things of extensions are made by `create extension`, not by us. */
const ofNoExtension = (catalog: string) =>
  `not exists (select 1 from pg_depend where classid = '${catalog}'::regclass and objid = ${catalog}.oid and deptype = 'e')`

export async function tableNames(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and ${ofNoExtension('pg_class')} order by relname`,
  )
  return rows.map(({ name }) => name)
}

export interface StoredTable {
  name: string
  columns: string[]
}

/** Without columns that are computed from others. */
export async function storedTables(client: pg.ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
      from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
      where relname = any($1) and relnamespace = 'public'::regnamespace group by relname order by relname`,
    [(await tableNames(client)).filter((name) => !passing.includes(name))],
  )
  return rows
}

export async function functionNames(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc where pronamespace = 'public'::regnamespace and ${ofNoExtension('pg_proc')}`,
  )
  return rows.map(({ name }) => name)
}

export const listOf = (names: string[]) => names.map(quoted).join(', ')
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
