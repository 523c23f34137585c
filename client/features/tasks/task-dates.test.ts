import { expect, test } from 'vitest'
import { movedBy } from './task-dates.ts'

const dates = (startDate: string | null, dueDate: string | null) => ({ startDate, dueDate })

test('moved over the end of a month, of a year or a change of clocks, a task stays as long as it was', () => {
  expect(movedBy(dates('2026-12-30', '2027-01-02'), 2)).toEqual(dates('2027-01-01', '2027-01-04'))
  expect(movedBy(dates('2026-03-28', '2026-03-30'), 2)).toEqual(dates('2026-03-30', '2026-04-01'))
})

test('it gets no day on a side where it had none', () => {
  expect(movedBy(dates(null, '2026-03-30'), -30)).toEqual(dates(null, '2026-02-28'))
  expect(movedBy(dates('2026-10-25', null), -7)).toEqual(dates('2026-10-18', null))
  expect(movedBy(dates(null, null), 1)).toEqual(dates(null, null))
})
