// The folder everything local lives in: database, uploads, outbox, secrets.
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from './errors.ts'

export async function prepareDataDir(folder: string) {
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    // Others may pass through, not look around: the database runs as a user of its own when Hearth runs as root.
    await mkdir(folder, { recursive: true, mode: 0o711 })
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    throw new StartupError(
      `DATA_DIR ${folder} cannot be written to (${(error as NodeJS.ErrnoException).code}). Set DATA_DIR to a folder that can.`,
    )
  }
}

export interface LocalSecrets {
  authSecret: string
  databasePassword: string
}

/** Made at the first start. Whoever finds two processes making them at once: the first file stays. */
export async function localSecrets(folder: string): Promise<LocalSecrets> {
  const file = join(folder, 'secrets.json')
  const fresh: LocalSecrets = { authSecret: newKey(), databasePassword: newKey() }
  await writeFile(file, JSON.stringify(fresh, null, 2), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  try {
    return JSON.parse(await readFile(file, 'utf8')) as LocalSecrets
  } catch {
    throw new StartupError(
      `${file} is damaged. Restore it from a backup: without it the database in this folder cannot be opened.`,
    )
  }
}

const newKey = () => randomBytes(32).toString('base64url')
