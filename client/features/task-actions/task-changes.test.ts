// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { toast } from '#client/core/toasts.tsx'
import { BoardStore } from '#client/features/tasks/board-store.ts'
import { type FakeServer, fakeServer } from '#client/testing/server.ts'
import type { Column } from '#contract/columns.ts'
import { MAX_BULK, type TaskCard } from '#contract/tasks.ts'
import { changeAll, deleteAll, moveAll, toggleOnAll } from './task-changes.ts'

const columns = ['todo', 'done'].map((_id, position) => ({ _id, position, title: _id, version: 1 }) as Column)
const tasks = Array.from(
  { length: MAX_BULK + 1 },
  (_, at) =>
    ({
      _id: `task-${at}`,
      columnId: 'todo',
      position: at,
      priority: 0,
      members: [],
      version: 1,
      blockers: [],
      activeTimers: [],
    }) as unknown as TaskCard,
)
const all = tasks.map(({ _id }) => _id)

let store: BoardStore
let server: FakeServer
beforeEach(() => {
  store = new BoardStore('launch')
  store.hydrate({ tasks, columns, seq: 1 })
  server = fakeServer({ 'POST /api/tasks/bulk': { tasks: [] } })
})

test.each([
  ['given a priority', () => changeAll({ store }, all, { priority: 1 })],
  ['given to somebody', () => toggleOnAll({ store }, all, 'members', 'ada')],
  ['moved', () => moveAll({ store }, all, 'done')],
  ['deleted', () => deleteAll({ store }, all, () => {})],
])('more tasks than one call takes are not %s: nothing moves, and why is said', async (_, change) => {
  const warn = vi.spyOn(toast, 'warn')
  await change()
  expect(warn).toHaveBeenCalledExactlyOnceWith('At most 500 can be changed at once.')
  expect([...store.allTasks()]).toEqual(tasks)
  expect(server.asked).toEqual([])
  warn.mockRestore()
})

test('whoever is moved with others keeps the order of the board', async () => {
  moveAll({ store }, ['task-2', 'task-0'], 'done')
  expect(store.list('done')).toEqual(['task-0', 'task-2'])
  await vi.waitFor(() => expect(server.asked).toEqual(['POST /api/tasks/bulk']))
})
