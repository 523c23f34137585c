// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sessionState } from '#client/core/session-state.ts'
import { BoardStore } from '#client/features/tasks/board-store.ts'
import { type OpenBoard, OpenBoardContext } from '#client/features/tasks/open-board.ts'
import { fakeServer } from '#client/testing/server.ts'
import type { User } from '#contract/people.ts'
import type { TimeEntry } from '#contract/time.ts'
import { TimeEntries } from './TimeEntries.tsx'

afterEach(cleanup)

const workOf = (days: number) =>
  Array.from({ length: days }, (_, day) => ({
    _id: `entry-${day}`,
    task: 'task',
    user: 'ada',
    startTime: new Date(2026, 0, 1 + day, 9).toISOString(),
    duration: 60,
    description: `Day ${day}`,
  })) as TimeEntry[]

/** Of a task somebody worked on for so many days; answers how it is shown after more. */
function open(days: number, mayEdit: boolean) {
  sessionState.keepUser({ _id: 'ada', name: 'Ada' } as User)
  fakeServer({})
  const board = { _id: 'board', status: 'active', myRole: null, workspace: { url: 'acme', status: 'active' } }
  const about = { board, store: new BoardStore('board'), people: new Map(), labels: new Map(), mayEdit }
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const drawn = (worked: number) => (
    <MantineProvider>
      <QueryClientProvider client={cache}>
        <OpenBoardContext value={about as unknown as OpenBoard}>
          <TimeEntries task={{ _id: 'task', timeEntries: workOf(worked), totalTime: worked * 60 }} />
        </OpenBoardContext>
      </QueryClientProvider>
    </MantineProvider>
  )
  const { rerender } = render(drawn(days))
  return { after: (more: number) => rerender(drawn(days + more)) }
}

test('of much time the latest is shown, and more when asked', () => {
  open(70, false)
  expect(screen.getAllByRole('listitem')).toHaveLength(10)
  screen.getByText('Day 69')
  expect(screen.queryByText('Day 59')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show 50 more' }))
  screen.getByText('Day 59')
  const last = screen.getByRole('button', { name: 'Show 10 more' })
  const end = last.parentElement
  last.focus()
  fireEvent.click(last)
  expect(screen.getAllByRole('listitem')).toHaveLength(70)
  expect(document.activeElement).toBe(end)
})

test('what is being corrected stays, however many newer ones come meanwhile', () => {
  const { after } = open(12, true)
  fireEvent.click(screen.getAllByRole('button', { name: /^Edit/ }).at(-1)!)
  fireEvent.change(screen.getByLabelText('What was done'), { target: { value: 'Chopped wood' } })
  after(1)
  screen.getByText('Day 12')
  screen.getByDisplayValue('Chopped wood')
})

test('what is being corrected stays when another one is corrected too, until it is closed itself', () => {
  open(2, true)
  const edit = () => fireEvent.click(screen.getAllByRole('button', { name: /^Edit/ })[0]!)
  edit()
  fireEvent.change(screen.getByLabelText('What was done'), { target: { value: 'Chopped wood' } })
  edit()
  fireEvent.change(screen.getByDisplayValue('Day 0'), { target: { value: 'Lit the fire' } })
  screen.getByDisplayValue('Chopped wood')
  fireEvent.click(screen.getAllByRole('button', { name: 'Cancel' })[0]!)
  expect(screen.queryByDisplayValue('Chopped wood')).toBeNull()
  screen.getByDisplayValue('Lit the fire')
})
