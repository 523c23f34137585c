import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './store.ts'

export const diskStore = (folder: string): FileStore => ({
  async put(key, bytes) {
    const file = join(folder, key)
    // Nobody else on this machine reads them, not even whoever knows their names.
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    try {
      await writeFile(`${file}.part`, bytes, { mode: 0o600 })
      await rename(`${file}.part`, file)
    } catch (error) {
      // On a full disk half a file would keep the other half from ever finding room.
      await rm(`${file}.part`, { force: true })
      throw error
    }
  },
  get: (key) => readFile(join(folder, key)).catch(absent),
  delete: (key) => rm(join(folder, key), { force: true }),
})

function absent(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR') return null
  throw error
}
