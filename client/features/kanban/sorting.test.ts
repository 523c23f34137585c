import { expect, test } from 'vitest'
import { BoardStore } from '#client/features/tasks/board-store.ts'
import { newCard } from '#client/features/tasks/new-card.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { nextSorting, sorted } from './sorting.ts'

const blank = newCard(new BoardStore('board'), { columnId: 'todo', title: '' })
const tasks: Record<string, TaskCard> = {
  a: { ...blank, taskId: 'HRT-2', title: 'sweep', priority: 0, dueDate: null },
  b: { ...blank, taskId: 'HRT-10', title: 'Chop', priority: 1, dueDate: '2026-12-01' },
  c: { ...blank, taskId: 'HRT-1', title: 'boil', priority: 4, dueDate: '2026-11-15' },
}
const by = (key: Parameters<typeof nextSorting>[1], isDescending = false) =>
  sorted(['a', 'b', 'c'], (id) => tasks[id], { key, isDescending }).join('')

test('numbers by number, titles without regard to case', () => {
  expect(by('taskId')).toBe('cab')
  expect(by('taskId', true)).toBe('bac')
  expect(by('title')).toBe('cba')
})

test('what is not set comes last either way', () => {
  expect(by('dueDate')).toBe('cba')
  expect(by('dueDate', true)).toBe('bca')
  expect(by('priority')).toBe('bca')
  expect(by('priority', true)).toBe('cba')
})

test('up, down, and back to the board’s own order', () => {
  const up = nextSorting(null, 'title')
  const down = nextSorting(up, 'title')
  expect([up, down, nextSorting(down, 'title')]).toEqual([
    { key: 'title', isDescending: false },
    { key: 'title', isDescending: true },
    null,
  ])
  expect(nextSorting(down, 'dueDate')).toEqual({ key: 'dueDate', isDescending: false })
})
