import { expect, test } from 'vitest'
import type { Board } from '#contract/boards.ts'
import type { Person } from '#contract/people.ts'
import { assignablePeople } from './assignable.ts'

const [ada, guest] = [{ _id: 'ada' }, { _id: 'guest' }] as [Person, Person]
const people = new Map([ada, guest].map((person) => [person._id, person]))
const outsiders = new Set(['guest'])

test('tasks are given to whoever sees the project', () => {
  const open = { visibility: 'workspace', members: [{ user: ada }] } as Board
  expect(assignablePeople({ board: open, people, outsiders })).toEqual([ada])
  expect(assignablePeople({ board: open, people, outsiders: new Set() })).toEqual([ada, guest])
  const closed = { visibility: 'private', members: [{ user: guest }] } as Board
  expect(assignablePeople({ board: closed, people, outsiders })).toEqual([guest])
})
