// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BoardStore } from '#client/features/tasks/board-store.ts'
import type { Matcher } from '#contract/task-filters.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { Selection } from './selection.ts'
import { TaskMenu } from './TaskMenu.tsx'
import { type View, ViewContext } from './view.ts'

afterEach(cleanup)

const task = (_id: string, taskId: string, priority: number) =>
  ({
    _id,
    taskId,
    title: `Make ${_id}`,
    columnId: 'todo',
    position: 1,
    priority,
    members: [],
    labels: [],
    version: 1,
    blockers: [],
    activeTimers: [],
  }) as unknown as TaskCard

function open(ids: string[], matches: Matcher | null = null) {
  const store = new BoardStore('launch')
  store.hydrate({
    tasks: [task('fire', 'HRT-1', 1), task('tea', 'HRT-2', 1), task('wood', 'HRT-3', 2), task('new', '', 1)],
    columns: [],
    seq: 1,
  })
  const board = { _id: 'launch', key: 'HRT', members: [], workspace: { url: 'acme' } }
  const about = { store, selection: new Selection(), matches, board, people: new Map(), labels: new Map() }
  const card = document.createElement('article')
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <ViewContext value={{ ...about, mayEdit: false } as unknown as View}>
          <TaskMenu menu={{ taskId: ids[0]!, card, at: { x: 0, y: 0 } }} ids={ids} onClose={() => {}} />
        </ViewContext>
      </QueryClientProvider>
    </MantineProvider>,
  )
}

test('what the filter hides of a selection is not in its menu', async () => {
  open(['fire', 'tea', 'wood'], ({ priority }) => priority === 1)
  expect(await screen.findByText('2 tasks')).toBeDefined()
})

test('the menu of one task is there, whatever the filter says', async () => {
  open(['wood'], ({ priority }) => priority === 1)
  expect(await screen.findByRole('menu', { name: 'Actions of Make wood' })).toBeDefined()
})

test('a task without a number has no id to copy', async () => {
  open(['new'])
  await screen.findByRole('menuitem', { name: 'Copy link' })
  expect(screen.queryByRole('menuitem', { name: 'Copy id' })).toBeNull()
  cleanup()
  open(['new', 'tea'])
  expect(await screen.findByRole('menuitem', { name: 'Copy id' })).toBeDefined()
})
