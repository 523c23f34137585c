import { expect, test } from 'vitest'
import { movedBy, spanOf, stretchedTo } from './planned-task.ts'

const dates = (startDate: string | null, dueDate: string | null) => ({ startDate, dueDate })

test('a task takes the days from its start to its end, or the one it has', () => {
  expect(spanOf(dates(null, null))).toBeNull()
  expect(spanOf(dates(null, '2026-11-15'))).toEqual({ from: '2026-11-15', to: '2026-11-15' })
  expect(spanOf(dates('2026-11-12', null))).toEqual({ from: '2026-11-12', to: '2026-11-12' })
  expect(spanOf(dates('2026-11-12', '2026-11-15'))).toEqual({ from: '2026-11-12', to: '2026-11-15' })
  expect(spanOf(dates('2026-11-20', '2026-11-15'))).toEqual({ from: '2026-11-15', to: '2026-11-15' })
})

test('moved over the end of a month, of a year or a change of clocks, it stays as long as it was', () => {
  expect(movedBy(dates('2026-12-30', '2027-01-02'), 2)).toEqual(dates('2027-01-01', '2027-01-04'))
  expect(movedBy(dates(null, '2026-03-28'), 1)).toEqual(dates(null, '2026-03-29'))
  expect(movedBy(dates('2026-10-25', null), -7)).toEqual(dates('2026-10-18', null))
})

test('stretched, one end moves and never passes the other', () => {
  expect(stretchedTo(dates(null, '2026-11-15'), 'end', '2026-11-18')).toEqual(dates('2026-11-15', '2026-11-18'))
  expect(stretchedTo(dates(null, '2026-11-15'), 'start', '2026-11-12')).toEqual(dates('2026-11-12', '2026-11-15'))
  expect(stretchedTo(dates('2026-11-12', '2026-11-15'), 'end', '2026-11-01')).toEqual(dates('2026-11-12', '2026-11-12'))
  expect(stretchedTo(dates('2026-11-12', '2026-11-15'), 'start', '2026-11-30')).toEqual(
    dates('2026-11-15', '2026-11-15'),
  )
})
