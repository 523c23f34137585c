// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { sessionState } from '#client/core/session-state.ts'
import { type OpenBoard, OpenBoardContext } from '#client/features/tasks/open-board.ts'
import { fireEvent, render, screen } from '#client/testing/react.ts'
import { fakeServer } from '#client/testing/server.ts'
import type { User } from '#contract/people.ts'
import { TaskActivity } from './TaskActivity.tsx'

test('that nobody said anything is not claimed before everything is loaded', async () => {
  sessionState.keepUser({ _id: 'ada', name: 'Ada' } as User)
  const change = (_id: string) => ({
    kind: 'change',
    _id,
    who: null,
    when: '2026-11-15T10:00:00Z',
    type: 'task-created',
    payload: {},
  })
  let hasMore = true
  fakeServer({ 'GET /api/tasks/task/activity': () => ({ activity: [change(hasMore ? 'new' : 'old')], hasMore }) })
  const board = { status: 'archived', workspace: { status: 'active' } }
  const open = { board, store: {}, people: new Map(), labels: new Map() } as unknown as OpenBoard
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <OpenBoardContext value={open}>
          <TaskActivity taskId="task" onOpenTask={() => {}} />
        </OpenBoardContext>
      </QueryClientProvider>
    </MantineProvider>,
  )
  await screen.findByRole('button', { name: 'Show older' })
  fireEvent.click(screen.getByRole('button', { name: 'Comments' }))
  await screen.findByText('Nothing among the latest.')
  hasMore = false
  fireEvent.click(screen.getByRole('button', { name: 'Show older' }))
  await screen.findByText('Nothing here yet.')
  expect(screen.queryByText('Nothing among the latest.')).toBeNull()
})
