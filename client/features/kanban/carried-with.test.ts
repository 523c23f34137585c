import { expect, test } from 'vitest'
import { BoardStore } from '#client/features/tasks/board-store.ts'
import type { Column } from '#contract/columns.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { carriedWith } from './carried-with.ts'
import { Selection } from './selection.ts'

const cards = ['fire', 'tea', 'wood'].map((_id, position) => ({ _id, columnId: 'todo', position, blockers: [] }))
const store = new BoardStore('launch')
store.hydrate({
  tasks: cards as unknown as TaskCard[],
  columns: [{ _id: 'todo', position: 1 } as Column],
  seq: 1,
})

test('selected cards go along in their order, but none that the filter hides', () => {
  const selection = new Selection()
  selection.add(['wood', 'tea', 'fire'])
  expect(carriedWith({ store, selection, matches: null }, 'tea')).toEqual(['fire', 'tea', 'wood'])
  expect(carriedWith({ store, selection, matches: ({ _id }) => _id !== 'fire' }, 'tea')).toEqual(['tea', 'wood'])
  selection.toggle('tea')
  expect(carriedWith({ store, selection, matches: null }, 'tea')).toEqual(['tea'])
})
