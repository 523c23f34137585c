// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { Toasts } from '#client/core/toasts.tsx'
import { BoardStore } from '#client/features/tasks/board-store.ts'
import { fakeServer } from '#client/testing/server.ts'
import type { BoardPatch } from '#contract/board-patches.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { deleteTask } from './data.ts'
import { deleteAll } from './task-changes.ts'

const task = (_id: string, taskId: string) =>
  ({ _id, taskId, columnId: 'todo', position: 1, version: 1, blockers: [], activeTimers: [] }) as unknown as TaskCard
const fire = task('fire', 'HRT-1')
const wood = task('wood', 'HRT-2')

let store: BoardStore
/** As by Ctrl+Z, or from the list of what was deleted. */
function comesBack(task: TaskCard) {
  const back: BoardPatch = { kind: 'put-task', task }
  return act(() =>
    store.change(
      [back],
      async () => {},
      () => [back],
    ),
  )
}

// Compiled beforehand: on a busy machine that alone takes longer than a test waits.
beforeAll(() => import('#client/core/ToastStack.tsx'))

beforeEach(() => {
  store = new BoardStore('launch')
  store.hydrate({ tasks: [fire, wood], columns: [], seq: 1 })
  fakeServer({
    'DELETE /api/tasks/fire': () => new Response(null, { status: 204 }),
    'POST /api/tasks/bulk': { tasks: [] },
  })
  render(<Toasts />)
})

afterEach(cleanup)

test('nobody is offered to bring back a task that is back', async () => {
  await act(() => deleteTask(store, 'fire'))
  await screen.findByText('HRT-1 deleted')
  await comesBack(fire)
  expect(screen.queryByText('HRT-1 deleted')).toBeNull()
})

test('of several, those that are still gone can be brought back', async () => {
  await act(() => deleteAll({ store }, ['fire', 'wood'], () => {}))
  await screen.findByText('2 tasks deleted')
  await comesBack(fire)
  expect(screen.getByText('2 tasks deleted')).toBeDefined()
  await comesBack(wood)
  expect(screen.queryByText('2 tasks deleted')).toBeNull()
})
