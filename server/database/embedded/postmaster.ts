// The running database process: found again after Hearth was killed, started when there is none, stopped with Hearth.
import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { StartupError } from '#server/core/errors.ts'
import type { Owner } from './owner.ts'

export interface Place {
  program: string
  data: string
  sockets: string
  log: string
  password: string
}

const settings = {
  listen_addresses: '',
  // A server takes some twenty, and others may run beside it: the one that takes over, a backup, somebody who looks.
  max_connections: '200',
  shared_buffers: '128MB',
  jit: 'off',
  // Readable plans for our short queries; the default assumes spinning disks.
  random_page_cost: '1.1',
  log_min_duration_statement: '1000',
  // Slow statements are worth a line, what they carried is not: mails with their links pass through here.
  log_parameter_max_length: '0',
}

export const connection = ({ sockets, password }: Place, database: string): pg.ClientConfig => ({
  host: sockets,
  user: 'hearth',
  password,
  database,
})

/** Leaves a database running that accepts our password. */
export async function runPostmaster(place: Place, owner: Owner) {
  if ((await runningPid(place)) === null) await start(place, owner)
  await untilReady(place)
}

export async function stopPostmaster(place: Place) {
  const pid = await runningPid(place)
  if (pid === null) return
  // SIGINT: end the sessions, write everything, leave.
  process.kill(pid, 'SIGINT')
  for (let waited = 0; isAlive(pid) && waited < 8_000; waited += 20) await wait(20)
}

/** How to reach the database of this folder, if it runs. */
export async function findRunning(place: Place, database: string): Promise<pg.ClientConfig | null> {
  if ((await runningPid(place)) === null) return null
  await untilReady(place)
  return connection(place, database)
}

async function start({ program, data, sockets, log }: Place, owner: Owner) {
  const output = await open(log, 'a', 0o600)
  const options = Object.entries({ ...settings, unix_socket_directories: `"${sockets}"` })
  const child = owner.spawn(program, ['-D', data, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])], {
    // A group of its own: Ctrl+C in the terminal must reach Hearth first, which then stops the database in order.
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
  })
  child.on('error', () => {})
  child.unref()
  await output.close()
}

/** A pid file outlives a crash of the machine, and its number may belong to another program by then. */
async function runningPid({ data }: Place): Promise<number | null> {
  const file = join(data, 'postmaster.pid')
  const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10)
  if (Number.isNaN(pid)) return null
  if (isAlive(pid) && (await isPostgres(pid))) return pid
  await rm(file, { force: true })
  return null
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** One that was killed stays in the list as a zombie until its parent has looked, and in some containers nobody looks. */
async function isPostgres(pid: number) {
  if (process.platform !== 'linux') return true
  return /^\d+ \(postgres\) [^Z]/.test(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''))
}

async function untilReady(place: Place) {
  const deadline = Date.now() + 60_000
  for (;;) {
    const client = new pg.Client(connection(place, 'postgres'))
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      const notYet = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P03'].includes((error as { code?: string }).code ?? '')
      const starting = notYet && Date.now() < deadline && !(await failedToStart(place))
      if (!starting) throw new StartupError(await whyNot(place, error as Error))
    }
    await wait(15)
  }
}

/** The server writes its pid file first thing; without one some time after the start it has given up. */
async function failedToStart(place: Place) {
  for (let waited = 0; waited < 1_500; waited += 15) {
    if ((await runningPid(place)) !== null) return false
    await wait(15)
  }
  return true
}

async function whyNot({ log }: Place, error: Error) {
  const last = (await readFile(log, 'utf8').catch(() => ''))
    .trim()
    .split('\n')
    .findLast((line) => /FATAL|PANIC|error/i.test(line))
  return `The embedded PostgreSQL does not start: ${last ?? error.message} (see ${log})`
}
