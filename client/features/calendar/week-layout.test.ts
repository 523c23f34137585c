import { expect, test } from 'vitest'
import { addDays } from '#contract/days.ts'
import type { PlannedTask } from './planned-task.ts'
import { layOutWeek } from './week-layout.ts'

const MONDAY = '2026-11-09'

/** On days of that week: 0 is its Monday. */
const task = (_id: string, from: number, to = from, rest: Partial<PlannedTask> = {}): PlannedTask => ({
  _id,
  taskId: _id,
  title: _id,
  priority: 0,
  startDate: addDays(MONDAY, from),
  dueDate: addDays(MONDAY, to),
  members: [],
  labels: [],
  completedAt: null,
  ...rest,
})

const linesOf = (tasks: PlannedTask[], lines = 9, first: string | null = null) =>
  Object.fromEntries(
    layOutWeek(tasks, MONDAY, lines, first)
      .byDay.flat()
      .map((segment) => [segment.task._id, [segment.column, segment.length, segment.line]]),
  )

test('what takes several days keeps one line, and others fill the lines around it', () => {
  expect(linesOf([task('short', 1), task('long', 1, 3), task('later', 3), task('free', 4)])).toEqual({
    long: [1, 3, 0],
    short: [1, 1, 1],
    later: [3, 1, 1],
    free: [4, 1, 0],
  })
})

test('what comes from the week before and goes on into the next has no ends here', () => {
  const [segment] = layOutWeek([task('through', -3, 9)], MONDAY, 9).byDay[0]!
  expect(segment).toMatchObject({ column: 0, length: 7, isBegun: true, goesOn: true })
  expect(layOutWeek([task('before', -3, -1), task('after', 7)], MONDAY, 9).byDay.flat()).toEqual([])
})

test('a day with more than fits says how many it hides; what presses is seen, what is done goes first', () => {
  const tasks = [
    task('done', 2, 2, { completedAt: '2026-11-10T10:00:00.000Z', priority: 1 }),
    task('plain', 2),
    task('low', 2, 2, { priority: 4 }),
    task('urgent', 2, 2, { priority: 1 }),
  ]
  const { byDay, hidden } = layOutWeek(tasks, MONDAY, 3)
  expect(byDay[2]!.map((segment) => segment.task._id)).toEqual(['urgent', 'low'])
  expect(hidden).toEqual([0, 0, 2, 0, 0, 0, 0])
})

test('what is done takes no line from what is still open, however long it is', () => {
  const done = task('done', 0, 5, { completedAt: '2026-11-10T10:00:00.000Z' })
  expect(linesOf([done, task('open', 2)])).toEqual({ open: [2, 1, 0], done: [0, 6, 1] })
})

test('a long task that does not fit on one of its days is shown on the others, as one that began before', () => {
  const tasks = [task('a', 0), task('b', 0), task('c', 0), task('long', 0, 2)]
  const { byDay, hidden } = layOutWeek([task('first', -1, 0), task('second', -1, 0), ...tasks], MONDAY, 2)
  expect(hidden).toEqual([5, 0, 0, 0, 0, 0, 0])
  expect(byDay[1]).toMatchObject([{ column: 1, length: 2, line: 0, isBegun: true, goesOn: false }])
})

test('a full day in the middle cuts a long task in two', () => {
  const early = [0, 1].map((at) => task(`early ${at}`, -1, 3))
  const { byDay, hidden } = layOutWeek([...early, task('long', 0, 6), task('x', 2), task('y', 4)], MONDAY, 3)
  expect(byDay.flat().map(({ task: { _id }, column, length }) => [_id, column, length])).toEqual([
    ['early 0', 0, 4],
    ['early 1', 0, 4],
    ['long', 0, 2],
    ['long', 3, 4],
    ['y', 4, 1],
  ])
  expect(hidden).toEqual([0, 0, 2, 0, 0, 0, 0])
})

test('the task somebody moves with the keyboard is seen on the fullest day', () => {
  const tasks = [task('a', 2, 2, { priority: 1 }), task('b', 2, 2, { priority: 1 }), task('held', 2)]
  expect(linesOf(tasks, 2)).not.toHaveProperty('held')
  expect(linesOf(tasks, 2, 'held')).toHaveProperty('held')
})
