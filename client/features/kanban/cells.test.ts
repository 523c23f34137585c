// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { type Cell, Cells } from './cells.ts'

/** A board of two columns in three rows; the middle one of the first column is empty. */
function board() {
  document.body.innerHTML = ''
  const cells = new Cells()
  const cell = (columnId: string, lane: string, ids: string[]): Cell => {
    const element = document.createElement('div')
    element.dataset.cell = ''
    document.body.append(element)
    return { columnId, lane, element, ids: () => ids, reveal() {}, landing: () => ({ index: 0, top: 0 }) }
  }
  const all = [
    cell('todo', 'ada', ['a']),
    cell('done', 'ada', ['b']),
    cell('todo', 'bo', []),
    cell('done', 'bo', ['c']),
    cell('todo', 'none', ['d']),
    cell('done', 'none', []),
  ] as const
  // Rows come into the page in any order while it scrolls.
  for (const each of all.toReversed()) cells.add(each)
  return { cells, all }
}

test('a cell is found by what stands in it and by its place', () => {
  const { cells, all } = board()
  const card = document.createElement('article')
  all[3].element.append(card)
  expect(cells.around(card)).toBe(all[3])
  expect(cells.at('done', 'bo')).toBe(all[3])
  expect(cells.holding('d')).toBe(all[4])
  expect(cells.around(document.body)).toBeNull()
})

test('from row to row within a column, past empty ones', () => {
  const { cells, all } = board()
  expect(cells.stackedWith(all[0], 'below')).toBe(all[4])
  expect(cells.stackedWith(all[4], 'above')).toBe(all[0])
  expect(cells.stackedWith(all[1], 'below')).toBe(all[3])
  expect(cells.stackedWith(all[3], 'below')).toBeUndefined()
  expect(cells.stackedWith(all[0], 'above')).toBeUndefined()
})

test('one that left the page is forgotten', () => {
  const { cells, all } = board()
  const forget = cells.add(all[0])
  forget()
  expect(cells.at('todo', 'ada')).toBeUndefined()
})
