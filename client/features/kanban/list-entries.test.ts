import { expect, test } from 'vitest'
import { entriesOf, landingAbove } from './list-entries.ts'

const group = (key: string, ids: string[]) => ({ key, title: key, by: null, ids })
const groups = [group('todo', ['one', 'two']), group('doing', []), group('done', ['three', 'four'])]
const landing = (at: number, closed: string[] = []) => {
  const place = landingAbove(entriesOf(groups, new Set(closed), null), at)
  return place && [place.group.key, place.index]
}

test('a row is dropped after the one above the line', () => {
  // To do, one, two, Doing, Done, three, four
  expect([0, 1, 2, 3].map((at) => landing(at))).toEqual([null, ['todo', 0], ['todo', 1], ['todo', 2]])
  expect([4, 5, 7].map((at) => landing(at))).toEqual([
    ['doing', 0],
    ['done', 0],
    ['done', 2],
  ])
})

test('a closed group takes a row in at its end', () => expect(landing(1, ['todo'])).toEqual(['todo', 2]))
