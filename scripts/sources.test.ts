import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { sourcesOf } from './sources.mjs'

/** A file with everything of ours it imports. */
function withImports(file: string): string[] {
  const found = new Set([file])
  for (const each of found)
    for (const [, way, path] of readFileSync(each, 'utf8').matchAll(/from '(\.{1,2}\/|#)([^']+)'/g))
      found.add(way === '#' ? path! : join(dirname(each), way!, path!))
  return [...found]
}

test('whatever has a say in the web app, a change of it makes the build stale', () => {
  const builtBy = withImports('vite.config.ts')
  expect(builtBy.length).toBeGreaterThan(10)
  const sources = new Set(sourcesOf('client'))
  expect(builtBy.filter((file) => !sources.has(file))).toEqual([])
})

test('whatever the server is made of, its words included, a change of it makes the build stale', () => {
  const madeOf = withImports('server/main.ts')
  expect(madeOf).toContain('languages/de/server.json')
  const sources = new Set(sourcesOf('server'))
  expect(madeOf.filter((file) => !sources.has(file))).toEqual([])
})
