// What a backup says about itself, as its last entry: what is in it, and how to see that it is all there.
import { createHash, type Hash } from 'node:crypto'
import { z } from 'zod'

export const FIRST = 'hearth-backup.json'
export const LAST = 'manifest.json'

/** Of the way backups are laid out; raised when an older Hearth could not read them. */
export const FORMAT = 1

export const Beginning = z.object({ format: z.number(), hearth: z.string(), madeAt: z.string() })
export type Beginning = z.infer<typeof Beginning>

export const Manifest = Beginning.extend({
  /** Those the database has run, by name. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  /** Work that waited for its turn. */
  jobs: z.number(),
  uploads: z.discriminatedUnion('where', [
    z.object({ where: z.literal('here') }),
    z.object({ where: z.literal('object-store'), endpoint: z.string(), bucket: z.string() }),
  ]),
  parts: z.record(z.string(), z.object({ entries: z.number(), bytes: z.number(), sha256: z.string() })),
})
export type Manifest = z.infer<typeof Manifest>

/** A table comes in many entries, uploads in one each: together they are one part, with one checksum. */
export const partOf = (entry: string) => /^(database\/[^/]+|uploads)\//.exec(entry)?.[1] ?? entry

/** Sums up parts as their entries pass by. */
export class PartSums {
  private readonly parts = new Map<string, { entries: number; bytes: number; hash: Hash }>()

  begin(name: string, size: number) {
    const part = this.parts.get(partOf(name)) ?? { entries: 0, bytes: 0, hash: createHash('sha256') }
    part.entries++
    part.bytes += size
    part.hash.update(`${name} ${size}\n`)
    this.parts.set(partOf(name), part)
    return part.hash
  }

  result(): Manifest['parts'] {
    const sums = [...this.parts].map(([name, { entries, bytes, hash }]) => [
      name,
      { entries, bytes, sha256: hash.copy().digest('hex') },
    ])
    return Object.fromEntries(sums)
  }
}
