import { expect, test } from 'vitest'
import { conflictsIn, isInConflict, placedLinks } from './links.ts'

const task = (_id: string, startDate: string | null, dueDate: string | null, ...dependencies: string[]) => ({
  _id,
  startDate,
  dueDate,
  dependencies,
  completedAt: null as string | null,
})

test('whoever begins on the day the other ends, or before, is in conflict; finished tasks never are', () => {
  const wood = task('wood', '2026-11-02', '2026-11-04')
  const fire = (startDate: string | null, dueDate: string | null = null) => task('fire', startDate, dueDate, 'wood')
  expect(isInConflict(wood, fire('2026-11-05'))).toBe(false)
  expect(isInConflict(wood, fire('2026-11-04'))).toBe(true)
  expect(isInConflict(wood, fire(null, '2026-11-03'))).toBe(true)
  expect(isInConflict(wood, fire(null))).toBe(false)
  expect(isInConflict({ ...wood, dueDate: null }, fire('2026-11-01'))).toBe(false)
  expect(isInConflict({ ...wood, completedAt: '2026-11-03T10:00:00.000Z' }, fire('2026-11-03'))).toBe(false)
})

test('a task on several rows gets a line on each, from the nearest, and counts as one conflict', () => {
  const tasks = new Map(
    [task('wood', '2026-11-02', '2026-11-04'), task('fire', '2026-11-03', '2026-11-06', 'wood', 'elsewhere')].map(
      (each) => [each._id, each],
    ),
  )
  const find = (id: string) => tasks.get(id)
  const places = new Map([
    ['wood', [0, 9]],
    ['fire', [1, 8]],
  ])
  const links = placedLinks(places, find)
  expect(links.map(({ fromRow, toRow }) => [fromRow, toRow])).toEqual([
    [0, 1],
    [9, 8],
  ])
  expect(conflictsIn(links, find)).toMatchObject([{ from: 'wood', to: 'fire', toRow: 1 }])
})
