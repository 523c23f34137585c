// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { BoardStore } from '#client/features/tasks/board-store.ts'
import { type OpenBoard, OpenBoardContext } from '#client/features/tasks/open-board.ts'
import { fakeServer, later } from '#client/testing/server.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { LinkedTasks } from './LinkedTasks.tsx'

vi.mock('@tanstack/react-router', () => ({ Link: 'a' }))
afterEach(cleanup)

/** The list of a task whose blockers are all in another project. */
function show(blockers: string[]) {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const open = { store: new BoardStore('launch'), board: { workspace: { url: 'acme' } }, mayEdit: false } as OpenBoard
  const ui = (blockers: string[]) => (
    <MantineProvider>
      <QueryClientProvider client={cache}>
        <OpenBoardContext value={open}>
          <LinkedTasks
            card={{ _id: 'fire', blockers, dependencies: [] as string[] } as TaskCard}
            field="blockers"
            label="Blocked by"
            onOpenTask={() => {}}
          />
        </OpenBoardContext>
      </QueryClientProvider>
    </MantineProvider>
  )
  const { rerender } = render(ui(blockers))
  return { become: (next: string[]) => rerender(ui(next)), cache }
}

test('tasks that are known stay in sight while others are asked for, and when that fails', async () => {
  const again = later()
  const answers = [
    () => ({ tasks: [{ _id: 'wood', taskId: 'HRT-1', title: 'Dry wood', boardId: 'yard' }] }),
    again.answer,
  ]
  const server = fakeServer({ 'GET /api/tasks/fire/linked': () => answers.shift()!() })
  const { become, cache } = show(['wood'])
  await screen.findByText('HRT-1')
  expect(screen.getByText('Dry wood')).toBeTruthy()
  become(['wood', 'coal'])
  expect(screen.getByText('HRT-1')).toBeTruthy()
  await waitFor(() => expect(server.asked).toHaveLength(2))
  await again.give(Response.json({ message: 'No' }, { status: 403 }))
  await waitFor(() => expect(cache.isFetching()).toBe(0))
  expect(screen.getByText('HRT-1')).toBeTruthy()
})

test('that there is nothing is said once it is known', async () => {
  const answer = later()
  const server = fakeServer({ 'GET /api/tasks/fire/linked': answer.answer })
  show(['deleted'])
  await waitFor(() => expect(server.asked).toHaveLength(1))
  expect(screen.queryByText('Nothing')).toBeNull()
  await answer.give({ tasks: [] })
  await screen.findByText('Nothing')
})
