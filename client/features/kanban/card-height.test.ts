// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { BoardStore } from '#client/features/tasks/board-store.ts'
import { newCard } from '#client/features/tasks/new-card.ts'
import { type CardProperties, cardProperties } from '#contract/boards.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { cardHeight } from './card-height.ts'

const all = Object.fromEntries(cardProperties.map((name) => [name, true])) as CardProperties
const without = (...names: (keyof CardProperties)[]) => ({
  ...all,
  ...Object.fromEntries(names.map((name) => [name, false])),
})
const labels = new Map(['Bug', 'Mobile', 'Onboarding', 'Accessibility'].map((name) => [name, { name }]))
const blank = newCard(new BoardStore('board'), { columnId: 'todo', title: 'Light the fire' })
const height = (fields: Partial<TaskCard>, properties = all, columnWidth = 292) =>
  cardHeight({ ...blank, ...fields }, { properties, labels, columnWidth })

test('a plain card has its number and one line', () => {
  expect(height({})).toBe(63)
  expect(height({}, without('title'))).toBe(40)
})

test('titles wrap, and are cut after three lines', () => {
  const line = 'Light the fire before the guests '
  expect(height({ title: line.repeat(2) }) - height({})).toBe(19)
  expect(height({ title: line.repeat(20) }) - height({})).toBe(38)
})

test('a phone has wider columns, where more fits on a line', () => {
  const title = 'Light the fire before the first guests come'
  expect(height({ title }) - height({ title }, all, 370)).toBe(19)
})

test('letters that stand in squares are wider, and lines end after any of them', () => {
  expect(height({ title: '灯'.repeat(18) }) - height({})).toBe(0)
  expect(height({ title: '灯'.repeat(30) }) - height({})).toBe(19)
  expect(height({ title: `Light ${'灯'.repeat(13)}` }) - height({})).toBe(0)
  expect(height({ title: '灯'.repeat(75) }) - height({})).toBe(38)
})

describe('what stands on a card makes it higher, unless it is not shown', () => {
  test.each<[string, Partial<TaskCard>, number, (keyof CardProperties)[]]>([
    ['a label', { labels: ['Bug'] }, 30, ['labels']],
    ['labels in two rows', { labels: ['Bug', 'Mobile', 'Onboarding', 'Accessibility'] }, 56, ['labels']],
    ['forty labels: six, and how many more', { labels: Array<string>(40).fill('Accessibility') }, 108, ['labels']],
    ['a due date', { dueDate: '2026-12-01' }, 28, ['dueDate']],
    ['blockers', { blockers: ['x'] }, 28, ['blockers']],
    ['time', { totalTime: 600 }, 28, ['totalTime']],
    ['several in one line', { totalTime: 600, dueDate: '2026-12-01' }, 28, ['totalTime', 'dueDate']],
    ['a colour', { cover: 'teal' }, 38, ['cover']],
    ['a picture', { cover: 'x', coverImage: '/files/x' }, 86, ['cover']],
  ])('%s', (_, fields, more, names) => {
    expect(height(fields) - height({})).toBe(more)
    expect(height(fields, without(...names))).toBe(height({}))
  })

  test('comments are always counted', () => expect(height({ commentCount: 2 }) - height({})).toBe(28))
  test('facts wrap into a second line when there are many', () => {
    const many = { totalTime: 45_000, dueDate: '2025-12-01', blockers: ['x'], checklist: { done: 10, total: 12 } }
    expect(height(many) - height({})).toBe(28)
    expect(height({ ...many, commentCount: 12, attachmentCount: 3 }) - height({})).toBe(52)
  })
  test('a label that is gone takes no place', () => expect(height({ labels: ['gone'] })).toBe(height({})))
})
