// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BoardStore } from '#client/features/tasks/board-store.ts'
import { type OpenBoard, OpenBoardContext } from '#client/features/tasks/open-board.ts'
import { fakeServer, later } from '#client/testing/server.ts'
import type { Task, TaskCard } from '#contract/tasks.ts'
import { TaskFieldPicker } from './TaskFieldPicker.tsx'

const card = {
  _id: 'fire',
  boardId: 'launch',
  columnId: 'todo',
  position: 1,
  labels: [],
  version: 1,
  blockers: [],
  activeTimers: [],
} as unknown as TaskCard

test('labels made one after the other are on the task, with one picked meanwhile, though the picker was closed', async () => {
  const store = new BoardStore('launch')
  store.hydrate({ tasks: [card], columns: [], seq: 1 })
  const open = {
    store,
    board: { _id: 'launch' },
    labels: new Map([['old', { _id: 'old', name: 'Old', color: 'blue', source: 'board', version: 1 }]]),
    mayEdit: true,
  } as unknown as OpenBoard
  const answers = { Wood: later(), Coal: later() }
  let version = 1
  const server = fakeServer({
    'POST /api/boards/launch/labels': ({ name }) => answers[name as keyof typeof answers].answer(),
    'PUT /api/tasks/fire': ({ labels }) => {
      version += 1
      return { task: { ...card, checklist: [], description: '', labels, version } as unknown as Task }
    },
  })
  const { unmount } = render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <OpenBoardContext value={open}>
          <TaskFieldPicker card={card} field="labels" onDone={() => {}} />
        </OpenBoardContext>
      </QueryClientProvider>
    </MantineProvider>,
  )
  const field = screen.getByRole('combobox', { name: 'Labels' })
  for (const name of ['Wood', 'Coal']) {
    fireEvent.change(field, { target: { value: name } })
    fireEvent.keyDown(field, { key: 'Enter' })
  }
  fireEvent.click(screen.getByRole('option', { name: 'Old' }))
  await waitFor(() => expect(server.asked.filter((each) => each.endsWith('/labels'))).toHaveLength(2))
  unmount()
  await answers.Wood.give({ label: { _id: 'wood' } })
  await answers.Coal.give({ label: { _id: 'coal' } })
  await waitFor(() => expect(store.snapshot().tasks[0]?.labels).toEqual(['old', 'wood', 'coal']))
})
