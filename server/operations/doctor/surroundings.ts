// What Hearth stands on: programs, disk, clock, secrets, and the services it was told to use.
import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { s3Store } from '#server/core/files/s3.ts'
import { knownMigrations, pastMigrations, whatIsWrongWith } from '#server/database/migrate.ts'
import { findAuthSecret } from '#server/operations/installation.ts'
import { opensWhatIsSealed } from '#server/operations/sealed.ts'
import { type Check, type Finding, ok, remark, wrong } from './check.ts'

const OLDEST_NODE = [20, 19]
const OLDEST_POSTGRESQL = 14
const LITTLE_SPACE = 2e9
const NO_SPACE = 5e8
const ANSWER_WITHIN_MS = 5_000

export const surroundingChecks: Check[] = [
  {
    area: 'Database',
    name: 'its migrations are ours',
    async look({ client }) {
      const known = await knownMigrations()
      const past = await pastMigrations(client)
      const problem = whatIsWrongWith(past, known)
      if (problem) return wrong(problem, 'Nothing is changed until then: a server does not start on it.')
      const missing = known.length - past.length
      return missing ? remark(`${missing} have not run yet`, 'The next start runs them.') : ok(past.at(-1)?.name)
    },
  },
  {
    area: 'Database',
    name: 'it is new enough',
    async look({ client }) {
      const { rows } = await client.query<{ server_version: string }>('show server_version')
      const version = rows[0]!.server_version
      if (Number.parseInt(version, 10) >= OLDEST_POSTGRESQL) return ok(`PostgreSQL ${version}`)
      return wrong(`PostgreSQL ${version}`, `Hearth needs ${OLDEST_POSTGRESQL} or newer.`)
    },
  },
  {
    area: 'Database',
    name: 'its clock is ours',
    async look({ client }) {
      const before = Date.now()
      const { rows } = await client.query<{ now: number }>('select extract(epoch from clock_timestamp()) * 1000 as now')
      const skew = Number(rows[0]!.now) - (before + Date.now()) / 2
      if (Math.abs(skew) < 2_000) return ok(`${Math.abs(skew).toFixed(0)} ms apart`)
      return wrong(`${(skew / 1000).toFixed(1)} s apart`, 'Let both machines keep the time by NTP.')
    },
  },
  {
    area: 'Machine',
    name: 'Node is new enough',
    async look() {
      const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
      const [oldest, withMinor] = OLDEST_NODE as [number, number]
      if (major > oldest || (major === oldest && minor >= withMinor)) return ok(`Node ${process.versions.node}`)
      return wrong(`Node ${process.versions.node}`, `Hearth needs ${OLDEST_NODE.join('.')} or newer.`)
    },
  },
  {
    area: 'Machine',
    name: 'there is room on the disk',
    async look({ config }) {
      const { bavail, bsize } = await statfs(config.dataDir)
      const free = bavail * bsize
      const what = `${(free / 1e9).toFixed(1)} GB free`
      if (free < NO_SPACE) return wrong(what, 'Make room: without it nothing can be written.')
      return free < LITTLE_SPACE ? remark(what, 'Make room before it is used up.') : ok(what)
    },
  },
  {
    area: 'Machine',
    name: 'DATA_DIR is closed to others',
    async look({ config }) {
      const open: string[] = []
      for (const [name, forbidden] of [
        ['.', 0o022],
        ['secrets.json', 0o077],
        ['postgres', 0o077],
        ['uploads', 0o022],
        ['outbox', 0o077],
      ] as const) {
        const found = await stat(join(config.dataDir, name)).catch(() => null)
        if (found && found.mode & forbidden) open.push(join(config.dataDir, name))
      }
      return open.length === 0 ? ok() : wrong('others may read or write there', 'chmod go-rwx each of them.', open)
    },
  },
  {
    area: 'Machine',
    name: 'no restore was left half-way',
    async look({ config }) {
      const left = await stat(join(config.dataDir, 'restoring')).catch(() => null)
      if (!left) return ok()
      return remark('a restore was interrupted', 'It changed nothing. Do it again, or delete DATA_DIR/restoring.')
    },
  },
  {
    area: 'Services',
    name: 'AUTH_SECRET opens what is sealed',
    async look({ client, config }) {
      const secret = await findAuthSecret(config)
      if (secret && (await opensWhatIsSealed(client, secret))) return ok()
      return wrong('it is another one', 'Set AUTH_SECRET, or DATA_DIR, as they are set for the server.')
    },
  },
  {
    area: 'Services',
    name: 'Redis answers',
    look: ({ config: { redisUrl } }) =>
      answers(redisUrl, 'REDIS_URL', async (url) => {
        const { createClient } = await import('redis')
        const client = createClient({ url, socket: { reconnectStrategy: false } })
        client.on('error', () => {})
        await client.connect()
        await client.ping()
        client.destroy()
      }),
  },
  {
    area: 'Services',
    name: 'the mail server answers',
    look: ({ config: { smtpUrl } }) =>
      answers(smtpUrl, 'SMTP_URL', async (url) => {
        const { createTransport } = await import('nodemailer')
        const transport = createTransport(url)
        await transport.verify()
        transport.close()
      }),
  },
  {
    area: 'Services',
    name: 'the object store answers',
    look: ({ config: { s3 } }) =>
      answers(s3, 'the S3 variables', async (settings) => {
        await s3Store(settings).get('doctor/is-not-there')
      }),
  },
]

async function answers<T>(setting: T | null, variable: string, ask: (setting: T) => Promise<void>): Promise<Finding> {
  if (setting === null) return ok('not set')
  const tooLong = new Promise<never>((_, reject) =>
    setTimeout(reject, ANSWER_WITHIN_MS, new Error('no answer')).unref(),
  )
  try {
    await Promise.race([ask(setting), tooLong])
    return ok()
  } catch (error) {
    return wrong(
      (error as Error).message || 'no answer',
      `Look at ${variable}, and whether it can be reached from here.`,
    )
  }
}
