import type { Meters } from './meters.ts'

/** Keeps the newest version of things that are expensive to make and often asked for, up to a number of bytes. */
export class VersionedCache {
  private readonly kept = new Map<string, { version: number; made: Promise<Buffer>; bytes: number }>()
  private readonly maxBytes: number
  private bytes = 0

  private readonly asked: Meters['boardCache']

  constructor(maxBytes: number, asked: Meters['boardCache']) {
    this.maxBytes = maxBytes
    this.asked = asked
  }

  /** Many who ask at once wait for the same one. What could not be made is forgotten. */
  get(key: string, version: number, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.kept.get(key)
    this.asked.inc({ result: known?.version === version ? 'hit' : 'miss' })
    if (known?.version === version) {
      // Put behind the others: the first to go is the one nobody asked for longest.
      this.kept.delete(key)
      this.kept.set(key, known)
      return known.made
    }
    const entry = { version, made: make(), bytes: 0 }
    this.drop(key)
    this.kept.set(key, entry)
    entry.made.then(
      ({ length }) => {
        if (this.kept.get(key) !== entry) return
        entry.bytes = length
        this.bytes += length
        this.shrink()
      },
      () => this.kept.get(key) === entry && this.kept.delete(key),
    )
    return entry.made
  }

  private drop(key: string) {
    this.bytes -= this.kept.get(key)?.bytes ?? 0
    this.kept.delete(key)
  }

  private shrink() {
    for (const key of this.kept.keys()) {
      if (this.bytes <= this.maxBytes) return
      this.drop(key)
    }
  }
}
