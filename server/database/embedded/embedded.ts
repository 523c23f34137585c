// A real PostgreSQL under DATA_DIR, started by Hearth itself, reachable through a socket in a closed folder and by nobody else.
import { createHash } from 'node:crypto'
import { chmod, lstat, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { StartupError } from '#server/core/errors.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { databaseOwner, type Owner } from './owner.ts'
import { connection, findRunning, type Place, runPostmaster, stopPostmaster } from './postmaster.ts'
import { supervise } from './supervision.ts'

const DATABASE = 'hearth'
/** Any number nobody else uses for an advisory lock in this database. */
const IN_USE = 4_837_201

export interface EmbeddedDatabase {
  connection: pg.ClientConfig
  /** From now on it is started again whenever it goes down. */
  keepUp(log: Logger): void
  stop(): Promise<void>
}

/** `installed` are the programs npm brought, unless somebody has others. */
export async function startEmbedded(
  dataDir: string,
  password: string,
  installed?: Binaries,
): Promise<EmbeddedDatabase> {
  const binaries = installed ?? (await findBinaries())
  const owner = databaseOwner([dirname(binaries.postgres), dataDir])
  const data = join(dataDir, 'postgres')
  const place: Place = {
    program: binaries.postgres,
    data,
    sockets: await socketFolder(dataDir, owner),
    log: join(dataDir, 'postgres.log'),
    password,
  }
  if (!(await exists(data))) await initialise(binaries, owner, data, password)
  const bringUp = async () => {
    await runPostmaster(place, owner)
    return claim(place)
  }
  const keeper = await bringUp()
  let letGo = () => keeper.end()
  return {
    connection: connection(place, DATABASE),
    keepUp(log) {
      const supervision = supervise(keeper, bringUp, log)
      letGo = () => supervision.stop()
    },
    async stop() {
      await letGo()
      await stopPostmaster(place)
    },
  }
}

/** For a program beside the server: the database the server runs, or, where none does, one of its own as long as it lasts. */
export async function joinEmbedded(
  dataDir: string,
  password: string,
): Promise<Pick<EmbeddedDatabase, 'connection' | 'stop'>> {
  const running = await runningEmbedded(dataDir, password)
  return running ? { connection: running, stop: async () => {} } : startEmbedded(dataDir, password)
}

/** Null when it does not run. */
function runningEmbedded(dataDir: string, password: string): Promise<pg.ClientConfig | null> {
  const sockets = socketPath(dataDir)
  const place = { program: '', data: join(dataDir, 'postgres'), sockets, log: join(dataDir, 'postgres.log'), password }
  return findRunning(place, DATABASE)
}

export const hasEmbedded = (dataDir: string) => exists(join(dataDir, 'postgres'))

/** Made aside and moved into place whole: a start that was killed half-way leaves no half-made database behind. */
async function initialise({ initdb }: Binaries, owner: Owner, data: string, password: string) {
  const fresh = `${data}.new`
  const passwordFile = `${data}.password`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  owner.give(fresh)
  owner.give(passwordFile)
  const args = ['-D', fresh, '-U', 'hearth', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8']
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const output = await run(owner, initdb, [...args, ...locale])
  await rm(passwordFile, { force: true })
  if (output !== null) throw new StartupError(`The embedded database could not be created: ${output}`)
  await rename(fresh, data)
}

/** Null when the program succeeded, else the last thing it said. */
function run(owner: Owner, program: string, args: string[]) {
  return new Promise<string | null>((resolve) => {
    const child = owner.spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr?.on('data', (chunk) => {
      said += chunk
    })
    child.on('error', (error) => resolve(error.message))
    child.on('close', (code) => resolve(code === 0 ? null : said.trim().split('\n').at(-1) || `exit code ${code}`))
  })
}

/** A socket's path may have at most 107 bytes, so a deep DATA_DIR keeps its socket under the temporary folder. */
function socketPath(dataDir: string) {
  const near = join(dataDir, 'run')
  const short = Buffer.byteLength(near) <= 85 && !near.includes('"')
  return short ? near : join(tmpdir(), `hearth-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`)
}

async function socketFolder(dataDir: string, owner: Owner) {
  const folder = socketPath(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const found = await lstat(folder)
  // Its name can be guessed: whoever made it first, or put a link there, is not to be handed our database.
  if (!found.isDirectory() || !owner.owns(found.uid))
    throw new StartupError(`${folder} belongs to somebody else. Remove it, or set DATA_DIR to a shorter path.`)
  owner.give(folder)
  await chmod(folder, 0o700)
  return folder
}

/** Holds a lock in the database as long as this process lives; kill -9 frees it, another Hearth on the same folder finds it taken. */
async function claim(place: Place) {
  const admin = new pg.Client(connection(place, 'postgres'))
  admin.on('error', () => {})
  await admin.connect()
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [DATABASE])
  if (!rowCount)
    await admin.query(`create database ${DATABASE}`).catch((error: { code?: string }) => {
      if (error.code !== '42P04' && error.code !== '23505') throw error
    })
  for (let attempt = 0; attempt < 20; attempt++) {
    const { rows } = await admin.query('select pg_try_advisory_lock($1) as free', [IN_USE])
    if (rows[0].free) return admin
    await wait(50)
  }
  await admin.end()
  throw new StartupError(
    `${dirname(place.data)} is in use by another Hearth process. Stop it, or set DATA_DIR to another folder.`,
  )
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
