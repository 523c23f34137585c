// Which file of the build a module goes into. Left alone, the bundler makes a file for every set of places that share something: a board
// would load hundreds, most of them smaller than the headers they come with. Here two files become one as long as that makes loading
// cheaper: what one more file costs, against bytes for those who do not need them.
//
// Which module needs which is known because libraries are imported file by file (scripts/straight-imports.ts).

import { layoutsAround, pageOf } from './page-files.ts'

interface ModuleInfo {
  readonly code: string | null
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}
type Find = (id: string) => ModuleInfo | null

/**
 * What one more file costs, as bytes: the browser and the server work on a request for some six milliseconds, and its compression begins
 * anew. Of what was tried around it, this keeps all pages within their budgets in both languages.
 */
const FILE = 4100

/** What a character of a module weighs once it is minified, and compressed together with others. */
const BYTES_PER_CHARACTER = 0.2

/** What strangers load has to stay small: who is not convinced yet does not wait. */
const forStrangers = /^(?:_public|signup|join|share|form|unsubscribe)\b/
const WEIGHT_OF_STRANGERS = 14

/** What people have open all day, and the largest of what is opened often: a board itself. */
const forEveryDay = '_app/$workspace/projects/$boardId/_open/index'
const WEIGHT_OF_EVERY_DAY = 9

function weightOfVisit(name: string) {
  if (name === START || forStrangers.test(name)) return WEIGHT_OF_STRANGERS
  return name === forEveryDay ? WEIGHT_OF_EVERY_DAY : 1
}

/** Something that is loaded at one moment: the start, a page with what it loads first, a part that comes later. */
interface Visit {
  readonly name: string
  /** Every module it needs, whether there already or not. */
  readonly needs: ReadonlySet<string>
  /** What was certainly loaded before it. */
  before: ReadonlySet<Visit>
  /** How much it counts that it is cheap. */
  readonly weight: number
}

/** A file of the build. */
interface Chunk {
  readonly modules: string[]
  bytes: number
  /** Those that do not work without it. */
  visits: ReadonlySet<Visit>
}

/**
 * Given the folder of the web app, with a slash at its end, and which parts come by themselves after the page they stand in: all of a
 * list at about the same time, the lists one after the other.
 */
export function chunkNames(folder: string, comingLater: readonly (readonly string[])[] = []) {
  let names: ReadonlyMap<string, string> | undefined
  return (id: string, bundle: { getModuleInfo: Find }): string | null => {
    names ??= namesOf(folder, comingLater, (each) => bundle.getModuleInfo(each))
    return names.get(id) ?? null
  }
}

function namesOf(folder: string, comingLater: readonly (readonly string[])[], find: Find): Map<string, string> {
  // The start and the pages' own files list all files there are: others with every release, while the rest stays in people's browsers.
  const isPinned = (id: string) => id === `${folder}main.tsx` || id.startsWith(`${folder}pages`)
  // Modules name each other by their whole paths: where the project lies must not decide what goes together.
  const project = folder.slice(0, folder.lastIndexOf('/', folder.length - 2))
  const weigh = (id: string) => (find(id)?.code ?? '').replaceAll(project, '').length * BYTES_PER_CHARACTER
  const chunks = merged(neededBySame(visitsFrom(folder, comingLater, find), weigh, isPinned), find)
  return new Map(chunks.flatMap(({ modules }, index) => modules.map((id) => [id, `part-${index}`] as const)))
}

// What is loaded when

const START = 'the start'

function visitsFrom(folder: string, comingLater: readonly (readonly string[])[], find: Find): Visit[] {
  const start = `${folder}main.tsx`
  const lazy = lazyUnder(start, find)
  const visit = (name: string, roots: readonly string[]): Visit => ({
    name,
    needs: everythingUnder(roots, find),
    before: new Set(),
    weight: weightOfVisit(name),
  })
  const first = visit(START, [start])
  const pages = new Map<string, Visit>()
  for (const [name, { isPart, roots }] of lazy) if (!isPart) pages.set(name, visit(name, roots))
  for (const page of pages.values()) page.before = new Set([first, ...layoutsAround(page.name, pages)])
  const stages = comingLater.map((names) => names.map((name) => rootCalled(name, folder, lazy)))
  const followers = [first, ...pages.values()].flatMap((page) => comingAfter(page, stages, lazy, find))
  const parts: Visit[] = []
  for (const [name, { isPart, roots }] of lazy)
    if (isPart && !stages.flat().includes(name)) parts.push(visit(name, roots))
  const all = [first, ...pages.values(), ...followers, ...parts]
  for (const part of parts) part.before = new Set(all)
  // Whoever asks for a part is there before it; asked for by several, what they have in common is.
  const isShorter = (part: Visit) => {
    const asking = all.filter(({ needs }) => lazy.get(part.name)!.hosts.some((host) => needs.has(host)))
    const there = asking.map((each) => new Set([each, ...each.before]))
    const before = [...part.before].filter((each) => each !== part && there.every((those) => those.has(each)))
    const shorter = before.length < part.before.size
    part.before = new Set(before)
    return shorter
  }
  while (parts.filter(isShorter).length > 0);
  return all
}

/** What comes by itself after a page, a visit for each time at which something does. */
function comingAfter(page: Visit, stages: readonly string[][], lazy: Lazy, find: Find): Visit[] {
  const found: Visit[] = []
  const known = new Set(page.needs)
  for (const [at, stage] of stages.entries()) {
    const roots: string[] = []
    // One that comes may bring another.
    const isNext = (root: string) => !roots.includes(root) && lazy.get(root)!.hosts.some((host) => known.has(host))
    for (let root = stage.find(isNext); root; root = stage.find(isNext)) {
      roots.push(root)
      for (const id of everythingUnder([root], find)) known.add(id)
    }
    if (roots.length === 0) continue
    const name = `${page.name}, ${at + 1}. moment after`
    const before = new Set([page, ...page.before, ...found])
    found.push({ name, needs: everythingUnder(roots, find), before, weight: 1 })
  }
  return found
}

/** Of a module of ours by its place, of a package by its name. */
function rootCalled(name: string, folder: string, lazy: Lazy): string {
  const isIt = (id: string) => id === `${folder}${name}` || id.includes(`/node_modules/${name}/`)
  const root = [...lazy.keys()].find(isIt)
  if (!root) throw new Error(`Nothing loads ${name} later: it does not belong into scripts/coming-later.ts`)
  return root
}

type Lazy = ReturnType<typeof lazyUnder>

/** What is imported by a call: pages by their paths, with what they load first, and parts that come later. */
function lazyUnder(start: string, find: Find) {
  const found = new Map<string, { isPart: boolean; roots: string[]; hosts: string[] }>()
  const seen = new Set([start])
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = find(id) ?? {}
    for (const root of dynamicallyImportedIds) {
      const page = pageOf(root)?.page
      const lazy = found.get(page ?? root) ?? { isPart: !page, roots: [], hosts: [] }
      lazy.roots.push(root)
      lazy.hosts.push(id)
      found.set(page ?? root, lazy)
    }
    for (const each of [...importedIds, ...dynamicallyImportedIds]) seen.add(each)
  }
  return found
}

function everythingUnder(roots: readonly string[], find: Find): Set<string> {
  const found = new Set(roots)
  for (const id of found) for (const imported of find(id)?.importedIds ?? []) found.add(imported)
  return found
}

// What goes together

function neededBySame(
  visits: readonly Visit[],
  weigh: (id: string) => number,
  isPinned: (id: string) => boolean,
): Chunk[] {
  const chunks = new Map<string, Chunk>()
  for (const id of new Set(visits.flatMap(({ needs }) => [...needs]))) {
    if (isPinned(id)) continue
    const needing = visits.filter(
      ({ needs, before }) => needs.has(id) || [...before].some((each) => each.needs.has(id)),
    )
    const key = needing.map(({ name }) => name).join('\n')
    const chunk = chunks.get(key) ?? { modules: [], bytes: 0, visits: new Set(needing) }
    chunk.modules.push(id)
    chunk.bytes += weigh(id)
    chunks.set(key, chunk)
  }
  return [...chunks.values()]
}

function weightOf(visits: Iterable<Visit>) {
  let sum = 0
  for (const { weight } of visits) sum += weight
  return sum
}

const costOf = ({ bytes, visits }: Chunk) => weightOf(visits) * (bytes + FILE)

/** What one file instead of two saves, were it not for what comes along. Asked for a hundred thousand times. */
function savedBy(one: Chunk, other: Chunk) {
  const [fewer, more] = one.visits.size < other.visits.size ? [one, other] : [other, one]
  let shared = 0
  for (const visit of fewer.visits) if (more.visits.has(visit)) shared += visit.weight
  const weight = weightOf(one.visits) + weightOf(other.visits) - shared
  return costOf(one) + costOf(other) - weight * (one.bytes + other.bytes + FILE)
}

const together = (one: Chunk, other: Chunk): Chunk => ({
  modules: [...one.modules, ...other.modules],
  bytes: one.bytes + other.bytes,
  visits: new Set([...one.visits, ...other.visits]),
})

/**
 * The two whose union saves the most become one, until no union saves anything. Files never wait for each other: of three in a row the
 * last two are at least as good a pair as the first and the last, which would bring the one between them along.
 */
function merged(chunks: readonly Chunk[], find: Find): Chunk[] {
  const graph = new ChunkGraph(chunks, find)
  const all = new Set(chunks)
  /** What a union saves at most: what comes along with it is not counted yet. */
  const hopes = new Map<Chunk, Map<Chunk, number>>()
  const hopeFor = (one: Chunk) => {
    const found = new Map<Chunk, number>()
    for (const other of all) {
      if (other === one) continue
      hopes.get(other)?.delete(one)
      const hope = savedBy(one, other)
      if (hope > 0) found.set(other, hope)
    }
    hopes.set(one, found)
  }
  for (const chunk of chunks) hopeFor(chunk)
  for (;;) {
    const best = bestOf(hopes, graph)
    if (!best) return [...all]
    const { one, other, extra } = best
    const union = together(one, other)
    for (const gone of [one, other]) {
      all.delete(gone)
      hopes.delete(gone)
      for (const others of hopes.values()) others.delete(gone)
    }
    graph.replace([one, other], union)
    all.add(union)
    for (const [chunk, visits] of extra) chunk.visits = new Set([...chunk.visits, ...visits])
    for (const chunk of [union, ...extra.keys()]) hopeFor(chunk)
  }
}

function bestOf(hopes: ReadonlyMap<Chunk, Map<Chunk, number>>, graph: ChunkGraph) {
  const pairs = [...hopes].flatMap(([one, others]) => [...others].map(([other, hope]) => ({ one, other, hope })))
  pairs.sort((a, b) => b.hope - a.hope)
  let best: { one: Chunk; other: Chunk; gain: number; extra: Map<Chunk, Visit[]> } | undefined
  for (const { one, other, hope } of pairs) {
    if (best && hope <= best.gain) break
    const extra = graph.comingAlong(one, other)
    let gain = hope
    for (const [chunk, visits] of extra) gain -= weightOf(visits) * (chunk.bytes + FILE)
    if (gain > (best?.gain ?? 0)) best = { one, other, gain, extra }
  }
  return best
}

/** Which file imports which. */
class ChunkGraph {
  readonly #imports = new Map<Chunk, Set<Chunk>>()

  constructor(chunks: readonly Chunk[], find: Find) {
    const homes = new Map(chunks.flatMap((chunk) => chunk.modules.map((id) => [id, chunk] as const)))
    for (const chunk of chunks) {
      const imported = chunk.modules.flatMap((id) => find(id)?.importedIds ?? [])
      this.#imports.set(chunk, new Set(imported.flatMap((id) => homes.get(id) ?? [])))
      this.#imports.get(chunk)!.delete(chunk)
    }
  }

  /** Who would get what else if two were one: whoever loads a file loads what it imports. */
  comingAlong(one: Chunk, other: Chunk): Map<Chunk, Visit[]> {
    const { visits } = together(one, other)
    const imported = this.#under([...this.#imports.get(one)!, ...this.#imports.get(other)!])
    imported.delete(one)
    imported.delete(other)
    const found = new Map<Chunk, Visit[]>()
    for (const chunk of imported) {
      const added = [...visits].filter((each) => !chunk.visits.has(each))
      if (added.length > 0) found.set(chunk, added)
    }
    return found
  }

  replace(gone: readonly Chunk[], union: Chunk) {
    const imports = new Set(gone.flatMap((chunk) => [...this.#imports.get(chunk)!]))
    for (const chunk of gone) {
      imports.delete(chunk)
      this.#imports.delete(chunk)
    }
    for (const found of this.#imports.values()) {
      const hadOne = gone.map((chunk) => found.delete(chunk)).includes(true)
      if (hadOne) found.add(union)
    }
    this.#imports.set(union, imports)
  }

  #under(chunks: Iterable<Chunk>) {
    const found = new Set(chunks)
    for (const chunk of found) for (const each of this.#imports.get(chunk)!) found.add(each)
    return found
  }
}
