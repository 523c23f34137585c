// The architecture, as a test. Imports name real files (`#server/app.ts`, `./queries.ts`), so reading them as text is exact.
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'

interface Import {
  from: string
  to: string
  typeOnly: boolean
}

const files = globSync('{contract,server,client,demo,hearth-client}/**/*.{ts,tsx}', {
  ignore: ['**/node_modules/**', '**/*.gen.ts'],
})
const imports = files.flatMap(importsOf)

test('there is something to check', () => expect(imports.length).toBeGreaterThan(100))

forbid('contract knows nobody', /^contract\//, /^(server|client)\//)
forbid('client never imports server', /^client\//, /^server\//)
forbid('server never imports client', /^server\//, /^client\//)
forbid('the base knows no feature', /^(server|client)\/(core|database|ui|theme)\//, /\/features\//)
forbid('pages are never imported', /^client\/(core|ui|features)\//, /^client\/pages\//)
forbid('SQL only in queries', /^server\/features\/[^/]+\/(?!queries(\.ts|\/))/, /^kysely$/, { typesToo: false })
forbid('only data.ts calls the server', /^client\/features\/(?!.*\/data\.ts)/, /^client\/core\/call\.ts$/, {
  typesToo: false,
})
forbid('tests stay tests', /^(?!.*(\.test\.|\/testing\/))/, /\.test\.|\/testing\//)
forbid('programs know the contract alone', /^hearth-client\/(?!.*\.test\.)/, /^\.\.\/(?!contract\/)|^(server|client)\//)
forbid('the demo is made with the product, which does not know it', /^(contract|server|client)\//, /^demo\//)
forbid('the demo knows no SQL but that of its clock', /^demo\/(?!past\.ts|.*\.test\.)/, /^kysely$/)
forbid('no way up', /^(contract|server|client|demo)\//, /^\.\.\//)

test('server features meet only at their service', () => {
  const feature = (path: string) => /^server\/features\/([^/]+)\//.exec(path)?.[1]
  const trespasses = imports.filter(
    ({ from, to }) => feature(from) && feature(to) && feature(from) !== feature(to) && !to.endsWith('/service.ts'),
  )
  expect(trespasses.filter(({ from }) => !from.includes('.test.'))).toEqual([])
})

test('features form no cycle', () => {
  const folder = (path: string) => /^(server|client)\/features\/[^/]+/.exec(path)?.[0]
  const needs = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [a, b] = [folder(from), folder(to)]
    if (a && b && a !== b) needs.set(a, (needs.get(a) ?? new Set()).add(b))
  }
  const reach = (at: string, seen = new Set<string>()): Set<string> => {
    for (const next of needs.get(at) ?? []) if (!seen.has(next)) reach(next, seen.add(next))
    return seen
  }
  expect([...needs.keys()].filter((name) => reach(name).has(name))).toEqual([])
})

test('only entries read the environment', () => {
  const readers = files.filter((file) => /\bprocess\.env\b/.test(readFileSync(file, 'utf8')))
  expect(
    readers.filter(
      (file) =>
        !/^demo\/main\.ts|^server\/(main\.ts|operations\/(backup|restore|doctor)\.ts|testing\/)|\.test\./.test(file),
    ),
  ).toEqual([])
})

function forbid(name: string, from: RegExp, to: RegExp, { typesToo = true } = {}) {
  test(name, () =>
    expect(imports.filter((i) => from.test(i.from) && to.test(i.to) && (typesToo || !i.typeOnly))).toEqual([]),
  )
}

function importsOf(file: string): Import[] {
  const found = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)(?<type> type)?\s[^'"]*?from\s+['"](?<to>[^'"]+)['"]|import\(['"](?<lazy>[^'"]+)['"]\)/gm,
  )
  return [...found].map(({ groups }) => ({
    from: file,
    to: resolve(file, (groups?.to ?? groups?.lazy)!),
    typeOnly: Boolean(groups?.type),
  }))
}

function resolve(file: string, name: string) {
  if (name.startsWith('./')) return posix.join(posix.dirname(file), name)
  return name.replace(/^#/, '')
}
