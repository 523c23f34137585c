import { expect, test } from 'vitest'
import { spanOf, stretchedTo } from './planned-task.ts'

const dates = (startDate: string | null, dueDate: string | null) => ({ startDate, dueDate })

test('a task takes the days from its start to its end, or the one it has', () => {
  expect(spanOf(dates(null, null))).toBeNull()
  expect(spanOf(dates(null, '2026-11-15'))).toEqual({ from: '2026-11-15', to: '2026-11-15' })
  expect(spanOf(dates('2026-11-12', null))).toEqual({ from: '2026-11-12', to: '2026-11-12' })
  expect(spanOf(dates('2026-11-12', '2026-11-15'))).toEqual({ from: '2026-11-12', to: '2026-11-15' })
  expect(spanOf(dates('2026-11-20', '2026-11-15'))).toEqual({ from: '2026-11-15', to: '2026-11-15' })
})

test('stretched, one end moves and never passes the other', () => {
  expect(stretchedTo(dates(null, '2026-11-15'), 'end', '2026-11-18')).toEqual(dates('2026-11-15', '2026-11-18'))
  expect(stretchedTo(dates(null, '2026-11-15'), 'start', '2026-11-12')).toEqual(dates('2026-11-12', '2026-11-15'))
  expect(stretchedTo(dates('2026-11-12', '2026-11-15'), 'end', '2026-11-01')).toEqual(dates('2026-11-12', '2026-11-12'))
  expect(stretchedTo(dates('2026-11-12', '2026-11-15'), 'start', '2026-11-30')).toEqual(
    dates('2026-11-15', '2026-11-15'),
  )
})
