import { expect, test } from 'vitest'
import { addDays, weekdayOf } from '#contract/days.ts'
import { type Past, simulate } from './forecast.ts'
import { forecastOf } from './forecast-thread.ts'

const today = '2026-11-16'
/** Twelve weeks until yesterday; how many were completed, by the day's number and its weekday. */
const past = (remaining: number, completed: (n: number, weekday: number) => number): Past => ({
  today,
  remaining,
  weekStart: 1,
  history: Array.from({ length: 84 }, (_, n) => {
    const day = addDays(today, n - 84)
    return { day, completed: completed(n, weekdayOf(day)) }
  }),
})
const dates = (given: Past) => simulate(given).dates.map(({ day }) => day)

test('who always finishes one a day finishes ten in ten days, today being the first', () => {
  expect(dates(past(10, () => 1))).toEqual(['2026-11-25', '2026-11-25', '2026-11-25', '2026-11-25'])
  expect(simulate(past(10, () => 1)).weeks).toEqual([{ week: '2026-11-23', runs: 10_000 }])
})

test('nobody is taken to work at weekends who never did', () => {
  const onWorkdays = past(6, (_, weekday) => (weekday === 0 || weekday === 6 ? 0 : 1))
  expect(dates(onWorkdays)).toEqual(['2026-11-23', '2026-11-23', '2026-11-23', '2026-11-23'])
})

test('being surer takes longer, and asking again changes nothing', () => {
  const uneven = past(40, (n) => (n % 5 === 0 ? 4 : 0))
  const [half, most, more, nearly] = dates(uneven) as string[]
  expect([half, most, more, nearly]).toEqual([half, most, more, nearly].toSorted())
  expect(nearly! > half!).toBe(true)
  expect(dates(uneven)).toEqual([half, most, more, nearly])
  // 0.8 a day: 40 take some fifty days.
  expect(half! > addDays(today, 40) && half! < addDays(today, 60)).toBe(true)
})

test('what would take more than three years has no date', () => {
  expect(dates(past(5000, (n) => (n % 7 === 0 ? 1 : 0)))).toEqual([null, null, null, null])
})

test('a long forecast comes out of a thread as it would here', async () => {
  const long = past(300, (n) => n % 3)
  expect(await forecastOf(long)).toEqual(simulate(long))
})
