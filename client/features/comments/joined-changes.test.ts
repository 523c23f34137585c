import { expect, test } from 'vitest'
import type { TaskActivity } from '#contract/comments.ts'
import { joinedChanges } from './joined-changes.ts'

const line = (_id: string, who: string, when: string, ...fields: string[]) =>
  ({
    kind: 'change',
    _id,
    who: { _id: who },
    when: `2026-11-18T${when}:00Z`,
    changes: fields.map((field) => ({ field })),
    hasTexts: fields.includes('description'),
  }) as unknown as TaskActivity

const shown = (...lines: TaskActivity[]) => joinedChanges(lines).map(({ _id, first }) => [_id, first])

test('what somebody wrote in one go is one change', () => {
  expect(
    shown(
      line('5', 'ada', '10:05', 'description'),
      line('4', 'ada', '10:03', 'description'),
      line('3', 'ada', '10:02', 'description'),
      line('2', 'ada', '10:01', 'title'),
    ),
  ).toEqual([
    ['5', '3'],
    ['2', '2'],
  ])
})

test.each([
  ['of somebody else', line('1', 'bo', '10:04', 'description')],
  ['an hour earlier', line('1', 'ada', '09:05', 'description')],
  [
    'that was made on another project',
    { ...line('1', 'ada', '10:04', 'description'), hasTexts: false } as TaskActivity,
  ],
  ['of more than the text', line('1', 'ada', '10:04', 'description', 'title')],
])('a change %s stands for itself', (_, other) => {
  expect(shown(line('2', 'ada', '10:05', 'description'), other)).toEqual([
    ['2', '2'],
    ['1', '1'],
  ])
})

test('what happened in between keeps them apart', () => {
  const between = line('2', 'bo', '10:04', 'priority')
  expect(
    shown(line('3', 'ada', '10:05', 'description'), between, line('1', 'ada', '10:03', 'description')),
  ).toHaveLength(3)
})
