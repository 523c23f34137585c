import { expect, test } from 'vitest'
import { describeActivity } from './activity-words.ts'

const updated = (...fields: string[]) =>
  describeActivity({ type: 'task-updated', payload: { title: 'Fire', changes: fields.map((field) => ({ field })) } })

test('each changed field is said in words', () => {
  expect(updated('title', 'attachments')).toBe('changed the title and the files of “Fire”')
  expect(updated('columnId')).toBe('changed the column of “Fire”')
})

test.each([
  [null, 'oak.png', 'attached “oak.png” to “Fire”'],
  ['oak.png', null, 'removed “oak.png” from “Fire”'],
])('a file is named: from %s to %s', (from, to, said) => {
  const changes = [{ field: 'attachments', from, to }]
  expect(describeActivity({ type: 'task-updated', payload: { title: 'Fire', changes } })).toBe(said)
})

test.each([
  ['Say “hello”', 'added “Say ‘hello’”'],
  ['Sag „hallo“', 'added “Sag ‚hallo‘”'],
])('what is quoted in a title has single quotes: %s', (title, said) =>
  expect(describeActivity({ type: 'task-created', payload: { title } })).toBe(said),
)

test.each([
  [{ count: 1, title: 'Fire' }, 'changed “Fire”'],
  [{ count: 1, title: 'Fire', changes: { column: 'Done' } }, 'moved “Fire” to “Done”'],
  [{ count: 1, title: 'Fire', deleted: ['fire'] }, 'deleted “Fire”'],
  [{ count: 2 }, 'changed 2 tasks'],
  [{ count: 2, changes: { column: 'Done' } }, 'moved 2 tasks to “Done”'],
])('of tasks changed together one alone is named: %o', (payload, said) =>
  expect(describeActivity({ type: 'tasks-bulk-updated', payload: { deleted: [], changes: {}, ...payload } })).toBe(
    said,
  ),
)
