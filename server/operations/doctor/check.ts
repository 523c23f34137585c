// What the doctor looks at, and what it says about it.
import type pg from 'pg'
import type { Config } from '#server/config.ts'

export interface Examined {
  config: Config
  /** Everything is asked within one snapshot: a server that works meanwhile is seen at one moment. */
  client: pg.ClientBase
}

/** Fine, or what is wrong with it. `ids` are examples; a `remark` alone is worth knowing and no reason to worry. */
export interface Finding {
  state: 'ok' | 'remark' | 'wrong'
  what: string
  ids?: string[]
  advice?: string
}

export interface Check {
  area: string
  name: string
  look(examined: Examined): Promise<Finding>
}

export const ok = (what = ''): Finding => ({ state: 'ok', what })
export const wrong = (what: string, advice: string, ids: string[] = []): Finding => ({
  state: 'wrong',
  what,
  advice,
  ids,
})
export const remark = (what: string, advice: string, ids: string[] = []): Finding => ({
  state: 'remark',
  what,
  advice,
  ids,
})

const EXAMPLES = 5

/** The ids of whatever is not as it should be. */
export async function findWrong(client: pg.ClientBase, question: string) {
  const { rows } = await client.query<{ id: string; total: number }>(
    `select id::text, count(*) over () as total from (${question}) as wrong limit ${EXAMPLES}`,
  )
  return { total: Number(rows[0]?.total ?? 0), ids: rows.map(({ id }) => id) }
}
