// What was built from what. Plain JavaScript, because npm start asks before anything is compiled.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'

const sources = {
  client: [
    'client/**/*',
    'contract/**/*',
    'vite.config.ts',
    'languages/**/*',
    'scripts/{above-layers,careful-imports,chunks,coming-later,contract-without-schemas,emoji-data,lean-preloads}.ts',
    'scripts/{page-addresses,page-files,precompress,service-worker,straight-imports}.ts',
    'scripts/languages/*.ts',
    'package-lock.json',
  ],
  server: [
    'server/**/*.ts',
    'demo/**/*.ts',
    'contract/**/*',
    'languages/**/*',
    'scripts/{build,build-part}.ts',
    'package-lock.json',
  ],
}
const ignore = ['**/node_modules/**', '**/*.gen.ts', '**/*.test.*', 'server/testing/**']

/** Beside what was built. The client's id is also what an open page compares to know that it is outdated. */
export const stampOf = (/** @type {'client' | 'server'} */ part) => `dist/${part}.json`

/** @param {'client' | 'server'} part */
export const sourcesOf = (part) => globSync(sources[part], { ignore }).sort()

/** @param {'client' | 'server'} part */
export function buildIdOf(part) {
  const hash = createHash('sha256')
  for (const file of sourcesOf(part)) hash.update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

/** @param {'client' | 'server'} part */
export function isStale(part) {
  try {
    return JSON.parse(readFileSync(stampOf(part), 'utf8')).buildId !== buildIdOf(part)
  } catch {
    return true
  }
}
