import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chunkNames } from './chunks.ts'

const shown = 'tsr-split=component'
const page = (name: string) => `/pages/${name}.tsx?${shown}`

interface Module {
  size?: number
  imports?: string[]
  later?: string[]
}

/** The modules of a web app by the file they go into, without those that are their own. */
function filesOf(modules: Record<string, Module>, comingLater: string[][] = []): string[][] {
  const name = chunkNames('/', comingLater)
  const getModuleInfo = (id: string) => {
    const { size = 100, imports = [], later = [] } = modules[id]!
    return { code: 'x'.repeat(size), importedIds: imports, dynamicallyImportedIds: later }
  }
  const files = new Map<string, string[]>()
  for (const id of Object.keys(modules)) {
    const file = name(id, { getModuleInfo })
    if (file) files.set(file, [...(files.get(file) ?? []), id].sort())
  }
  return [...files.values()].sort((a, b) => a[0]!.localeCompare(b[0]!))
}

test('small things go with what is there anyway, a large one stays with who needs it', () => {
  const modules = {
    '/main.tsx': { imports: ['/react'], later: [page('_app/a'), page('_app/b'), page('_app/c')] },
    '/react': { size: 100_000 },
    [page('_app/a')]: { imports: ['/icon', '/button'] },
    [page('_app/b')]: { imports: ['/icon', '/button', '/editor'] },
    [page('_app/c')]: { imports: ['/icon'] },
    '/icon': {},
    '/button': {},
    '/editor': { size: 100_000 },
  }
  expect(filesOf(modules)).toEqual([['/button', '/icon', '/react'], ['/editor']])
})

test('what a layout brings is not counted again for its pages', () => {
  const modules = {
    '/main.tsx': { later: [page('_app'), page('_app/a'), page('_app/b')] },
    [page('_app')]: { imports: ['/frame', '/link'] },
    [page('_app/a')]: { imports: ['/link'] },
    [page('_app/b')]: {},
    '/frame': { size: 50_000 },
    '/link': { size: 50_000 },
  }
  expect(filesOf(modules)).toEqual([['/frame', '/link']])
})

const strangersPages = ['_public/login', 'signup/verify/$token', 'join/$token', 'share/$token', 'form/$slug']

test.each(strangersPages)(
  'who opens %s does not get what only members need, even where they would save a file',
  (name) => {
    const membersPages = ['_app/a', '_app/b', '_app/c'].map(page)
    const modules = {
      '/main.tsx': { later: [page(name), ...membersPages] },
      [page(name)]: { imports: ['/field'] },
      ...Object.fromEntries(membersPages.map((id) => [id, { imports: ['/field', '/board'] }])),
      '/field': { size: 20_000 },
      '/board': { size: 20_000 },
    }
    expect(filesOf(modules)).toEqual([['/board'], ['/field']])
  },
)

test('no two files wait for each other', () => {
  const upTo = (max: number) => fc.integer({ min: 0, max })
  const app = fc.array(fc.record({ size: upTo(50_000), imports: fc.array(upTo(9)), pages: fc.array(upTo(5)) }), {
    minLength: 3,
    maxLength: 20,
  })
  const build = (made: { size: number; imports: number[]; pages: number[] }[]) => {
    const modules: Record<string, Module> = {}
    // Each imports some of those after it.
    for (const [at, { size, imports }] of made.entries())
      modules[`/${at}`] = {
        size,
        imports: imports.map((distance) => `/${at + 1 + distance}`).filter((id) => Number(id.slice(1)) < made.length),
      }
    for (const name of ['_app/a', '_app/b', '_app/c', '_app/d', '_public/login', 'form/e'].entries())
      modules[page(name[1])] = {
        imports: [...made.keys()].filter((at) => made[at]!.pages.includes(name[0])).map((at) => `/${at}`),
      }
    modules['/main.tsx'] = { later: Object.keys(modules).filter((id) => id.startsWith('/pages')) }
    return modules
  }
  fc.assert(
    fc.property(app, (made) => {
      const modules = build(made)
      const files = filesOf(modules)
      const fileOf = (id: string) => files.find((file) => file.includes(id))!
      const importedBy = (file: string[]) =>
        file.flatMap((id) => modules[id]!.imports!.map(fileOf)).filter((each) => each !== file)
      for (const file of files) {
        const reached = new Set(importedBy(file))
        for (const each of reached) for (const next of importedBy(each)) reached.add(next)
        expect(reached.has(file)).toBe(false)
      }
    }),
  )
})

test('a part that comes later does not bring along what whoever asks for it has', () => {
  const modules = {
    '/main.tsx': { later: [page('_app/a'), page('_app/b')] },
    [page('_app/a')]: { imports: ['/menu'], later: ['/panel'] },
    [page('_app/b')]: {},
    '/menu': { size: 50_000 },
    '/panel': { size: 50_000, imports: ['/menu'] },
  }
  expect(filesOf(modules)).toEqual([['/menu'], ['/panel']])
})

test('what comes by itself at about the same time is one file, and what is asked for is another', () => {
  const modules = {
    '/main.tsx': { later: [page('_app/a')] },
    [page('_app/a')]: { later: ['/live', '/badge', '/dialog', '/menu'] },
    '/live': { size: 50_000, later: ['/socket'] },
    '/socket': { size: 50_000 },
    '/badge': { size: 50_000 },
    '/dialog': { size: 50_000 },
    '/menu': { size: 50_000 },
  }
  expect(filesOf(modules)).toHaveLength(5)
  expect(filesOf(modules, [['live', 'badge', 'socket'], ['menu']])).toEqual([
    ['/badge', '/live', '/socket'],
    ['/dialog'],
    ['/menu'],
  ])
  expect(() => filesOf(modules, [['gone']])).toThrow('Nothing loads gone later')
})
