// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionState } from '#client/core/session-state.ts'
import { type OpenBoard, OpenBoardContext } from '#client/features/tasks/open-board.ts'
import { fakeServer } from '#client/testing/server.ts'
import type { User } from '#contract/people.ts'
import { activityQuery } from './data.ts'
import { TaskActivity } from './TaskActivity.tsx'

afterEach(cleanup)

const change = (_id: string) => ({
  kind: 'change',
  _id,
  who: null,
  when: '2026-11-15T10:00:00Z',
  type: 'task-created',
  changes: [],
  payload: {},
})
const comment = (_id: string) => ({
  kind: 'comment',
  _id,
  comment: { _id, author: null, body: `I am ${_id}`, reactions: {}, createdAt: '2026-11-15T10:00:00Z' },
})

function show(targetId: string | null = null) {
  const cache = new QueryClient()
  sessionState.keepUser({ _id: 'ada', name: 'Ada' } as User)
  const board = { status: 'archived', myRole: null, workspace: { status: 'active' } }
  const open = { board, store: {}, people: new Map(), labels: new Map() } as unknown as OpenBoard
  const ui = (arrival: string) => (
    <MantineProvider>
      <QueryClientProvider client={cache}>
        <OpenBoardContext value={open}>
          <TaskActivity taskId="task" onOpenTask={() => {}} target={targetId ? { id: targetId, arrival } : null} />
        </OpenBoardContext>
      </QueryClientProvider>
    </MantineProvider>
  )
  const { rerender } = render(ui('first'))
  return { arriveAgain: () => rerender(ui('again')), cache }
}

test('that nobody said anything is not claimed before everything is loaded', async () => {
  let hasMore = true
  fakeServer({ 'GET /api/tasks/task/activity': () => ({ activity: [change(hasMore ? 'new' : 'old')], hasMore }) })
  show()
  await screen.findByRole('button', { name: 'Show older' })
  fireEvent.click(screen.getByRole('button', { name: 'Comments' }))
  await screen.findByText('Nothing among the latest.')
  hasMore = false
  fireEvent.click(screen.getByRole('button', { name: 'Show older' }))
  await screen.findByText('Nothing here yet.')
  expect(screen.queryByText('Nothing among the latest.')).toBeNull()
})

test('what changed can be opened where its texts may be read', async () => {
  const rewritten = (who: string, hasTexts: boolean) => ({
    ...change(who),
    who: { _id: who, name: who },
    type: 'task-updated',
    changes: [{ field: 'description', from: null, to: null }],
    hasTexts,
  })
  const activity = [rewritten('Ada', true), rewritten('Bo', false)]
  fakeServer({ 'GET /api/tasks/task/activity': () => ({ activity, hasMore: false }) })
  show()
  const row = async (name: string) => (await screen.findByText(name)).closest('li')!
  expect((await row('Ada')).querySelector('button')?.textContent).toBe('What changed')
  expect((await row('Bo')).querySelector('button')).toBeNull()
})

test('the comment the address leads to is brought into view and marked, also when it is an older one', async () => {
  const pages = [[comment('c5'), comment('c4')], [comment('c3'), comment('c2')], [comment('c1')]]
  const server = fakeServer({ 'GET /api/tasks/task/activity': () => ({ activity: pages.shift(), hasMore: true }) })
  const scrolled: unknown[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this)
  })
  const { arriveAgain } = show('c3')
  const row = (await screen.findByText('I am c3')).closest('li')!
  expect(row.dataset.target).toBe('true')
  await waitFor(() => expect(scrolled).toEqual([row]))
  expect(server.asked).toHaveLength(2)
  // Whoever taps the same notification once more wants to see it again.
  arriveAgain()
  expect(scrolled).toEqual([row, row])
})

test('a comment that was deleted is not looked for in all that happened before it', async () => {
  const pages = [[comment('c5'), comment('c4')], [comment('c2')], [comment('c1')]]
  const server = fakeServer({ 'GET /api/tasks/task/activity': () => ({ activity: pages.shift(), hasMore: true }) })
  show('c3')
  await screen.findByText('I am c2')
  expect(server.asked).toHaveLength(2)
})

test('what changed stays open while its writer goes on', async () => {
  const rewritten = { type: 'task-updated', changes: [{ field: 'description' }], hasTexts: true }
  const save = (_id: string) => ({ ...change(_id), ...rewritten })
  let saves = [save('s1')]
  const server = fakeServer({
    'GET /api/tasks/task/activity': () => ({ activity: saves, hasMore: false }),
    'GET /api/tasks/task/activity/s1/description': () => ({ before: 'Old', after: `Saved ${saves.length} times` }),
  })
  const { cache } = show()
  fireEvent.click(await screen.findByRole('button', { name: 'What changed' }))
  await screen.findByDisplayValue('Saved 1 times')
  const dialog = screen.getByRole('dialog')
  saves = [save('s2'), ...saves]
  act(() => void cache.invalidateQueries(activityQuery('task')))
  await screen.findByDisplayValue('Saved 2 times')
  expect(screen.getByRole('dialog')).toBe(dialog)
  expect(server.asked.filter((asked) => asked.includes('/description'))).toHaveLength(2)
})
