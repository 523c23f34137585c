import { expect, test } from 'vitest'
import { area, curve } from './curve.ts'
import { type Mark, nextMark, pickMark } from './drawing.ts'
import { labelEvery, ticksUpTo } from './scale.ts'

test.each([
  [106, [0, 30, 60, 90, 120]],
  [40, [0, 10, 20, 30, 40]],
  [3, [0, 1, 2, 3]],
  [1, [0, 1]],
  [0, [0, 1]],
])('counts up to %d have round lines', (most, ticks) => {
  expect(ticksUpTo(most, { whole: true })).toEqual(ticks)
})

test('days and hours may have lines between whole ones, and none of them looks like 0.30000000000000004', () => {
  expect(ticksUpTo(1.1)).toEqual([0, 0.3, 0.6, 0.9, 1.2])
})

test('a line never leaves the span of what it connects', () => {
  const path = curve([
    { x: 0, y: 100 },
    { x: 10, y: 100 },
    { x: 20, y: 0 },
    { x: 30, y: 0 },
  ])
  const heights = [...path.matchAll(/[\d.-]+ ([\d.-]+)/g)].map(([, y]) => Number(y))
  expect(Math.min(...heights)).toBe(0)
  expect(Math.max(...heights)).toBe(100)
})

test('nothing to draw is no broken path', () => {
  expect(curve([])).toBe('')
  expect(area([{ x: 0, y: 1 }], [{ x: 0, y: 5 }])).toBe('M0.0 1.0L0.0 5.0Z')
})

const markAt = (x: number, y: number, width = 10): Mark => ({
  x,
  y,
  box: { x: x - width / 2, y: 0, width, height: 100 },
  title: '',
  lines: [],
  highlight: null,
})

test('of two values on one day the pointer means the nearer one; beside all, the nearest day', () => {
  const marks = [markAt(10, 20), markAt(10, 80), markAt(20, 50)]
  expect(pickMark(marks, 12, 30)).toBe(0)
  expect(pickMark(marks, 12, 90)).toBe(1)
  expect(pickMark(marks, 300, 50)).toBe(2)
  expect(pickMark([], 0, 0)).toBe(-1)
})

test('arrow keys go along the days and between what there is on one, and stay at the ends', () => {
  const go = (key: string, from: number) => nextMark(key, from, 6, 2)
  expect([go('ArrowRight', 1), go('ArrowLeft', 1), go('ArrowUp', 1), go('ArrowDown', 1)]).toEqual([3, 1, 0, 1])
  expect([go('End', 1), go('Home', 4), go('ArrowRight', 5)]).toEqual([5, 0, 5])
  expect(go('a', 0)).toBeNull()
})

test('labels that would run into each other are left out', () => {
  expect(labelEvery(10, 800, 60)).toBe(1)
  expect(labelEvery(90, 300, 60)).toBe(18)
})
