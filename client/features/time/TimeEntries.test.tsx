// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { sessionState } from '#client/core/session-state.ts'
import { BoardStore } from '#client/features/tasks/board-store.ts'
import { type OpenBoard, OpenBoardContext } from '#client/features/tasks/open-board.ts'
import { cleanup, fireEvent, render, screen } from '#client/testing/react.ts'
import type { User } from '#contract/people.ts'
import type { TimeEntry } from '#contract/time.ts'
import { TimeEntries } from './TimeEntries.tsx'

afterEach(cleanup)

test('of much time the latest is shown, and more when asked', () => {
  sessionState.keepUser({ _id: 'ada', name: 'Ada' } as User)
  const timeEntries = Array.from({ length: 70 }, (_, day) => ({
    _id: `entry-${day}`,
    task: 'task',
    user: 'ada',
    startTime: new Date(2026, 0, 1 + day, 9).toISOString(),
    duration: 60,
    description: `Day ${day}`,
  })) as TimeEntry[]
  const board = { _id: 'board', status: 'active', myRole: null, workspace: { status: 'active' } }
  const open = { board, store: new BoardStore('board'), people: new Map(), labels: new Map(), mayEdit: false }
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <OpenBoardContext value={open as unknown as OpenBoard}>
          <TimeEntries task={{ _id: 'task', timeEntries, totalTime: 4_200 }} />
        </OpenBoardContext>
      </QueryClientProvider>
    </MantineProvider>,
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(10)
  screen.getByText('Day 69')
  expect(screen.queryByText('Day 59')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show 50 more' }))
  screen.getByText('Day 59')
  fireEvent.click(screen.getByRole('button', { name: 'Show 10 more' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(70)
})
