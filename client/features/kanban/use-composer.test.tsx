// @vitest-environment happy-dom

import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BoardStore } from '#client/features/tasks/board-store.ts'
import { fakeServer, later } from '#client/testing/server.ts'
import type { Column } from '#contract/columns.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { giveBack } from './drafts.ts'
import { useComposer } from './use-composer.ts'
import { type View, ViewContext } from './view.ts'

const view = {
  store: new BoardStore('launch'),
  board: { _id: 'launch', members: [] },
  people: new Map([['ada', { _id: 'ada', name: 'Ada', username: 'ada' }]]),
  labels: new Map(),
  day: '2026-11-17',
  group: 'members',
  matches: null,
  asked: {},
  cells: { at: () => null },
} as unknown as View

const composerIn = (lane: string | null, group: View['group'] = 'members') =>
  renderHook(() => useComposer({ columnId: 'todo', lane, from: 'bottom' }), {
    wrapper: ({ children }) => <ViewContext value={{ ...view, group }}>{children}</ViewContext>,
  })

/** The field at the head of a column in which "Old" stands; `there` is what the column shows. */
function composerAtTheTop(create: (sent: Record<string, unknown>) => object | Promise<object>) {
  const store = new BoardStore('launch')
  const old = {
    _id: 'old',
    title: 'Old',
    columnId: 'todo',
    position: 65_536,
    version: 1,
    blockers: [],
    activeTimers: [],
  }
  const columns = [{ _id: 'todo', position: 1, title: 'To do', version: 1 }] as Column[]
  store.hydrate({ tasks: [old as unknown as TaskCard], columns, seq: 1 })
  fakeServer({ 'POST /api/tasks': create })
  const open = () =>
    renderHook(() => useComposer({ columnId: 'todo', lane: null, from: 'top' }), {
      wrapper: ({ children }) => <ViewContext value={{ ...view, store, group: null }}>{children}</ViewContext>,
    })
  const there = () => store.list('todo').map((id) => store.task(id)!.title)
  return { open, there, store }
}

function enter({ result }: ReturnType<typeof composerIn>, words: string) {
  act(() => result.current.write(words))
  act(() => void result.current.submit())
}

const accepted = (sent: Record<string, unknown>) => ({
  task: { ...sent, checklist: [], blockers: [], activeTimers: [], version: 1, position: sent.position ?? 0 },
})
const refusal = () => Response.json({ message: 'No' }, { status: 403 })

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

test('words typed in one lane stand in no other', () => {
  const ada = composerIn('ada')
  act(() => ada.result.current.write('Fetch wood'))
  expect(composerIn('bo').result.current.line).toBe('')
  expect(composerIn('ada').result.current.line).toBe('Fetch wood')
})

test('lines that were refused while the next one was typed are there again after the field was closed', async () => {
  const answer = later()
  const server = fakeServer({ 'POST /api/tasks': answer.answer })
  const { result, unmount } = composerIn(null)
  act(() => result.current.write('Fetch wood'))
  act(() => void result.current.submit())
  await waitFor(() => expect(server.asked).toHaveLength(1))
  act(() => result.current.write('Light the fire'))
  await answer.give(refusal())
  await waitFor(() => expect(result.current.waiting).toEqual(['Fetch wood']))
  unmount()
  const again = composerIn(null).result.current
  expect([again.line, again.waiting]).toEqual(['Light the fire', ['Fetch wood']])
})

test('lines that are refused all at once stand before those that came to wait meanwhile', async () => {
  const answer = later()
  const server = fakeServer({ 'POST /api/tasks': answer.answer })
  const { result } = composerIn(null)
  act(() => result.current.setWaiting(['Fetch wood', 'Light the fire']))
  act(() => void result.current.submitWaiting())
  await waitFor(() => expect(server.asked).toHaveLength(1))
  act(() => result.current.setWaiting(['Sit down']))
  await answer.give(refusal())
  await waitFor(() => expect(result.current.waiting).toEqual(['Fetch wood', 'Light the fire', 'Sit down']))
})

test('a refusal that comes after the field was opened anew finds its way there, beside what is typed now', async () => {
  const answer = later()
  const server = fakeServer({ 'POST /api/tasks': answer.answer })
  const before = composerIn('ada')
  act(() => before.result.current.write('Fetch wood'))
  act(() => void before.result.current.submit())
  act(() => before.result.current.setWaiting(['Sweep', 'Dust']))
  act(() => void before.result.current.submitWaiting())
  await waitFor(() => expect(server.asked).toHaveLength(2))
  before.unmount()
  const { result } = composerIn('ada')
  const elsewhere = composerIn('bo').result
  act(() => result.current.write('Light the fire'))
  await answer.give(refusal())
  await waitFor(() => expect(result.current.waiting.toSorted()).toEqual(['Dust', 'Fetch wood', 'Sweep']))
  expect(result.current.line).toBe('Light the fire')
  expect([elsewhere.current.line, elsewhere.current.waiting]).toEqual(['', []])
  const again = composerIn('ada').result.current
  expect([again.line, again.waiting]).toEqual(['Light the fire', result.current.waiting])
})

test.each([
  ['members', 'none', 'Fetch wood @ada', { members: ['ada'] }],
  ['members', 'bo', 'Fetch wood @ada', { members: ['ada', 'bo'] }],
  ['members', 'bo', 'Fetch wood !high', { members: ['bo'], priority: 2 }],
  ['priority', '1', 'Fetch wood !high', { priority: 2 }],
  ['priority', '1', 'Fetch wood', { priority: 1 }],
] as const)('in the row of %s %s, "%s" is understood', async (group, lane, line, fields) => {
  const sent = vi.fn(refusal)
  fakeServer({ 'POST /api/tasks': sent })
  const { result } = composerIn(lane, group)
  act(() => result.current.write(line))
  await act(() => result.current.submit())
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ title: 'Fetch wood', ...fields }))
})

test('a sign that was taken back stays a part of the title when the line is refused', async () => {
  const sent = vi.fn(refusal)
  fakeServer({ 'POST /api/tasks': sent })
  const { result } = composerIn(null)
  act(() => result.current.write('Fetch wood !high'))
  act(() => result.current.takeBack('!high'))
  await act(() => result.current.submit())
  expect(result.current.line).toBe('Fetch wood !high')
  await act(() => result.current.submit())
  expect(sent).toHaveBeenCalledTimes(2)
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Fetch wood !high' }))
})

test('words given back stand in the field, or wait beside what was begun there', () => {
  const column = { boardId: 'launch', columnId: 'todo', lane: null }
  giveBack(column, 'Fetch wood')
  giveBack(column, 'Light the fire')
  const { result } = composerIn('ada')
  expect([result.current.line, result.current.waiting]).toEqual(['Fetch wood', ['Light the fire']])
  act(() => giveBack(column, 'Sit down'))
  expect([result.current.line, result.current.waiting]).toEqual(['Fetch wood', ['Light the fire', 'Sit down']])
  expect(composerIn('bo').result.current.line).toBe('')
})

test('what is typed at the top reads in its order; opened anew, the field is at the top again', async () => {
  const { open, there } = composerAtTheTop(accepted)
  const field = open()
  for (const words of ['One', 'Two', 'Three']) enter(field, words)
  expect(there()).toEqual(['One', 'Two', 'Three', 'Old'])
  field.unmount()
  enter(open(), 'Above')
  expect(there()).toEqual(['Above', 'One', 'Two', 'Three', 'Old'])
})

test('the server is told the order in a way that a refused one does not disturb', async () => {
  const sent: Record<string, unknown>[] = []
  const { open, there } = composerAtTheTop((task) => {
    sent.push(task)
    return task.title === 'One' ? refusal() : accepted(task)
  })
  const field = open()
  enter(field, 'One')
  enter(field, 'Two')
  await waitFor(() => expect(there()).toEqual(['Two', 'Old']))
  act(() => field.result.current.write(''))
  enter(field, 'Three')
  expect(there()).toEqual(['Two', 'Three', 'Old'])
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent[0]).toMatchObject({ title: 'One', from: 'top' })
  expect([sent[1]!.after, sent[2]!.after]).toEqual([sent[0]!._id, sent[1]!._id])
  const [two, three] = [sent[1]!.position as number, sent[2]!.position as number]
  expect(two).toBeLessThan(three)
  expect(three).toBeLessThan(65_536)
})

test('when nothing typed before is left, the next one goes to the top', async () => {
  const sent: Record<string, unknown>[] = []
  const { open, there } = composerAtTheTop((task) => {
    sent.push(task)
    return refusal()
  })
  const field = open()
  enter(field, 'One')
  await waitFor(() => expect(there()).toEqual(['Old']))
  enter(field, 'Two')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ title: 'Two', from: 'top' })
})

test('a long list that is pasted at the top stands in its order below what was typed there, with room between', async () => {
  const { open, there, store } = composerAtTheTop(accepted)
  const field = open()
  enter(field, 'First')
  const lines = Array.from({ length: 40 }, (_, at) => `Line ${at}`)
  act(() => field.result.current.setWaiting(lines))
  await act(() => field.result.current.submitWaiting())
  expect(there()).toEqual(['First', ...lines, 'Old'])
  const places = store.list('todo').map((id) => store.task(id)!.position)
  expect(Math.min(...places.slice(1).map((place, at) => place - places[at]!))).toBeGreaterThan(100)
})
