// What every bench stands on: a database of its own in a folder of its own, programs that listen, and somebody who signs up.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { prepareDataDir } from '#server/core/data-dir.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'

const PASSWORD = 'only-for-this-bench'

export const person = { email: 'ada@example.com', password: 'a long enough password' }

export async function openStage() {
  const folder = await mkdtemp(join(tmpdir(), 'hearth-bench-'))
  // The database runs as another user and has to get to its own folder.
  await chmod(folder, 0o711)
  const dataDir = join(folder, 'data')
  await prepareDataDir(dataDir)
  const embedded = await startEmbedded(dataDir, PASSWORD)
  const databaseUrl = `postgres://hearth:${PASSWORD}@localhost/hearth?host=${encodeURIComponent(embedded.connection.host!)}`
  const children: ChildProcess[] = []
  const ends: Promise<unknown>[] = []

  /** Where it listens, and its process. */
  async function start(command: string[], environment: Record<string, string>) {
    const child = spawn(process.execPath, command, {
      env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.push(child)
    ends.push(new Promise((resolve) => child.on('close', resolve)))
    return { url: await listening(child, command.at(-1)!), pid: child.pid! }
  }

  return {
    dataDir,
    databaseUrl,
    start,
    /** Hearth as it is shipped: needs a build. */
    startBuilt: (environment: Record<string, string> = {}) =>
      start(['dist/server/main.js'], {
        DATA_DIR: dataDir,
        PORT: '0',
        RATE_LIMITS: 'off',
        AUTH_SECRET: randomBytes(32).toString('hex'),
        ...environment,
      }),
    async close() {
      for (const child of children) child.kill('SIGTERM')
      await Promise.all(ends)
      await embedded.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A server of ours says where, once it is there. */
function listening(child: ChildProcess, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.on('exit', () => reject(new Error(`${name} ended`)))
    let said = ''
    child.stdout!.on('data', (chunk) => {
      said += chunk
      const url = /listening on (http:[^\s)]+)/.exec(said)?.[1]
      if (url) resolve(url)
    })
  })
}

interface Sending {
  method?: string
  body?: object
  token?: string
}

export async function send(url: string, { method = 'POST', body, token }: Sending = {}) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(url, { method, headers, ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }) })
  if (!response.ok) throw new Error(`${method} ${url}: ${await response.text()}`)
  return response.json()
}

/** With an address that is confirmed and everything asked at the beginning answered. */
export async function signUp(url: string, databaseUrl: string, who = person) {
  await send(`${url}/auth/register`, { body: { name: who.email.split('@')[0], ...who } })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: string; password_hash: string }>(
    `update users set email_verified = true, onboarding = '{"teamSize": "2-10"}' where email = $1 returning id, password_hash`,
    [who.email],
  )
  await client.end()
  const tokens: { access_token: string; refresh_token: string } = await send(`${url}/auth/login`, { body: who })
  return { tokens, userId: rows[0]!.id, passwordHash: rows[0]!.password_hash }
}
