// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BoardStore } from '#client/features/tasks/board-store.ts'
import { type OpenBoard, OpenBoardContext } from '#client/features/tasks/open-board.ts'
import { fakeServer } from '#client/testing/server.ts'
import { Preview } from './Preview.tsx'

const preview = {
  counts: { tasks: 1, created: 1, updated: 0, columns: 0, labels: 0, comments: 0, skipped: 0 },
  rows: [
    { row: 2, title: 'Light the fire', column: null, labels: [], members: [], priority: 0, dueDate: '2026-11-03' },
  ],
  columns: [],
  labels: [],
  people: [],
  unmapped: [],
  problems: [],
  notes: [],
  table: {
    headers: [
      { name: 'Name', samples: [] },
      { name: 'Tags', samples: [] },
    ],
    mapping: { title: 'Name' },
  },
}
const open = { board: { _id: 'board' }, store: new BoardStore('board') } as unknown as OpenBoard
const labels = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Column for Labels' })

test('a mapping that cannot be looked at right now stays, and is tried again', async () => {
  const server = fakeServer({ 'POST /api/boards/board/import/csv': { preview } })
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <OpenBoardContext value={open}>
          <Preview
            provider="csv"
            chosen={{ id: 'file', file: new File(['Name,Tags'], 'tasks.csv') }}
            onAnother={() => {}}
            onBegun={() => {}}
          />
        </OpenBoardContext>
      </QueryClientProvider>
    </MantineProvider>,
  )
  await screen.findByText('Light the fire')
  expect(screen.getByText('Nov 3, 2026')).toBeDefined()
  server.answers['POST /api/boards/board/import/csv'] = Response.json({ message: 'Too many at once' }, { status: 429 })
  fireEvent.click(labels())
  fireEvent.click(await screen.findByRole('option', { name: 'Tags' }))
  await screen.findByText('Too many at once')
  expect(screen.getByText('Light the fire')).toBeDefined()
  expect(labels().value).toBe('Tags')
  server.answers['POST /api/boards/board/import/csv'] = {
    preview: { ...preview, rows: [{ ...preview.rows[0], labels: ['warm'] }] },
  }
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('warm')
})
