import { expect, test } from 'vitest'
import { boardSearch } from '#client/features/tasks/board-search.ts'
import { BoardStore } from '#client/features/tasks/board-store.ts'
import { newCard } from '#client/features/tasks/new-card.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { nextSorting, orderOf, sorted, sortingOf } from './sorting.ts'

const blank = newCard(new BoardStore('board'), { columnId: 'todo', title: '' })
const tasks: Record<string, TaskCard> = {
  a: { ...blank, taskId: 'HRT-2', title: 'sweep', priority: 0, dueDate: null, labels: ['win'] },
  b: { ...blank, taskId: 'HRT-10', title: 'Chop', priority: 1, dueDate: '2026-12-01', labels: ['gone', 'bug'] },
  c: { ...blank, taskId: 'HRT-1', title: 'boil', priority: 4, dueDate: '2026-11-15', members: ['ada'] },
}
const names = {
  labels: new Map([
    ['bug', { name: 'Bug' }],
    ['win', { name: 'Quick win' }],
  ]),
  people: new Map([['ada', { name: 'Ada' }]]),
} as unknown as Parameters<typeof sorted>[3]
const by = (key: Parameters<typeof nextSorting>[1], isDescending = false) =>
  sorted(['a', 'b', 'c'], (id) => tasks[id], { key, isDescending }, names).join('')

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

test('labels and people by the first name that stands there', () => {
  expect(by('labels')).toBe('bac')
  expect(by('labels', true)).toBe('abc')
  expect(by('members')).toBe('cab')
})

test('the address keeps it, and nothing else that somebody typed there', () => {
  for (const order of ['title', '-dueDate'] as const)
    expect(orderOf(sortingOf(boardSearch({ order }).order))).toBe(order)
  expect(boardSearch({ order: '--title' }).order).toBeUndefined()
  expect(orderOf(sortingOf(undefined))).toBeUndefined()
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
