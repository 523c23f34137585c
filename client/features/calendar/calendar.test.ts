import { expect, test } from 'vitest'
import { agendaEntries, isToldAsLate } from './agenda-entries.ts'
import { dateAndMonth, titleOf, turnedBy, weeksOfMonth } from './calendar-days.ts'
import { datesAfterKey, dayAfterKey } from './calendar-keys.ts'
import { calendarSearch } from './calendar-search.ts'
import { chipWords } from './chip-words.ts'
import type { PlannedTask } from './planned-task.ts'

test('of an address, what is no day or no view is undefined instead, and the filters stay', () => {
  expect(calendarSearch({ scale: 'week', day: '2026-11-15', priority: '1,2', x: 'y' })).toEqual({
    scale: 'week',
    day: '2026-11-15',
    priority: '1,2',
  })
  for (const day of ['2026-02-30', '2026-13-01', 'today', '0001-01-01', '9999-12-31', '2026-1-1', 20261115])
    expect(calendarSearch({ scale: 'year', day })).toStrictEqual({ scale: undefined, day: undefined })
})

test('a month is shown in whole weeks that begin as the workspace says', () => {
  const mondays = weeksOfMonth('2026-11-15', 1)
  expect([mondays.length, mondays[0]![0], mondays.at(-1)!.at(-1)]).toEqual([6, '2026-10-26', '2026-12-06'])
  const sundays = weeksOfMonth('2026-11-15', 0)
  expect([sundays.length, sundays[0]![0], sundays.at(-1)!.at(-1)]).toEqual([5, '2026-11-01', '2026-12-05'])
  expect(weeksOfMonth('2027-02-10', 1)).toHaveLength(4)
})

test.each([
  ['en-US', { date: '1', month: 'Dec' }],
  ['de', { date: '1.', month: 'Dez.' }],
])('the first of a month names it, as people write it in %s', (locale, words) => {
  expect(dateAndMonth('2026-12-01', locale)).toEqual(words)
})

test('a late task that stays late stays in the agenda of today', () => {
  const late = { completedAt: null, startDate: null, dueDate: '2026-11-10' } as PlannedTask
  const today = { from: '2026-11-15', today: '2026-11-15' }
  expect(isToldAsLate(late, today)).toBe(true)
  expect(isToldAsLate({ ...late, completedAt: '2026-11-11T00:00:00Z' }, today)).toBe(false)
  expect(isToldAsLate(late, { ...today, from: '2026-11-20' })).toBe(false)
})

test('what is said of a task tells that it is late, and not of one that is done', () => {
  const late = {
    taskId: 'HRT-1',
    title: 'Chop wood',
    priority: 0,
    completedAt: null,
    startDate: null,
    dueDate: '2026-11-10',
  } as PlannedTask
  expect(chipWords(late, '2026-11-10')).toBe('HRT-1 Chop wood, Nov 10')
  expect(chipWords(late, '2026-11-11')).toBe('HRT-1 Chop wood, Nov 10, overdue')
  expect(chipWords({ ...late, completedAt: '2026-11-11T00:00:00Z' }, '2026-11-11')).not.toContain('overdue')
})

test('pages turn by months and weeks, and a week between two years names the later one', () => {
  expect(turnedBy('month', '2026-01-31', 1)).toBe('2026-02-28')
  expect(turnedBy('week', '2026-12-29', 1)).toBe('2027-01-05')
  expect(titleOf('month', '2026-11-15', 1)).toEqual({ words: 'November', year: '2026' })
  expect(titleOf('week', '2026-11-15', 1)).toEqual({ words: 'Nov 9 – 15', year: '2026' })
  expect(titleOf('week', '2026-12-31', 1)).toEqual({ words: 'Dec 28 – Jan 3', year: '2027' })
})

const pressed = (key: string, held: Partial<Record<'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey', boolean>> = {}) => ({
  key,
  altKey: false,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
})

test('keys go from day to day; those of the browser stay the browser’s', () => {
  const from = (key: string, held = {}) => dayAfterKey(pressed(key, held), '2026-11-15', '2026-11-20')
  expect([from('ArrowLeft'), from('ArrowDown'), from('PageUp'), from('t')]).toEqual([
    '2026-11-14',
    '2026-11-22',
    '2026-10-15',
    '2026-11-20',
  ])
  expect([from('t', { ctrlKey: true }), from('ArrowLeft', { metaKey: true }), from('x')]).toEqual([null, null, null])
})

test('with Alt a task moves, with Shift its due day alone', () => {
  const task = { startDate: null, dueDate: '2026-11-15' }
  const after = (key: string, held = {}) => datesAfterKey(pressed(key, { altKey: true, ...held }), task, '2026-11-02')
  expect(after('ArrowUp')).toEqual({ startDate: null, dueDate: '2026-11-08' })
  expect(after('ArrowRight', { shiftKey: true })).toEqual({ startDate: '2026-11-15', dueDate: '2026-11-16' })
  expect(after('Delete')).toEqual({ startDate: null, dueDate: null })
  expect(datesAfterKey(pressed('ArrowRight'), task, '2026-11-02')).toBeNull()
  const undated = { startDate: null, dueDate: null }
  expect(datesAfterKey(pressed('ArrowLeft', { altKey: true }), undated, '2026-11-02')).toEqual({
    startDate: null,
    dueDate: '2026-11-02',
  })
})

test('an agenda begins with what is late, has today even when it is free, and nothing twice', () => {
  const task = (_id: string, dueDate: string | null, rest: Partial<PlannedTask> = {}): PlannedTask => ({
    _id,
    taskId: _id,
    title: _id,
    priority: 0,
    startDate: null,
    dueDate,
    members: [],
    labels: [],
    completedAt: null,
    ...rest,
  })
  const tasks = [
    task('soon', '2026-11-17', { startDate: '2026-11-13' }),
    task('late', '2026-11-10'),
    task('later', '2026-11-09'),
    task('done', '2026-11-08', { completedAt: '2026-11-08T10:00:00.000Z' }),
    task('urgent', '2026-11-17', { priority: 1 }),
    task('some day', null),
  ]
  const keys = (from: string) =>
    agendaEntries(tasks, { from, today: '2026-11-15', composing: null }).map(({ key }) => key)
  expect(keys('2026-11-15')).toEqual(['late', 'later', 'late', '2026-11-15', '2026-11-17', 'urgent', 'soon'])
  expect(keys('2026-11-09')).toEqual(['2026-11-09', 'later', '2026-11-10', 'late', '2026-11-17', 'urgent', 'soon'])
})
