import { expect, test } from 'vitest'
import { changeWords } from './change-words.ts'

const known: Record<string, string> = { ada: 'Ada', bug: 'Bug', docs: 'Docs', backlog: 'Backlog', t3: 'HRT-3' }
const nameOf = (id: string) => known[id]
const names = { person: nameOf, label: nameOf, column: nameOf, task: nameOf }

const words = (
  type: string,
  payload: Record<string, unknown>,
  changes: { field: string; from: unknown; to: unknown }[] = [],
) =>
  changeWords({ type, payload, changes }, names)
    .map((part) => (typeof part === 'string' ? part : part.strong))
    .join('')
const changed = (field: string, from: unknown, to: unknown) => words('task-updated', {}, [{ field, from, to }])
const item = (_id: string, done = false) => ({ _id, text: `Step ${_id}`, done })

test.each([
  [words('task-created', {}), 'created this task'],
  [words('task-created', { restored: true }), 'restored this task'],
  [words('task-moved', { from: 'backlog', columnId: 'done', column: 'Done' }), 'moved this from Backlog to Done'],
  [words('task-moved', { from: 'gone', columnId: 'done', column: 'Done' }), 'moved this from a column to Done'],
  [words('task-moved', { from: 'done', columnId: 'done', column: 'Done' }), 'moved this within Done'],
  [words('time-added', { timeEntry: { duration: 5400 } }), 'added 1h 30m'],
  [words('timer-stopped', { kept: false }), 'stopped a timer that ran less than a minute'],
  [words('timer-stopped', { kept: true, timeEntry: { duration: 120 } }), 'stopped the timer after 2m'],
  [words('public-link-made', {}), 'made a public link to this task'],
  [words('public-link-deleted', {}), 'ended the public link to this task'],
  [words('nobody-knows-this', {}), 'nobody knows this'],
  [changed('title', 'Old', 'New'), 'renamed this from Old to New'],
  [changed('priority', 0, 2), 'set priority to High'],
  [changed('priority', 2, 0), 'removed the priority'],
  [changed('complexity', 0, 3), 'changed complexity from Easy to Hard'],
  [changed('members', [], ['ada']), 'assigned Ada'],
  [changed('labels', ['bug'], ['docs']), 'added label Docs, removed label Bug'],
  [changed('labels', [], ['gone']), 'added label something that is gone'],
  [changed('blockers', [], ['t3']), 'marked this as blocked by HRT-3'],
  [changed('dueDate', null, '2020-12-18'), 'set the due date to Dec 18, 2020'],
  [changed('dueDate', '2020-12-18', null), 'removed the due date'],
  [changed('cover', null, 'red'), 'changed the cover'],
  [changed('attachments', null, 'plan.pdf'), 'attached plan.pdf'],
  [changed('checklist', [item('1')], [item('1'), item('2')]), 'added to the checklist: Step 2'],
  [changed('checklist', [item('1')], [item('1', true)]), 'ticked off Step 1'],
  [changed('checklist', [item('1'), item('2')], [item('2'), item('1')]), 'changed the checklist'],
  [changed('columnId', 'backlog', 'gone'), 'moved this from Backlog to a column'],
  [changed('columnId', 'backlog', 'backlog'), 'moved this within Backlog'],
  [changed('columnId', null, 'backlog'), 'moved this to Backlog'],
  [words('task-imported', {}), 'imported this task'],
  [changed('description', null, null), 'changed the description'],
])('%s', (said, expected) => expect(said).toBe(expected))

test('several changes at once are one sentence', () => {
  const both = words('task-updated', {}, [
    { field: 'priority', from: 0, to: 1 },
    { field: 'labels', from: [], to: ['bug'] },
  ])
  expect(both).toBe('set priority to Urgent, added label Bug')
})
