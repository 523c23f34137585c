import type pg from 'pg'
import { sealWith } from '#server/core/seal.ts'
import { tableNames } from './tables.ts'

/** Where sealed things lie, in the order they were introduced: an older database has only the first of them. */
const sealedThings = {
  users: 'totp_secret',
  calendar_feeds: 'sealed_token',
  webhooks: 'sealed_secret',
  code_sources: 'sealed_secret',
}

/** Whether this is the secret things were sealed with, the newest of each kind. True where nothing is sealed. */
export async function opensWhatIsSealed(client: pg.ClientBase, authSecret: string): Promise<boolean> {
  const seal = sealWith(authSecret)
  const present = await tableNames(client)
  for (const [table, column] of Object.entries(sealedThings)) {
    if (!present.includes(table)) continue
    const { rows } = await client.query<{ sealed: string }>(
      `select ${column} as sealed from ${table} where ${column} is not null order by created_at desc limit 1`,
    )
    if (rows[0] && !opens(() => seal.open(rows[0]!.sealed))) return false
  }
  return true
}

function opens(open: () => string) {
  try {
    open()
    return true
  } catch {
    return false
  }
}
