// Uploads and the rows that speak of them, in both directions.
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { keysIn } from '#server/operations/held-files.ts'
import { type Check, ok, remark, wrong } from './check.ts'

const EXAMPLES = 5
/** A file is laid down a moment before its row is written. */
const YOUNG_MS = 60 * 60 * 1000

/** Pictures are known by their address, files by their key. */
const spokenOf = `select file as key from attachments union all select preview from attachments
  union all select file from message_files union all select preview from message_files
  union all select avatar from users union all select avatar_thumbnail from users
  union all select logo from workspaces union all select file from imports`

async function keysSpokenOf(client: pg.ClientBase) {
  const { rows } = await client.query<{ key: string }>(
    `select distinct regexp_replace(key, '^/files/', '') as key from (${spokenOf}) as files where key ~ '^(/files/)?[a-z]+/[^/]+$'`,
  )
  return new Set(rows.map(({ key }) => key))
}

export const fileChecks: Check[] = [
  {
    area: 'Files',
    name: 'every upload is there',
    async look({ client, config }) {
      if (config.s3) return ok('in the object store, not looked at')
      const present = new Set(await keysIn(join(config.dataDir, 'uploads')))
      const missing = [...(await keysSpokenOf(client))].filter((key) => !present.has(key))
      if (missing.length === 0) return ok()
      const advice = 'Take them from a backup (tar xzf FILE uploads), or delete what they hang on.'
      return wrong(`${missing.length} × upload that is gone`, advice, missing.slice(0, EXAMPLES))
    },
  },
  {
    area: 'Files',
    name: 'every file belongs to something',
    async look({ client, config }) {
      if (config.s3) return ok('in the object store, not looked at')
      const uploads = join(config.dataDir, 'uploads')
      const known = await keysSpokenOf(client)
      const strays = (await keysIn(uploads)).filter((key) => !known.has(key))
      const ages = await Promise.all(strays.map((key) => stat(join(uploads, key)).catch(() => null)))
      const old = strays.filter((_, n) => ages[n] && Date.now() - ages[n].mtimeMs > YOUNG_MS)
      if (old.length === 0) return ok()
      const advice =
        'Left behind by something that was interrupted, or by a project that an older Hearth deleted. They can be deleted.'
      return remark(`${old.length} × file nothing speaks of`, advice, old.slice(0, EXAMPLES))
    },
  },
]
