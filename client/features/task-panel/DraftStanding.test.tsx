// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionState } from '#client/core/session-state.ts'
import { activityQuery } from '#client/features/comments/data.ts'
import { fakeServer, later } from '#client/testing/server.ts'
import type { User } from '#contract/people.ts'
import { DraftStanding } from './DraftStanding.tsx'
import type { DraftState } from './description-draft.ts'

const replaced: DraftState = {
  text: 'theirs',
  status: 'saved',
  problem: null,
  theirs: null,
  changedByOthers: false,
  restored: false,
  replaced: 'mine',
  replacedWhileTyping: false,
}

const writtenBy = (_id: string, name: string) => ({
  activity: [
    {
      kind: 'change',
      _id: `by-${_id}`,
      who: { _id, name },
      when: '2026-11-15T10:00:00Z',
      type: 'task-updated',
      changes: [{ field: 'description' }],
      payload: {},
    },
  ],
  hasMore: false,
})

let cache: QueryClient
const onLeaveReplaced = vi.fn()

function show(state: DraftState) {
  const ui = (shown: DraftState) => (
    <QueryClientProvider client={cache}>
      <DraftStanding
        state={shown}
        taskId="fire"
        onRetry={() => {}}
        onCompare={() => {}}
        onLeaveReplaced={onLeaveReplaced}
      />
    </QueryClientProvider>
  )
  const { rerender } = render(ui(state))
  return (next: DraftState) => rerender(ui(next))
}

const said = () => screen.getByRole('status').textContent?.trim()

beforeEach(() => {
  cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  onLeaveReplaced.mockClear()
  sessionState.keepUser({ _id: 'ada', name: 'Ada' } as User)
})
afterEach(cleanup)

test('who replaced something is asked when it happened, and said once it is known', async () => {
  const answer = later()
  const server = fakeServer({ 'GET /api/tasks/fire/activity': answer.answer })
  const become = show({ ...replaced, replaced: null })
  expect(server.asked).toHaveLength(0)
  become(replaced)
  await waitFor(() => expect(server.asked).toHaveLength(1))
  expect(said()).toBe('')
  await answer.give(writtenBy('bo', 'Bo'))
  await waitFor(() => expect(said()).toBe('Bo replaced what you wrote. Compare'))
  expect(onLeaveReplaced).not.toHaveBeenCalled()
})

test('it is not said again when the history is asked again', async () => {
  let asked = 0
  const again = later()
  const first = writtenBy('bo', 'Bo')
  fakeServer({ 'GET /api/tasks/fire/activity': () => (asked++ === 0 ? first : again.answer()) })
  show(replaced)
  await screen.findByText(/Bo replaced/)
  act(() => void cache.invalidateQueries(activityQuery('fire')))
  await waitFor(() => expect(asked).toBe(2))
  expect(said()).toBe('Bo replaced what you wrote. Compare')
})

test('what I replaced myself, on the board or in another tab, is not told', async () => {
  fakeServer({ 'GET /api/tasks/fire/activity': () => writtenBy('ada', 'Ada') })
  show(replaced)
  await waitFor(() => expect(onLeaveReplaced).toHaveBeenCalled())
  expect(said()).toBe('')
})

test('an import may have replaced it: what I wrote before that is told of', async () => {
  const [mine] = writtenBy('ada', 'Ada').activity
  const imported = { ...mine, _id: 'import', who: { _id: 'bo', name: 'Bo' }, type: 'task-imported', changes: [] }
  fakeServer({ 'GET /api/tasks/fire/activity': () => ({ activity: [imported, mine], hasMore: false }) })
  show(replaced)
  await screen.findByText(/Bo replaced/)
  expect(onLeaveReplaced).not.toHaveBeenCalled()
})

test('what was replaced while I typed is told, though my own words came after it', async () => {
  const activity = [...writtenBy('ada', 'Ada').activity, ...writtenBy('bo', 'Bo').activity]
  fakeServer({ 'GET /api/tasks/fire/activity': () => ({ activity, hasMore: false }) })
  show({ ...replaced, replacedWhileTyping: true })
  await screen.findByText(/Bo replaced/)
  expect(onLeaveReplaced).not.toHaveBeenCalled()
})

test('what I replaced in another tab while I typed here is not told once it is saved', async () => {
  const [mine] = writtenBy('ada', 'Ada').activity
  const activity = [{ ...mine, _id: 'joined' }, mine, ...writtenBy('bo', 'Bo').activity]
  fakeServer({ 'GET /api/tasks/fire/activity': () => ({ activity, hasMore: false }) })
  show({ ...replaced, replacedWhileTyping: true })
  await waitFor(() => expect(onLeaveReplaced).toHaveBeenCalled())
  expect(said()).toBe('')
})

test('the history may know the joined text first: what was replaced is still told', async () => {
  const activity = [...writtenBy('ada', 'Ada').activity, ...writtenBy('bo', 'Bo').activity]
  const server = fakeServer({ 'GET /api/tasks/fire/activity': () => ({ activity, hasMore: false }) })
  const become = show({ ...replaced, replacedWhileTyping: true, status: 'saving' })
  await waitFor(() => expect(server.asked).toHaveLength(1))
  await waitFor(() => expect(cache.isFetching()).toBe(0))
  become({ ...replaced, replacedWhileTyping: true })
  await screen.findByText(/Bo replaced/)
  expect(onLeaveReplaced).not.toHaveBeenCalled()
})

test('where nobody can say who it was, somebody else was', async () => {
  fakeServer({ 'GET /api/tasks/fire/activity': () => Response.json({ message: 'No' }, { status: 403 }) })
  show(replaced)
  await screen.findByText(/Somebody else replaced/)
})

test('nothing is compared while something typed is not saved', async () => {
  fakeServer({ 'GET /api/tasks/fire/activity': () => writtenBy('bo', 'Bo') })
  const become = show({ ...replaced, status: 'unsaved' })
  await screen.findByText(/Bo replaced/)
  expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull()
  become(replaced)
  expect(screen.getByRole('button', { name: 'Compare' })).toBeTruthy()
})
