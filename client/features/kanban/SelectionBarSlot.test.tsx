// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { BoardStore } from '#client/features/tasks/board-store.ts'
import type { Column } from '#contract/columns.ts'
import type { Matcher } from '#contract/task-filters.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { SelectionBarSlot } from './SelectionBarSlot.tsx'
import { Selection } from './selection.ts'
import { type View, ViewContext } from './view.ts'

// Compiled beforehand: on a busy machine that alone takes longer than a test waits.
beforeAll(() => import('./SelectionBar.tsx'))

const task = (_id: string, priority: number, version = 1) =>
  ({
    _id,
    columnId: 'todo',
    position: 1,
    priority,
    members: [],
    labels: [],
    version,
    blockers: [],
    activeTimers: [],
  }) as unknown as TaskCard
const columns = [{ _id: 'todo', position: 1, title: 'To do', version: 1 } as unknown as Column]

test('what the filter hides is neither counted nor changed, and is selected again without it', async () => {
  const store = new BoardStore('launch')
  store.hydrate({ tasks: [task('fire', 1), task('tea', 1), task('wood', 2)], columns, seq: 1 })
  const selection = new Selection()
  selection.add(['fire', 'tea', 'wood'])
  const board = { _id: 'launch', members: [], workspace: {} }
  const shown = (matches: Matcher | null) => (
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <ViewContext
          value={
            {
              store,
              selection,
              matches,
              board,
              people: new Map(),
              labels: new Map(),
              finishing: new Set(),
            } as unknown as View
          }
        >
          <SelectionBarSlot />
        </ViewContext>
      </QueryClientProvider>
    </MantineProvider>
  )
  const { rerender } = render(shown(null))
  expect(await screen.findByText('3 selected')).toBeDefined()
  const isLow: Matcher = ({ priority }) => priority === 1
  rerender(shown(isLow))
  expect(screen.getByText('2 selected')).toBeDefined()
  act(() => store.hydrate({ tasks: [task('fire', 1), task('tea', 2, 2), task('wood', 2)], columns, seq: 2 }))
  expect(screen.getByText('1 selected')).toBeDefined()
  rerender(shown(null))
  expect(screen.getByText('3 selected')).toBeDefined()
})
