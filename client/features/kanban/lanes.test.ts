import { describe, expect, test } from 'vitest'
import { BoardStore } from '#client/features/tasks/board-store.ts'
import { newCard } from '#client/features/tasks/new-card.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { columnByLane, fieldsInLane, laneKeysOf, lanesOf } from './lanes.ts'

const task = (fields: Partial<TaskCard>): TaskCard => ({
  ...newCard(new BoardStore('board'), { columnId: 'todo', title: 'Light the fire' }),
  ...fields,
})
const person = (_id: string, name: string) => ({ _id, name, username: name, avatar: null, avatarThumbnail: null })
const people = new Map([person('1', 'Bo'), person('2', 'Ada')].map((each) => [each._id, each]))

test('a task two people share stands in both their rows, one without anybody in a row of its own', () => {
  expect(laneKeysOf(task({ members: ['1', '2'] }), 'members')).toEqual(['1', '2'])
  expect(laneKeysOf(task({}), 'members')).toEqual(['none'])
  expect(laneKeysOf(task({ priority: 2 }), 'priority')).toEqual(['2'])
})

describe('a task put into another row', () => {
  test.each([
    ['is handed over, and who else is on it stays', ['1', '3'], '1', '2', ['3', '2']],
    ['is not given twice to the same', ['1', '2'], '1', '2', ['2']],
    ['is nobody’s any more', ['1', '3'], '1', 'none', []],
    ['gets its first', [], 'none', '2', ['2']],
  ])('%s', (_, members, from, to, expected) => {
    expect(fieldsInLane(task({ members }), 'members', from, to)).toEqual({ members: expected })
  })

  test('takes its priority', () => {
    expect(fieldsInLane(task({ priority: 3 }), 'priority', '3', '1')).toEqual({ priority: 1 })
  })
})

test('rows of people are by name, with nobody at the end', () => {
  const lanes = lanesOf(new Set(['1', 'none']), 'members', { labels: new Map(), people, boardMembers: ['2'] })
  expect(lanes.map(({ title }) => title)).toEqual(['Ada', 'Bo', 'Nobody'])
})

test('of a crowd, those who have tasks come before those who have none', () => {
  const crowd = Array.from({ length: 30 }, (_, at) => person(`p${at}`, `Person ${at}`))
  const facts = { labels: new Map(), people: new Map(crowd.map((each) => [each._id, each])) }
  const lanes = lanesOf(new Set(['p7', 'p20']), 'members', { ...facts, boardMembers: crowd.map(({ _id }) => _id) })
  expect(lanes).toHaveLength(31)
  expect(lanes.slice(0, 5).map(({ title }) => title)).toEqual([
    'Person 7',
    'Person 20',
    'Nobody',
    'Person 0',
    'Person 1',
  ])
})

test('the most urgent row comes first', () => {
  const lanes = lanesOf(new Set(), 'priority', { labels: new Map(), people, boardMembers: [] })
  expect(lanes.map(({ title }) => title)).toEqual(['Urgent', 'High', 'Medium', 'Low', 'No Priority'])
})

test('a column is parted anew when one of its tasks changes', () => {
  const store = new BoardStore('board')
  const one = task({ _id: 'one', members: ['1'] })
  store.hydrate({ tasks: [one], columns: [], seq: 1 })
  expect(columnByLane(store, 'todo', 'members', null).get('1')).toEqual(['one'])
  store.hydrate({ tasks: [{ ...one, members: ['2'] }], columns: [], seq: 2 })
  expect(columnByLane(store, 'todo', 'members', null).get('1')).toBeUndefined()
  expect(columnByLane(store, 'todo', 'members', null).get('2')).toEqual(['one'])
})
