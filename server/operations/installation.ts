// The Hearth a command works on: found by the same variables the server has, whether that runs just now or not.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '#server/config.ts'
import { type LocalSecrets, localSecrets, prepareDataDir } from '#server/core/data-dir.ts'
import { StartupError } from '#server/core/errors.ts'
import { projectRoot } from '#server/core/project-root.ts'
import { hasEmbedded, joinEmbedded, startEmbedded } from '#server/database/embedded/embedded.ts'

export interface Installation {
  address: pg.ClientConfig
  /** Of the embedded database, when it was started for this command. */
  close(): Promise<void>
}

/** As it is found: a database that runs goes on running, one that does not is started for the moment. */
export async function findInstallation(config: Config): Promise<Installation> {
  if (config.databaseUrl) return { address: { connectionString: config.databaseUrl }, close: async () => {} }
  if (!(await hasEmbedded(config.dataDir)))
    throw new StartupError(
      `There is no Hearth in ${config.dataDir}. Set DATA_DIR, or DATABASE_URL, as they are set for the server.`,
    )
  const { databasePassword } = await localSecrets(config.dataDir)
  const joined = await joinEmbedded(config.dataDir, databasePassword)
  return { address: joined.connection, close: () => joined.stop() }
}

/** For this command alone, made if there was none: a server that uses it stands in the way. */
export async function claimInstallation(config: Config): Promise<Installation> {
  await prepareDataDir(config.dataDir)
  if (config.databaseUrl) return findInstallation(config)
  const { databasePassword } = await localSecrets(config.dataDir)
  const started = await startEmbedded(config.dataDir, databasePassword)
  return { address: started.connection, close: () => started.stop() }
}

export async function connectTo(address: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...address, application_name: 'hearth operations' })
  // A database that goes away shows at the next question; unheard, the event would end the process with a stack.
  client.on('error', () => {})
  await client.connect().catch((error: Error) => {
    throw new StartupError(`The database cannot be reached: ${error.message}`)
  })
  return client
}

/** A database that was stopped or lost in the middle, in plain words; any other mistake as it is. */
export function whyLost(error: unknown, meanwhile: string) {
  const { code, message } = error as { code?: string; message: string }
  const isLost = code === '57P01' || code === 'ECONNRESET' || /^Connection terminated|connection error/.test(message)
  return isLost ? new StartupError(`The database went away while ${meanwhile}. Start again when it is back.`) : error
}

/** What the server seals and signs with; null where nobody set one and no server has made one. */
export async function findAuthSecret({ authSecret, dataDir }: Config): Promise<string | null> {
  if (authSecret) return authSecret
  const text = await readFile(join(dataDir, 'secrets.json'), 'utf8').catch(() => null)
  return text && (JSON.parse(text) as LocalSecrets).authSecret
}

export async function hearthVersion() {
  return (JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8')) as { version: string }).version
}
