// docs/SECURITY.md promises a lot. What it names must be there.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('docs/SECURITY.md', 'utf8')
/** Of levels 1 and 2 of ASVS 5.0. */
const REQUIREMENTS = 253

const rows = [...page.matchAll(/^\| (V\d[^|]*) \| (\S+) \|/gm)].map((match) => ({
  requirements: match[1]!.split(', '),
  mark: match[2]!,
}))

test('every requirement is answered once', () => {
  const answered = rows.flatMap(({ requirements }) => requirements)
  expect(answered.filter((id) => !/^V\d+\.\d+\.\d+$/.test(id))).toEqual([])
  expect(answered.length).toBe(REQUIREMENTS)
  expect(new Set(answered).size).toBe(REQUIREMENTS)
  expect(rows.filter(({ mark }) => !'✓◐✗–'.includes(mark))).toEqual([])
})

test('every test it names exists', () => {
  const named = [...page.matchAll(/`([\w./-]+\.test\.tsx?)(?: › ([^`]+))?`/g)]
  expect(named.length).toBeGreaterThan(80)
  const missing = named.filter(([, file, title]) => !existsSync(file!) || (title && !titlesOf(file!).has(title)))
  expect(missing.map(([whole]) => whole)).toEqual([])
})

/** What is quoted in a test file, however the test is called. */
const known = new Map<string, Set<string>>()
function titlesOf(file: string) {
  const titles =
    known.get(file) ??
    new Set([...readFileSync(file, 'utf8').matchAll(/\(\s*(['"`])((?:\\.|(?!\1).)+)\1,/g)].map((match) => match[2]!))
  known.set(file, titles)
  return titles
}
