import { expect, test } from 'vitest'
import { BoardStore } from '#client/features/tasks/board-store.ts'
import type { OpenBoard } from '#client/features/tasks/open-board.ts'
import type { Column } from '#contract/columns.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { groupsOf, placesOf, rowsOf } from './rows.ts'

const column = (_id: string, position: number) => ({ _id, title: _id, type: 'todo', position }) as Column
const card = (_id: string, columnId: string, rest: Partial<TaskCard> = {}) =>
  ({
    _id,
    columnId,
    position: 1,
    title: _id,
    members: [],
    labels: [],
    blockers: [],
    startDate: null,
    dueDate: null,
    ...rest,
  }) as TaskCard

function open(tasks: TaskCard[]): OpenBoard {
  const store = new BoardStore('board')
  store.hydrate({ tasks, columns: [column('To do', 1), column('Done', 2)], seq: 1 })
  const people = new Map(['ada', 'bo'].map((_id) => [_id, { _id, name: _id }]))
  return { board: { members: [] }, store, people, labels: new Map() } as unknown as OpenBoard
}

const board = open([
  card('undated', 'To do', { members: ['ada'] }),
  card('late', 'To do', { startDate: '2026-11-20', dueDate: '2026-11-22', members: ['ada', 'bo'] }),
  card('early', 'Done', { dueDate: '2026-11-03' }),
])

test('by start, with what has no days at the end', () => {
  const [all] = groupsOf(board, null, null)
  expect(all).toMatchObject({ ids: ['early', 'late', 'undated'], span: { first: '2026-11-03', last: '2026-11-22' } })
})

test('a task of two people stands in both their groups, a closed group keeps its head', () => {
  const groups = groupsOf(board, null, 'members')
  expect(groups.map(({ title, ids }) => [title, ids])).toEqual([
    ['ada', ['late', 'undated']],
    ['bo', ['late']],
    ['Nobody', ['early']],
  ])
  const rows = rowsOf(groups, true, new Set(['bo']))
  expect(rows.map(({ key }) => key)).toEqual([
    'group:ada',
    'ada:late',
    'ada:undated',
    'group:bo',
    expect.stringMatching(/^group:/),
    expect.stringMatching(/:early$/),
  ])
  expect(placesOf(rows).get('late')).toEqual([1])
})

test('columns are groups in the order of the board, and empty groups are none', () => {
  expect(groupsOf(board, ({ title }) => title !== 'early', 'column').map(({ title }) => title)).toEqual(['To do'])
  expect(groupsOf(board, null, 'column').map(({ title }) => title)).toEqual(['To do', 'Done'])
})
