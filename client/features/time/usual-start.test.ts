import { expect, test } from 'vitest'
import { usualStart } from './usual-start.ts'

const now = new Date('2026-11-17T16:30')
const entry = (startTime: string, minutes: number) => ({
  _id: startTime,
  task: 'task',
  user: 'ada',
  startTime: new Date(startTime).toISOString(),
  duration: minutes * 60,
  description: '',
  version: 1,
})

test('one entry follows the other, and none reaches into the future', () => {
  const mine = [entry('2026-11-17T09:00', 90), entry('2026-11-16T14:00', 60)]
  expect(usualStart('2026-11-17', 3600, [], now)).toBe('09:00')
  expect(usualStart('2026-11-17', 3600, mine, now)).toBe('10:30')
  expect(usualStart('2026-11-16', 3600, mine, now)).toBe('15:00')
  expect(usualStart('2026-11-15', 3600, mine, now)).toBe('09:00')
  expect(usualStart('2026-11-17', 7 * 3600, mine, now)).toBe('09:30')
  expect(usualStart('2026-11-17', 20 * 3600, mine, now)).toBe('00:00')
})
