// Writes a backup as a stream: nothing of it is ever in memory as a whole, and the file has its name only when it is complete.
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { StartupError } from '#server/core/errors.ts'
import { PartSums } from './manifest.ts'
import { tarEnd, tarHeader, tarPadding } from './tar.ts'

type Bytes = AsyncGenerator<Buffer>

const PIECE_BYTES = 1024 * 1024

export class BackupContent {
  readonly sums = new PartSums()

  async *entry(name: string, size: number, body: AsyncIterable<Buffer> | Iterable<Buffer>): Bytes {
    yield tarHeader(name, size)
    const hash = this.sums.begin(name, size)
    let written = 0
    for await (const chunk of body) {
      hash.update(chunk)
      written += chunk.length
      yield chunk
    }
    if (written !== size) throw new Error(`${name} has ${written} bytes instead of ${size}`)
    yield tarPadding(size)
  }

  json(name: string, content: unknown): Bytes {
    const bytes = Buffer.from(`${JSON.stringify(content, null, 2)}\n`)
    return this.entry(name, bytes.length, [bytes])
  }

  /** Something whose size shows only at its end, in pieces: tar wants to know sizes first. */
  async *pieces(part: string, body: AsyncIterable<Buffer>): Bytes {
    let count = 0
    for await (const piece of inPieces(body))
      yield* this.entry(`${part}/${String(++count).padStart(6, '0')}`, piece.length, [piece])
  }
}

async function* inPieces(body: AsyncIterable<Buffer>): Bytes {
  let chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    size += chunk.length
    if (size < PIECE_BYTES) continue
    yield Buffer.concat(chunks)
    chunks = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(chunks)
}

/** For its owner's eyes only: it holds every password's hash and the secret that opens the rest. */
export async function writeBackupFile(file: string, content: Bytes) {
  const unfinished = `${file}.part`
  async function* untilItsEnd() {
    yield* content
    yield tarEnd
  }
  try {
    await rm(unfinished, { force: true })
    await pipeline(
      untilItsEnd(),
      createGzip({ level: 1 }),
      createWriteStream(unfinished, { mode: 0o600, flags: 'wx', flush: true }),
    )
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {})
    throw whyNotWritten(file, error as NodeJS.ErrnoException)
  }
}

function whyNotWritten(file: string, error: NodeJS.ErrnoException) {
  const reasons: Record<string, string> = {
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk quota is used up',
    EFBIG: 'the file would be larger than is allowed here',
    ENOENT: 'its folder does not exist',
    ENOTDIR: 'its folder does not exist',
    EACCES: 'this user may not write there',
    EROFS: 'that disk can only be read',
    EISDIR: 'it is a folder',
  }
  const reason = error.syscall && error.code && reasons[error.code]
  return reason
    ? new StartupError(`The backup could not be written to ${file}: ${reason}. Nothing was left there.`)
    : error
}
