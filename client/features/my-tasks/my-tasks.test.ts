import { expect, test } from 'vitest'
import type { MyTask } from '#contract/account.ts'
import { tasksByBucket } from './my-tasks.ts'

const due = (title: string, dueDate: string | null): MyTask => ({
  _id: title,
  taskId: 'T-1',
  title,
  priority: 0,
  startDate: null,
  dueDate,
  column: { title: 'To do', type: 'unstarted', color: 'gray' },
  board: { _id: 'b', title: 'Board' },
  workspace: { _id: 'w', name: 'Place', url: 'place' },
})

test('what is late comes first, what has no date last, and empty buckets do not show', () => {
  const tasks = [due('Any time', null), due('Today', '2026-11-15'), due('Late', '2026-11-01'), due('Later', null)]
  expect(
    tasksByBucket(tasks, '2026-11-15').map(({ bucket, tasks: of }) => [bucket, of.map(({ title }) => title)]),
  ).toEqual([
    ['overdue', ['Late']],
    ['today', ['Today']],
    ['none', ['Any time', 'Later']],
  ])
})
