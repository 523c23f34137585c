// Pictures people upload of themselves or their workspace: stored in the sizes we show, under names nobody can guess.
import { squares } from './images.ts'
import { type FileStore, newPublicName } from './store.ts'

type Kind = 'avatars' | 'logos'

/** Their addresses, in the order of the sizes. */
async function storePicture(files: FileStore, kind: Kind, bytes: Uint8Array, sizes: number[]) {
  const drawn = await squares(bytes, sizes)
  const name = newPublicName()
  return Promise.all(
    drawn.map(async (picture, n) => {
      const key = `${kind}/${name}-${sizes[n]}.webp`
      await files.put(key, picture, 'image/webp')
      return `/files/${key}`
    }),
  )
}

/** Nobody points to them any more. One that stays behind costs a few kilobytes, so a failure is no reason to stop. */
export function deletePictures(files: FileStore, addresses: (string | null | undefined)[]) {
  for (const address of addresses) if (address) void files.delete(address.replace(/^\/files\//, '')).catch(() => {})
}

/** Stores a picture, then has it taken up in a transaction; refused there, it is thrown away again. */
export async function takeUpPicture<Result>(
  files: FileStore,
  kind: Kind,
  bytes: Uint8Array,
  sizes: number[],
  takeUp: (addresses: string[]) => Promise<Result>,
): Promise<Result> {
  const addresses = await storePicture(files, kind, bytes, sizes)
  return takeUp(addresses).catch((error) => {
    deletePictures(files, addresses)
    throw error
  })
}
