import { expect, test } from 'vitest'
import type { Waiting } from './change.ts'
import { nextToSend } from './next-to-send.ts'

const waiting = (number: number, change: Partial<Waiting>) =>
  ({ number, key: `k${number}`, taskId: 'fire', refused: null, base: {}, ...change }) as Waiting
const titled = (number: number, title: string, base = '') =>
  waiting(number, { kind: 'update', sent: { title }, base: { title: base } })

test('what was done first goes first, whatever was refused before it', () => {
  const refused = waiting(1, { kind: 'comment', refused: { message: 'No', theirs: {} } })
  const moved = waiting(2, { kind: 'move' })
  expect(nextToSend([waiting(3, { kind: 'comment' }), moved, refused])).toEqual({ change: moved, others: [] })
  expect(nextToSend([refused])).toBeNull()
})

test('of a title written three times the last one is sent, measured by what was there before the first', () => {
  const next = nextToSend([
    titled(1, 'A', 'Fire'),
    waiting(2, { kind: 'move' }),
    titled(3, 'B', 'A'),
    titled(4, 'C', 'B'),
  ])
  expect(next?.change).toMatchObject({ key: 'k4', sent: { title: 'C' }, base: { title: 'Fire' } })
  expect(next?.others.map(({ key }) => key)).toEqual(['k1', 'k3'])
})

test('another task, or other fields, wait for their turn', () => {
  const other = { ...titled(2, 'B'), taskId: 'wood' } as Waiting
  const priority = waiting(3, { kind: 'update', sent: { priority: 1 } })
  expect(nextToSend([titled(1, 'A'), other, priority])?.others).toEqual([])
})

test('nothing overtakes a change that writes some of the same fields', () => {
  const due = (number: number, dueDate: string) => waiting(number, { kind: 'update', sent: { dueDate } })
  const moved = waiting(3, { kind: 'update', sent: { startDate: '2026-11-18', dueDate: '2026-11-20' } })
  const next = nextToSend([due(1, '2026-11-18'), due(2, '2026-11-19'), moved, due(4, '2026-11-21')])
  expect([next?.change.key, next?.others.map(({ key }) => key)]).toEqual(['k2', ['k1']])
})
