// Uploads never change, but somebody may delete one while the backup runs whose row is already in it. So each gets a second name first,
// which costs no space, and is read under that.
import { link, mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Keys are made by us. Whatever else somebody put there is not ours to carry. */
export const ourKey = /^[a-z]+\/\w[\w.-]{0,79}$/

export interface HeldFiles {
  /** Files that came since are held, too. */
  holdNew(): Promise<void>
  /** Key and path of each, in order. */
  list(): { key: string; path: string }[]
  release(): Promise<void>
}

export async function holdFiles(uploads: string): Promise<HeldFiles> {
  const folder = join(dirname(uploads), 'uploads.held')
  // Left behind by a backup that was killed.
  await rm(folder, { recursive: true, force: true })
  const held = new Map<string, string>()
  const holdNew = async () => {
    for (const key of await keysIn(uploads)) {
      if (held.has(key)) continue
      const path = await hold(join(uploads, key), join(folder, key))
      if (path) held.set(key, path)
    }
  }
  await holdNew()
  return {
    holdNew,
    list: () => [...held].map(([key, path]) => ({ key, path })).sort((a, b) => (a.key < b.key ? -1 : 1)),
    release: () => rm(folder, { recursive: true, force: true }),
  }
}

export async function keysIn(uploads: string) {
  const entries = await readdir(uploads, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => join(entry.parentPath, entry.name).slice(uploads.length + 1))
    .filter((key) => ourKey.test(key))
}

/** Null for one that was deleted this moment. Where a disk knows no second names, the first has to do. */
async function hold(file: string, path: string) {
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await link(file, path)
    return path
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return null
    if (code === 'EPERM' || code === 'ENOTSUP' || code === 'EOPNOTSUPP') return file
    throw error
  }
}
