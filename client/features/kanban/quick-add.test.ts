import { describe, expect, test } from 'vitest'
import { readQuickAdd } from './quick-add.ts'

const facts = {
  people: [
    { _id: 'ada', name: 'Ada Lovelace', username: 'ada' },
    { _id: 'adam', name: 'Adam Smith', username: 'asmith' },
    { _id: 'bo', name: 'Bo Ek', username: 'bo.ek' },
  ],
  labels: [
    { _id: 'bug', name: 'Bug' },
    { _id: 'win', name: 'Quick win' },
    { _id: 'back', name: 'back-end' },
  ],
  // A Sunday.
  today: '2026-11-15',
}
const read = (line: string, asTitle: string[] = []) => readQuickAdd(line, facts, new Set(asTitle))

test('a line with nothing special is a title', () => {
  expect(read('  Light   the fire ')).toEqual({ title: 'Light the fire', tokens: [], fields: {} })
})

test('everything at once', () => {
  const { title, fields } = read('Fix login !high @ada #bug tomorrow 2pt ~2026-11-20')
  expect(title).toBe('Fix login')
  expect(fields).toEqual({
    priority: 2,
    members: ['ada'],
    labels: ['bug'],
    dueDate: '2026-11-16',
    complexity: 2,
    startDate: '2026-11-20',
  })
})

describe('priority', () => {
  test.each([
    ['!urgent', 1],
    ['!High', 2],
    ['!MEDIUM', 3],
    ['!low', 4],
    ['!1', 1],
    ['!4', 4],
  ])('%s', (word, priority) => expect(read(`Fix ${word}`)).toMatchObject({ title: 'Fix', fields: { priority } }))

  test.each(['!', '!0', '!5', '!hi', '!!high', 'wow!', 'wow!1', '!high!'])('%s stays', (word) => {
    expect(read(`Fix ${word}`)).toMatchObject({ title: `Fix ${word}`, fields: {} })
  })

  test('the first counts, a second stays', () => {
    expect(read('Fix !high !low')).toMatchObject({ title: 'Fix !low', fields: { priority: 2 } })
  })
})

describe('people', () => {
  test.each([
    ['@ada', 'ada'],
    ['@ADA', 'ada'],
    ['@adam', 'adam'],
    ['@smith', 'adam'],
    ['@bo', 'bo'],
    ['@bo.ek', 'bo'],
    ['@love', 'ada'],
  ])('%s', (word, id) => expect(read(`Call ${word}`)).toMatchObject({ title: 'Call', fields: { members: [id] } }))

  test.each(['@', '@nobody', 'ada@example.com', '@ad', '(@ada)', '@ada,'])('%s stays', (word) => {
    expect(read(`Call ${word}`)).toMatchObject({ title: `Call ${word}`, fields: {} })
  })

  test('several, each once', () => {
    expect(read('Call @ada @bo @ada')).toMatchObject({ title: 'Call @ada', fields: { members: ['ada', 'bo'] } })
  })
})

describe('labels', () => {
  test.each([
    ['#bug', 'bug'],
    ['#BUG', 'bug'],
    ['#"quick win"', 'win'],
    ['#quick-win', 'win'],
    ['#Quick_Win', 'win'],
    ['#back-end', 'back'],
    ['#"back-end"', 'back'],
  ])('%s', (word, id) => expect(read(`Do ${word} now`)).toMatchObject({ title: 'Do now', fields: { labels: [id] } }))

  test.each(['#', '#12', '#bugs', 'C#bug', '#"quick', '##bug'])('%s stays', (word) => {
    expect(read(`Do ${word}`)).toMatchObject({ title: `Do ${word}`, fields: {} })
  })
})

describe('due', () => {
  test.each([
    ['today', '2026-11-15'],
    ['Tomorrow', '2026-11-16'],
    ['monday', '2026-11-16'],
    ['saturday', '2026-11-21'],
    ['sunday', '2026-11-22'],
    ['next week', '2026-11-16'],
    ['next friday', '2026-11-20'],
    ['next sunday', '2026-11-22'],
    ['in 1 day', '2026-11-16'],
    ['in 3 days', '2026-11-18'],
    ['in 2 weeks', '2026-11-29'],
    ['dec 12', '2026-12-12'],
    ['12 dec', '2026-12-12'],
    ['December 1', '2026-12-01'],
    ['nov 15', '2026-11-15'],
    ['nov 14', '2027-11-14'],
    ['feb 29', '2028-02-29'],
    ['2026-12-31', '2026-12-31'],
  ])('%s', (words, dueDate) => {
    expect(read(`Ship it ${words}`)).toMatchObject({ title: 'Ship it', fields: { dueDate } })
    expect(read(`${words} ship it`)).toMatchObject({ title: 'ship it', fields: { dueDate } })
  })

  test('a weekday is the one that comes, and the next one that of next week', () => {
    const onWednesday = (line: string) => readQuickAdd(line, { ...facts, today: '2026-11-18' })
    expect(onWednesday('Ship it friday')).toMatchObject({ title: 'Ship it', fields: { dueDate: '2026-11-20' } })
    expect(onWednesday('Ship it next friday')).toMatchObject({ title: 'Ship it', fields: { dueDate: '2026-11-27' } })
  })

  test.each(['todays', 'today’s', 'next month', 'in days', 'in 0 days', 'feb 30', 'dec 32', '2026-02-30', 'may', '12'])(
    '%s stays',
    (words) => expect(read(`Ship ${words}`)).toMatchObject({ title: `Ship ${words}`, fields: {} }),
  )
})

test('where the day is given, words for one stay in the title; signs count', () => {
  const onDay = (line: string) => readQuickAdd(line, { ...facts, isDayGiven: true })
  expect(onDay('Monday standup notes')).toMatchObject({ title: 'Monday standup notes', fields: {} })
  expect(onDay('Ship it tomorrow !high ~monday')).toMatchObject({
    title: 'Ship it tomorrow',
    fields: { priority: 2, startDate: '2026-11-16' },
  })
})

test.each([
  ['0pt', 0],
  ['3pts', 3],
  ['8pts', 4],
])('%s', (word, complexity) => expect(read(`Do ${word}`)).toMatchObject({ title: 'Do', fields: { complexity } }))

test.each(['pt', '2p', '2 pts', '100pts', '-1pt', '2ptx'])('%s are no points', (word) => {
  expect(read(`Do ${word}`)).toMatchObject({ title: `Do ${word}`, fields: {} })
})

test('~ begins it', () => {
  expect(read('Paint ~monday friday').fields).toEqual({ startDate: '2026-11-16', dueDate: '2026-11-20' })
  expect(read('Paint ~someday')).toMatchObject({ title: 'Paint ~someday', fields: {} })
})

test.each([
  ['Black Friday banner', 'Black Friday banner', undefined],
  ['Black Friday banner @ada', 'Black Friday banner', undefined],
  ['every friday standup tomorrow', 'every friday standup', '2026-11-16'],
  ['friday call the sweep', 'call the sweep', '2026-11-20'],
  ['Call the sweep friday #bug', 'Call the sweep', '2026-11-20'],
  ['Call the sweep today about the fire', 'Call the sweep about the fire', '2026-11-15'],
])('%s: a weekday within a title is part of it', (line, title, dueDate) => {
  const { fields, ...rest } = read(line)
  expect(rest).toMatchObject({ title })
  expect(fields.dueDate).toBe(dueDate)
})

test('what somebody took back is title again', () => {
  expect(read('Fix today widget #bug', ['today'])).toMatchObject({
    title: 'Fix today widget',
    fields: { labels: ['bug'] },
  })
})

test('a line that would have no title left is all title', () => {
  expect(read('!high today')).toEqual({ title: '!high today', tokens: [], fields: {} })
})

test('each token knows where it stands', () => {
  const line = 'Fix in 3 days #"quick win"'
  for (const { text, from, to } of read(line).tokens) expect(line.slice(from, to)).toBe(text)
})
