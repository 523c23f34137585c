// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { carefully } from './careful-import.ts'
import { noteReached } from './reached.ts'

let isThere: boolean
const asked: string[] = []
const importWith = vi.fn((load: () => Promise<string>) => load())
const careful = carefully(importWith)

beforeEach(() => {
  isThere = true
  asked.length = 0
  importWith.mockClear()
  noteReached(true)
  vi.stubGlobal('fetch', async (file: string) => {
    asked.push(file)
    if (!isThere) throw new TypeError('Failed to fetch')
    return new Response(null, { status: file.includes('gone') ? 404 : file.includes('proxied') ? 502 : 200 })
  })
})

/** As the build writes it: an import of a file beside the one that asks. */
function part(name: string) {
  const load = async () => name
  load.toString = () => `()=>import(\`./${name}.js\`)`
  return load
}

test('while the server answers a part is imported at once', async () => {
  expect(await careful(part('share'), ['assets/share.css'])).toBe('share')
  expect(asked).toEqual([])
})

test('while nobody answers nothing is imported that cannot be fetched, and it is once it can', async () => {
  noteReached(false)
  isThere = false
  const load = part('menu')
  await expect(careful(load, ['assets/menu.css'])).rejects.toMatchObject({ status: 0, code: 'unreachable' })
  expect(importWith).not.toHaveBeenCalled()
  isThere = true
  asked.length = 0
  expect(await careful(load, ['assets/menu.css'])).toBe('menu')
  expect(asked).toEqual(['/assets/menu.js', '/assets/menu.css'])
})

test('what was imported before needs nobody', async () => {
  await careful(part('list'))
  noteReached(false)
  isThere = false
  expect(await careful(part('list'))).toBe('list')
})

test('without a network it is as without an answer, and so it is where something in between says that nobody is there', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  await expect(careful(part('proxied'))).rejects.toMatchObject({ status: 0 })
  expect(importWith).not.toHaveBeenCalled()
})

test('of a file that is gone the import itself tells', async () => {
  noteReached(false)
  expect(await careful(part('gone'))).toBe('gone')
})
