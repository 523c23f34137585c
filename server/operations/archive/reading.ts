// Reads a backup as a stream: once to see that it is whole, and once more to carry it out.
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { StartupError } from '#server/core/errors.ts'
import { Beginning, FIRST, FORMAT, LAST, Manifest, PartSums, partOf } from './manifest.ts'
import { notABackup, readTar, type TarEntry } from './tar.ts'

export interface BackupPart {
  name: string
  entries: AsyncGenerator<TarEntry>
}

/** Throws what is wrong with the file, in words for whoever wants to restore it. */
export async function checkBackup(file: string): Promise<Manifest> {
  const sums = new PartSums()
  let manifest: Manifest | null = null
  let isFirst = true
  for await (const { name, size, body } of entriesOf(file)) {
    if (isFirst !== (name === FIRST)) throw notABackup()
    if (name === LAST) {
      manifest = Manifest.parse(await readJson(body))
      continue
    }
    const hash = sums.begin(name, size)
    if (isFirst) requireKnownFormat(Beginning.parse(await readJson(body, (chunk) => hash.update(chunk))))
    else for await (const chunk of body) hash.update(chunk)
    isFirst = false
  }
  if (!manifest) throw notABackup()
  requireSame(manifest.parts, sums.result())
  return manifest
}

/** Entries that belong together come together. */
export async function* readParts(file: string): AsyncGenerator<BackupPart> {
  const entries = entriesOf(file)
  let next = await entries.next()
  while (!next.done) {
    const name = partOf(next.value.name)
    async function* ofThisPart() {
      while (!next.done && partOf(next.value.name) === name) {
        yield next.value
        next = await entries.next()
      }
    }
    const part = { name, entries: ofThisPart() }
    yield part
    for await (const _ of part.entries);
  }
}

export async function readJson(body: AsyncIterable<Buffer>, onChunk = (_: Buffer): unknown => null) {
  const chunks: Buffer[] = []
  for await (const chunk of body) {
    onChunk(chunk)
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown
}

async function* entriesOf(file: string): AsyncGenerator<TarEntry> {
  const source = createReadStream(file, { highWaterMark: 256 * 1024 })
  const bytes = createGunzip({ chunkSize: 256 * 1024 })
  source.on('error', (error) => bytes.destroy(whyNotRead(file, error)))
  source.pipe(bytes)
  try {
    yield* readTar(bytes)
  } finally {
    source.destroy()
  }
}

function requireKnownFormat({ format, hearth }: Beginning) {
  if (format > FORMAT)
    throw new StartupError(`This backup was made by Hearth ${hearth}, which is newer. Install that version first.`)
}

function requireSame(said: Manifest['parts'], found: Manifest['parts']) {
  for (const name of new Set([...Object.keys(said), ...Object.keys(found)]))
    if (said[name]?.sha256 !== found[name]?.sha256)
      throw new StartupError(`This backup is damaged: "${name}" is not what was written. Use another one.`)
}

function whyNotRead(file: string, error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return new StartupError(`There is no file ${file}.`)
  if (error.code === 'EISDIR') return new StartupError(`${file} is a folder, not a backup.`)
  if (error.code === 'EACCES') return new StartupError(`This user may not read ${file}.`)
  return error
}
