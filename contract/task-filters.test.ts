import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './days.ts'
import { type FilterName, filterNames } from './filter-names.ts'
import {
  bucketOf,
  type DueBucket,
  dueBuckets,
  filtersFromQuery,
  filtersToQuery,
  matcherOf,
  NONE,
  type TaskFilters,
} from './task-filters.ts'
import type { TaskCard } from './tasks.ts'

const today = '2026-11-15'
const labelNames = new Map([
  ['l1', 'Bug'],
  ['l2', 'Won’t, fix'],
])

const card = (fields: Partial<TaskCard>): TaskCard => ({
  _id: 't1',
  taskId: 'KEY-1',
  boardId: 'b',
  columnId: 'c',
  position: 1,
  title: 'Light the fire',
  members: [],
  labels: [],
  priority: 0,
  complexity: 0,
  startDate: null,
  dueDate: null,
  blockers: [],
  dependencies: [],
  cover: null,
  coverImage: null,
  commentCount: 0,
  attachmentCount: 0,
  totalTime: 0,
  activeTimers: [],
  completedAt: null,
  createdAt: '2026-11-15T00:00:00.000Z',
  updatedAt: '2026-11-15T00:00:00.000Z',
  version: 1,
  hasDescription: false,
  checklist: { done: 0, total: 0 },
  ...fields,
})

test.each<[string | null, DueBucket]>([
  [null, 'none'],
  ['2026-11-14', 'overdue'],
  [today, 'today'],
  ['2026-11-16', 'tomorrow'],
  ['2026-11-17', 'week'],
  ['2026-11-22', 'week'],
  ['2026-11-23', 'month'],
  ['2026-12-15', 'month'],
  ['2026-12-16', 'later'],
])('a task due %s is in %s', (dueDate, bucket) => expect(bucketOf(dueDate, { today })).toBe(bucket))

test('every day is in exactly one bucket, and they follow each other', () => {
  const days = Array.from({ length: 60 }, (_, n) => bucketOf(addDays(today, n - 5), { today }))
  const places = days.map((bucket) => dueBuckets.indexOf(bucket))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

const matches = (filters: TaskFilters, fields: Partial<TaskCard>, described?: Set<string>) =>
  matcherOf(filters, { today, me: 'ann', labelNames, ...(described && { describedMatches: described }) })?.(
    card(fields),
  ) ?? true

test.each<[TaskFilters, Partial<TaskCard>, boolean]>([
  [{ members: ['ann'] }, { members: ['bo', 'ann'] }, true],
  [{ members: ['ann'] }, {}, false],
  [{ members: ['me'] }, { members: ['ann'] }, true],
  [{ members: ['me'] }, { members: ['bo'] }, false],
  [{ members: ['me'], not: ['members'] }, { members: ['bo'] }, true],
  [{ members: [NONE] }, {}, true],
  [{ members: ['ann'], not: ['members'] }, {}, true],
  [{ labels: ['bug'] }, { labels: ['l1'] }, true],
  [{ labels: ['Won’t, fix'] }, { labels: ['l2'] }, true],
  [{ labels: ['bug'], not: ['labels'] }, { labels: ['l1'] }, false],
  [{ priority: ['1', '2'] }, { priority: 2 }, true],
  [{ priority: ['1', '2'], complexity: ['4'] }, { priority: 2 }, false],
  [{ blockers: ['any'] }, { blockers: ['t2'] }, true],
  [{ blockers: [NONE] }, { blockers: ['t2'] }, false],
  [{ dependencies: ['t2'] }, { dependencies: ['t2'] }, true],
  [{ due: ['overdue'] }, { dueDate: '2026-01-01' }, true],
  [{ due: ['overdue'] }, { dueDate: '2026-01-01', completedAt: '2026-01-02T08:00:00.000Z' }, false],
  [{ due: ['overdue'], not: ['due'] }, { dueDate: '2026-01-01', completedAt: '2026-01-02T08:00:00.000Z' }, true],
  [{ search: 'FIRE' }, {}, true],
  [{ search: 'key-1' }, {}, true],
  [{ search: 'wood' }, {}, false],
])('%j on %j: %s', (filters, fields, expected) => expect(matches(filters, fields)).toBe(expected))

test('what stands only in a description is found by whoever looked there', () => {
  expect(matches({ search: 'wood' }, {}, new Set(['t1']))).toBe(true)
})

test('is and is not split a board in two, whatever is asked', () => {
  fc.assert(
    fc.property(fc.constantFrom(...filterNames), fc.integer({ min: 0, max: 4 }), (name: FilterName, value) => {
      const filters = { [name]: [String(value), NONE] }
      const task = { priority: value, members: value > 2 ? ['1'] : [] }
      expect(matches(filters, task)).not.toBe(matches({ ...filters, not: [name] }, task))
    }),
  )
})

test('filters survive the address bar, with commas and percent signs in names', () => {
  const list = fc.uniqueArray(
    fc.string({ minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== ''),
    { minLength: 1, maxLength: 4 },
  )
  fc.assert(
    fc.property(fc.record({ labels: list, members: list, priority: list }), fc.boolean(), (lists, negated) => {
      const filters: TaskFilters = { ...lists, ...(negated && { not: ['labels' as const] }), search: 'fire' }
      expect(filtersFromQuery(filtersToQuery(filters))).toEqual(filters)
    }),
  )
})

test.each([[{}], [{ priority: { x: 1 }, q: ['a'] }], [{ not: 'labels', nonsense: 'x' }], [{ labels: ',,' }]])(
  'an address that says %j filters nothing',
  (query) => expect(filtersFromQuery(query)).toEqual({}),
)
