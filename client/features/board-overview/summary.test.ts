import { expect, test } from 'vitest'
import { BoardStore } from '#client/features/tasks/board-store.ts'
import { newCard } from '#client/features/tasks/new-card.ts'
import type { Column } from '#contract/columns.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { summaryOf } from './summary.ts'

const column = (_id: string, type: string, position: number): Column => ({
  _id,
  boardId: 'board',
  title: _id,
  type,
  color: 'gray',
  position,
  limit: null,
  status: 'active',
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
  version: 1,
})

function boardWith(tasks: (Partial<TaskCard> & { columnId: string })[]) {
  const store = new BoardStore('board')
  const cards = tasks.map((fields, at) => ({
    ...newCard(store, { columnId: fields.columnId, title: `Task ${at}` }),
    position: at,
    ...fields,
  }))
  const columns = [column('todo', 'unstarted', 1), column('done', 'completed', 2), column('dropped', 'canceled', 3)]
  store.hydrate({ tasks: cards, columns, seq: 1 })
  return summaryOf(store, { today: '2026-11-15', finishing: new Set(['completed', 'canceled']) })
}

test('canceled work counts neither as done nor as missing', () => {
  const { total, open, done, progress } = boardWith([
    { columnId: 'todo' },
    { columnId: 'done' },
    { columnId: 'done' },
    { columnId: 'dropped' },
  ])
  expect({ total, open, done, progress }).toEqual({ total: 4, open: 1, done: 2, progress: 67 })
})

test('what is finished is not overdue, and the oldest comes first', () => {
  const { overdue, dueSoon } = boardWith([
    { columnId: 'todo', title: 'Late', dueDate: '2026-11-14' },
    { columnId: 'todo', title: 'Very late', dueDate: '2026-10-01' },
    { columnId: 'done', title: 'Late but done', dueDate: '2026-10-02' },
    { columnId: 'todo', title: 'Soon', dueDate: '2026-11-20' },
    { columnId: 'todo', title: 'Far', dueDate: '2026-12-24' },
  ])
  expect(overdue.map(({ title }) => title)).toEqual(['Very late', 'Late'])
  expect(dueSoon.map(({ title }) => title)).toEqual(['Soon'])
})

test('an empty board is at the beginning, not at NaN', () => {
  expect(boardWith([])).toMatchObject({ total: 0, progress: 0, trackedSeconds: 0 })
})

test('people and labels are counted by what is still to do', () => {
  const { openByMember, openByLabel, trackedSeconds } = boardWith([
    { columnId: 'todo', members: ['ada', 'bo'], labels: ['bug'], totalTime: 60 },
    { columnId: 'todo', members: ['ada'], totalTime: 30 },
    { columnId: 'done', members: ['bo'], labels: ['bug'] },
  ])
  expect([...openByMember]).toEqual([
    ['ada', 2],
    ['bo', 1],
  ])
  expect([...openByLabel]).toEqual([['bug', 1]])
  expect(trackedSeconds).toBe(90)
})
