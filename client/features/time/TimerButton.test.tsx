// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionState } from '#client/core/session-state.ts'
import { BoardStore } from '#client/features/tasks/board-store.ts'
import { useTask } from '#client/features/tasks/use-board-store.ts'
import { fakeServer } from '#client/testing/server.ts'
import type { User } from '#contract/people.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { TimerButton } from './TimerButton.tsx'

afterEach(cleanup)

function Panel({ store }: { store: BoardStore }) {
  return <TimerButton store={store} task={useTask(store, 'task')!} />
}

test('a double click starts a timer, and does not stop it again', async () => {
  sessionState.keepUser({ _id: 'ada', name: 'Ada' } as User)
  const timeEntry = { _id: 'entry', user: 'ada', startTime: new Date().toISOString() }
  const server = fakeServer({
    'POST /api/tasks/task/timer/start': { timeEntry },
    'POST /api/tasks/task/timer/stop': { timeEntry, totalTime: 60 },
  })
  const store = new BoardStore('board')
  const task = { _id: 'task', columnId: 'todo', position: 1, totalTime: 0, version: 1, blockers: [], activeTimers: [] }
  store.hydrate({ tasks: [task as unknown as TaskCard], columns: [], seq: 1 })
  render(<Panel store={store} />)

  fireEvent.click(screen.getByRole('button', { name: 'Start timer' }), { detail: 1 })
  fireEvent.click(await screen.findByRole('button', { name: 'Stop timer' }), { detail: 2 })
  expect(screen.getByRole('button', { name: 'Stop timer' })).toBeDefined()
  // One click later it does.
  fireEvent.click(screen.getByRole('button', { name: 'Stop timer' }), { detail: 1 })
  expect(await screen.findByRole('button', { name: 'Start timer' })).toBeDefined()
  const calls = ['start', 'stop'].map((each) => `POST /api/tasks/task/timer/${each}`)
  await vi.waitFor(() => expect(server.asked.filter((asked) => asked.startsWith('POST'))).toEqual(calls))
})
