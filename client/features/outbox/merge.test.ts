import { expect, test } from 'vitest'
import type { Task } from '#contract/tasks.ts'
import { merge } from './merge.ts'

const now = {
  title: 'Boil milk',
  priority: 2,
  members: ['bo', 'cy'],
  labels: [],
  checklist: [],
  dueDate: null,
} as unknown as Task

test('what nobody else touched is sent as it is', () => {
  expect(merge({ priority: 1 }, { priority: 2 }, now)).toEqual({ fields: { priority: 1 }, theirs: null })
})

test('where somebody else wrote something else, neither wins by itself', () => {
  const { theirs } = merge({ title: 'Boil tea', priority: 1 }, { title: 'Boil water', priority: 2 }, now)
  expect(theirs).toEqual({ title: 'Boil milk' })
})

test('two who wrote the same agree', () => {
  expect(merge({ title: 'Boil milk' }, { title: 'Boil water' }, now).theirs).toBeNull()
})

test('of people and labels both get what they added and lose what either removed', () => {
  // Bo added Cy and removed Di, while I added Ed and removed nobody.
  expect(merge({ members: ['bo', 'di', 'ed'] }, { members: ['bo', 'di'] }, now).fields).toEqual({
    members: ['bo', 'cy', 'ed'],
  })
  expect(merge({ members: [] }, { members: ['bo'] }, now).fields).toEqual({ members: ['cy'] })
})

test('a tick stays a tick in a list somebody else went on with', () => {
  const item = (_id: string, text: string, done = false) => ({ _id, text, done })
  const before = [item('a', 'Logs'), item('b', 'Matches'), item('c', 'Coal')]
  const mine = [item('a', 'Logs', true), item('c', 'Coal'), { text: 'Paper', done: false }]
  const current = {
    ...now,
    checklist: [item('d', 'Axe'), item('a', 'Dry logs'), item('b', 'Matches', true), item('c', 'Coal', true)],
  }
  expect(merge({ checklist: mine }, { checklist: before }, current).fields.checklist).toEqual([
    item('d', 'Axe'),
    item('a', 'Dry logs', true),
    item('c', 'Coal', true),
    { text: 'Paper', done: false },
  ])
})
