// Where uploads lie. Keys are made by us ("avatars/9f3c…-96.webp"), never by a client.
import { randomBytes } from 'node:crypto'
import type { Meters } from '#server/core/meters.ts'

export interface FileStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Null when there is no such file. */
  get(key: string): Promise<Uint8Array | null>
  delete(key: string): Promise<void>
}

/** The same, with what is laid down counted. */
export const metered = (files: FileStore, { uploadBytes }: Meters): FileStore => ({
  ...files,
  put(key, bytes, contentType) {
    uploadBytes.inc(bytes.length)
    return files.put(key, bytes, contentType)
  },
})

/** For a file that is shown to whoever knows its address: 144 bits, none of them the time. */
export const newPublicName = () => randomBytes(18).toString('hex')
