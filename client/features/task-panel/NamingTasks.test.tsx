// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { IconBan } from '@tabler/icons-react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { BoardStore } from '#client/features/tasks/board-store.ts'
import { type OpenBoard, OpenBoardContext } from '#client/features/tasks/open-board.ts'
import { fakeServer } from '#client/testing/server.ts'
import type { BoardUpdate } from '#contract/boards.ts'
import type { Column } from '#contract/columns.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { NamingTasks } from './NamingTasks.tsx'

vi.mock('@tanstack/react-router', () => ({ Link: 'a' }))
afterEach(cleanup)

const task = (_id: string, more: Partial<TaskCard> = {}) =>
  ({ _id, taskId: `LNC-${_id}`, title: _id, columnId: 'todo', blockers: [], dependencies: [], ...more }) as TaskCard
const wood = task('wood')

function show(answer: object) {
  fakeServer({ 'GET /api/tasks/wood/linked': () => answer })
  const store = new BoardStore('launch')
  store.hydrate({ tasks: [wood, task('fire')], columns: [{ _id: 'todo' } as Column], seq: 1 })
  const open = { store, board: { workspace: { url: 'acme' } } } as OpenBoard
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <MantineProvider>
      <QueryClientProvider client={cache}>
        <OpenBoardContext value={open}>
          <NamingTasks card={wood} field="blockers" icon={IconBan} label="Blocks" onOpenTask={() => {}} />
        </OpenBoardContext>
      </QueryClientProvider>
    </MantineProvider>,
  )
  return { store, cache }
}

const happened = (seq: number, type: string, payload: object) =>
  ({ boardId: 'launch', seq, type, at: '2026-11-15T08:00:00.000Z', payload }) as unknown as BoardUpdate

test('what a task blocks comes and goes with the news of the board', async () => {
  const { store, cache } = show({ tasks: [], blocks: [], awaitedBy: [] })
  await waitFor(() => expect(cache.isFetching()).toBe(0))
  expect(screen.queryByText('Blocks')).toBeNull()
  act(() => void store.follow([happened(2, 'task-updated', { task: task('fire', { blockers: ['wood'] }) })]))
  expect(screen.getByText('Blocks')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Open LNC-fire fire' })).toBeTruthy()
  act(() => void store.follow([happened(3, 'task-deleted', { taskId: 'fire' })]))
  expect(screen.queryByText('Blocks')).toBeNull()
})

test('what it blocks in another project is named, what the server said of this one is not shown twice', async () => {
  const tent = { _id: 'tent', taskId: 'CMP-4', title: 'Pitch the tent', boardId: 'camp' }
  const stale = { _id: 'fire', taskId: 'LNC-fire', title: 'fire', boardId: 'launch' }
  show({ tasks: [], blocks: [tent, stale], awaitedBy: [] })
  await screen.findByText('Pitch the tent')
  expect(screen.queryByText('LNC-fire')).toBeNull()
})
