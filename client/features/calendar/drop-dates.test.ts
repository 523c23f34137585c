import { expect, test } from 'vitest'
import { type Carried, dropDates } from './drop-dates.ts'

const dates = (startDate: string | null, dueDate: string | null) => ({ startDate, dueDate })
const week = dates('2026-11-09', '2026-11-13')
const carried = (rest: Partial<Carried> = {}): Carried => ({ taskId: 't', edge: null, grabbed: null, ...rest })

test('a long task is held where it was grabbed, and moves by as many days', () => {
  expect(dropDates(week, carried({ grabbed: '2026-11-11' }), '2026-11-18')).toEqual(dates('2026-11-16', '2026-11-20'))
  // Grabbed in the tray or in a list, it has its first day under the pointer.
  expect(dropDates(week, carried(), '2026-11-18')).toEqual(dates('2026-11-18', '2026-11-22'))
})

test('one of its ends goes alone, and nowhere but to a day', () => {
  expect(dropDates(week, carried({ edge: 'end' }), '2026-11-15')).toEqual(dates('2026-11-09', '2026-11-15'))
  expect(dropDates(week, carried({ edge: 'end' }), null)).toBeUndefined()
})

test('in the tray a task loses its days, and from there it gets one', () => {
  expect(dropDates(week, carried(), null)).toEqual(dates(null, null))
  expect(dropDates(dates(null, null), carried(), '2026-11-18')).toEqual(dates(null, '2026-11-18'))
})
