// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keepFocus } from '#client/core/keep-focus.ts'
import { BoardStore } from '#client/features/tasks/board-store.ts'
import { useTaskIds } from '#client/features/tasks/use-board-store.ts'
import type { BoardPatch } from '#contract/board-patches.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { useFocusGoesAlong } from './use-focus-goes-along.ts'
import { type View, ViewContext } from './view.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const task = (_id: string, position: number) =>
  ({ _id, columnId: 'todo', position, version: 1, blockers: [], activeTimers: [] }) as unknown as TaskCard

function Column({ store }: { store: BoardStore }) {
  return useTaskIds(store, 'todo', null).map((id) => <Card key={id} id={id} />)
}

function Card({ id }: { id: string }) {
  return (
    <li>
      <article ref={useFocusGoesAlong(id)} data-task={id} tabIndex={-1} aria-label={id} />
    </li>
  )
}

test('of a card that is deleted the next one has the focus, without waiting for it to come back', async () => {
  const store = new BoardStore('launch')
  store.hydrate({ tasks: [task('fire', 1), task('tea', 2), task('wood', 3)], columns: [], seq: 1 })
  render(
    <main>
      <ViewContext value={{ store, awaited: { current: null } } as unknown as View}>
        <ul>
          <Column store={store} />
        </ul>
      </ViewContext>
    </main>,
  )
  const stop = keepFocus()
  screen.getByRole('article', { name: 'tea' }).focus()
  vi.useFakeTimers()
  const gone: BoardPatch = { kind: 'drop-task', taskId: 'tea' }
  await act(() =>
    store.change(
      [gone],
      async () => {},
      () => [gone],
    ),
  )
  expect(screen.queryByRole('article', { name: 'tea' })).toBeNull()
  await vi.advanceTimersByTimeAsync(100)
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'wood' }))
  stop()
})
