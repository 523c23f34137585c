// A backup is a plain .tar.gz, so that somebody without Hearth can look into it. Of tar this is what we need: files with short names.
import { StartupError } from '#server/core/errors.ts'

const BLOCK = 512
/** Two empty blocks say that nothing is missing. */
export const tarEnd = Buffer.alloc(2 * BLOCK)

export interface TarEntry {
  name: string
  size: number
  body: AsyncGenerator<Buffer>
}

export function tarHeader(name: string, size: number) {
  const header = Buffer.alloc(BLOCK)
  if (header.write(name, 0, 100) < Buffer.byteLength(name)) throw new Error(`${name} is too long a name for tar`)
  const octal = (value: number, at: number, digits: number) => header.write(value.toString(8).padStart(digits, '0'), at)
  octal(0o600, 100, 7)
  octal(0, 108, 7)
  octal(0, 116, 7)
  octal(size, 124, 11)
  octal(Math.floor(Date.now() / 1000), 136, 11)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  octal(checksumOf(header), 148, 6)
  return header
}

export const tarPadding = (size: number) => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)

/** What of a body was not read is skipped when the next entry is asked for. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const bytes = new Bytes(source)
  for (;;) {
    const header = await bytes.take(BLOCK)
    if (header.every((byte) => byte === 0)) return await bytes.readToEnd()
    if (Number.parseInt(header.toString('latin1', 148, 156), 8) !== checksumOf(header)) throw notABackup()
    const size = Number.parseInt(header.toString('latin1', 124, 136), 8)
    const body = bytes.next(size)
    yield { name: header.toString('utf8', 0, 100).replace(/\0.*$/s, ''), size, body }
    for await (const _ of body);
    await bytes.take(tarPadding(size).length)
  }
}

export const notABackup = () => new StartupError('This file is not a backup made by Hearth.')
const cutOff = () => new StartupError('This backup is cut off: its end is missing. Copy it again, or use another one.')

/** With the place of the sum itself counted as spaces. */
function checksumOf(header: Buffer) {
  let sum = 0
  for (let at = 0; at < BLOCK; at++) sum += at >= 148 && at < 156 ? 0x20 : header[at]!
  return sum
}

class Bytes {
  private readonly chunks: AsyncIterator<Buffer>
  private left: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.chunks = source[Symbol.asyncIterator]()
  }

  async take(count: number) {
    const taken: Buffer[] = []
    for await (const chunk of this.next(count)) taken.push(chunk)
    return Buffer.concat(taken)
  }

  async *next(count: number): AsyncGenerator<Buffer> {
    for (let missing = count; missing > 0; ) {
      if (this.left.length === 0) await this.fetch()
      const chunk = this.left.subarray(0, missing)
      this.left = this.left.subarray(chunk.length)
      missing -= chunk.length
      yield chunk
    }
  }

  /** The sum of the compressed file stands at its very end, and is checked only by whoever reads that far. */
  async readToEnd() {
    while (!(await this.nextChunk()).done);
  }

  private async fetch() {
    const { done, value } = await this.nextChunk()
    if (done) throw cutOff()
    this.left = value
  }

  private nextChunk() {
    return this.chunks.next().catch((error: unknown) => {
      throw whatIsWrongWith(error)
    })
  }
}

/** What the decompressor says of a file that ends too early or was never one of ours, in plain words. */
function whatIsWrongWith(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'Z_BUF_ERROR') return cutOff()
  if (code === 'Z_DATA_ERROR') return new StartupError('This file is damaged, or not a backup made by Hearth.')
  return error
}
