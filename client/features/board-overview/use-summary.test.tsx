// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { BoardStore } from '#client/features/tasks/board-store.ts'
import { newCard } from '#client/features/tasks/new-card.ts'
import { type OpenBoard, OpenBoardContext } from '#client/features/tasks/open-board.ts'
import type { Column } from '#contract/columns.ts'
import { useSummary } from './use-summary.ts'

afterEach(() => void vi.useRealTimers())

test('what was due today is overdue after midnight, on a page that stays open', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 15, 23, 50) })
  const store = new BoardStore('board')
  const task = { ...newCard(store, { columnId: 'todo', title: 'Light the fire' }), dueDate: '2026-11-15' }
  store.hydrate({ tasks: [task], columns: [{ _id: 'todo', type: 'unstarted', position: 1 } as Column], seq: 1 })
  const open = { store, finishing: new Set() } as unknown as OpenBoard
  const { result } = renderHook(() => useSummary(), {
    wrapper: ({ children }) => <OpenBoardContext value={open}>{children}</OpenBoardContext>,
  })
  expect(result.current.overdue).toHaveLength(0)
  act(() => vi.advanceTimersByTime(60 * 60_000))
  expect(result.current.overdue).toHaveLength(1)
})
