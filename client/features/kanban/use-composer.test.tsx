// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BoardStore } from '#client/features/tasks/board-store.ts'
import { act, cleanup, renderHook, waitFor } from '#client/testing/react.ts'
import { fakeServer, later } from '#client/testing/server.ts'
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
