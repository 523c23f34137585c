// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { session } from '#client/core/session.ts'
import type { BoardSearch } from '#client/features/tasks/board-search.ts'
import { BoardStore } from '#client/features/tasks/board-store.ts'
import { newCard } from '#client/features/tasks/new-card.ts'
import { type OpenBoard, OpenBoardContext } from '#client/features/tasks/open-board.ts'
import type { User } from '#contract/people.ts'
import { useMatcher } from './use-matcher.ts'

session.start({ access_token: 'access', refresh_token: 'refresh', user: { _id: 'ada' } as User })
const store = new BoardStore('board')
const label = { _id: 'l1', name: 'Docs, old', color: 'blue', source: 'board' as const, version: 1 }
const board = { _id: 'board', labels: [label] } as OpenBoard['board']
let open = { board, store } as OpenBoard

const cache = new QueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={cache}>
    <OpenBoardContext value={open}>{children}</OpenBoardContext>
  </QueryClientProvider>
)
const matcherFor = (initialProps: BoardSearch) => renderHook(useMatcher, { initialProps, wrapper })

test('opening a task or renaming the board is no reason to filter anew; another filter is', () => {
  const { result, rerender } = matcherFor({ labels: 'Docs%2C old' })
  const first = result.current
  rerender({ labels: 'Docs%2C old', task: 't1', group: 'labels' })
  open = { ...open, board: { ...board, title: 'Renamed' } }
  rerender({ labels: 'Docs%2C old' })
  expect(result.current).toBe(first)
  rerender({ labels: 'Docs%2C old', priority: '1' })
  expect(result.current).not.toBe(first)
})

test('a label goes by its name, commas and all, and without a filter there is nothing to ask', () => {
  const { result } = matcherFor({ labels: 'docs%2C OLD' })
  const card = newCard(store, { columnId: 'todo', title: 'Write it down' })
  expect(result.current?.({ ...card, labels: ['l1'] })).toBe(true)
  expect(result.current?.(card)).toBe(false)
  expect(matcherFor({ group: 'labels' }).result.current).toBeNull()
})
