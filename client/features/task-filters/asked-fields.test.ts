import { expect, test } from 'vitest'
import type { TaskFilters } from '#contract/task-filters.ts'
import { askedFields } from './asked-fields.ts'

const facts = { me: 'ada', today: '2026-11-17', labels: [{ _id: '7', name: 'Bug' }] }

test.each<[string, TaskFilters, object]>([
  ['mine', { members: ['me'] }, { members: ['ada'] }],
  ['somebody’s', { members: ['bo'] }, { members: ['bo'] }],
  ['a label, however it is written', { labels: ['bug'] }, { labels: ['7'] }],
  ['urgent and due tomorrow', { priority: ['1'], due: ['tomorrow'] }, { priority: 1, dueDate: '2026-11-18' }],
  ['one of two', { members: ['ada', 'bo'], complexity: ['2'] }, { complexity: 2 }],
  ['not this one', { priority: ['1'], not: ['priority'] }, {}],
  ['nobody’s', { members: ['none'], labels: ['none'], due: ['overdue'] }, {}],
  ['a label that is gone, and nonsense', { labels: ['Docs'], priority: ['x'] }, {}],
  ['words', { search: 'fire' }, {}],
])('%s', (_, filters, expected) => expect(askedFields(filters, facts)).toEqual(expected))
