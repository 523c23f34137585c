// The PostgreSQL of a stage, seen from outside: to be killed, taken away, brought back, and asked afterwards.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { type EmbeddedDatabase, startEmbedded } from '#server/database/embedded/embedded.ts'
import { until } from '#server/testing/until.ts'

export async function openDatabase(dataDir: string, password: string, whose: 'embedded' | 'external') {
  const sockets = join(dataDir, 'run')
  const url = `postgres://hearth:${password}@localhost/hearth?host=${encodeURIComponent(sockets)}`
  let ours: EmbeddedDatabase | null = whose === 'external' ? await startEmbedded(dataDir, password) : null

  const pid = async () =>
    Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => ''), 10) || null

  async function ask<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query<Row>(text, values)).rows
    } finally {
      await client.end()
    }
  }

  return {
    url,
    pid,
    ask,
    /** Only for an external one: an embedded one is Hearth's to start. */
    async takeAway() {
      process.kill((await pid())!, 'SIGINT')
      await until('the database to be gone', async () => (await pid()) === null)
    },
    async bringBack() {
      ours = await startEmbedded(dataDir, password)
    },
    async close() {
      await ours?.stop()
    },
  }
}
