// Files people hang onto something: kept as they came, with a picture of them when they are one.
import { isDatabaseAway } from '#server/database/away.ts'
import { previewOf } from './images.ts'
import { type FileStore, newPublicName } from './store.ts'

const PREVIEW_WIDTH = 640

export interface Stored {
  file: string
  preview: string | null
}

export async function storeUpload(files: FileStore, id: string, bytes: Uint8Array): Promise<Stored> {
  const file = `attachments/${id}`
  await files.put(file, bytes, 'application/octet-stream')
  const drawn = await previewOf(bytes, PREVIEW_WIDTH)
  if (!drawn) return { file, preview: null }
  // A name of its own: the id of the file is known to everybody who sees its place, the picture to whoever is shown it.
  // Its size is in it, so that a page can make room before the picture has come.
  const key = `previews/${newPublicName()}-${drawn.info.width}x${drawn.info.height}.webp`
  await files.put(key, drawn.data, 'image/webp')
  return { file, preview: `/files/${key}` }
}

const keysOf = ({ file, preview }: Stored) => (preview ? [file, preview.replace(/^\/files\//, '')] : [file])

/** For a change that failed. When the database went away meanwhile, the change may be there after all and needs its files. */
export function removeAfter(error: unknown, files: FileStore, uploads: Stored[]) {
  if (!isDatabaseAway(error)) for (const stored of uploads) removeUpload(files, stored)
}

export function removeUpload(files: FileStore, stored: Stored) {
  for (const key of keysOf(stored)) void files.delete(key).catch(() => {})
}

/** The last part of whatever path a browser sent, without signs that are no letters. */
export const nameOf = (filename: string) =>
  filename
    .split(/[\\/]/)
    .at(-1)!
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 200)
    .toWellFormed() || 'file'
