// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BoardStore } from '#client/features/tasks/board-store.ts'
import { fakeServer } from '#client/testing/server.ts'
import { waitingOf } from './drafts.ts'
import { TaskComposer } from './TaskComposer.tsx'
import { type View, ViewContext } from './view.ts'

const view = {
  store: new BoardStore('launch'),
  board: { _id: 'launch', members: [] },
  people: new Map(),
  labels: new Map(),
  day: '2026-11-17',
  group: null,
  matches: null,
  asked: {},
  cells: { at: () => null },
} as unknown as View
const waiting = () => waitingOf({ boardId: 'launch', columnId: 'todo', lane: null })
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'New task in To do' })
const paste = (text: string) => fireEvent.paste(field(), { clipboardData: { getData: () => text } })

beforeEach(() => {
  sessionStorage.clear()
  render(
    <MantineProvider env="test">
      <ViewContext value={view}>
        <TaskComposer columnId="todo" columnTitle="To do" from="bottom" onClose={() => {}} />
      </ViewContext>
    </MantineProvider>,
  )
})

afterEach(cleanup)

test('a second list that is pasted waits behind the first', () => {
  paste('Fetch wood\nLight the fire')
  paste('Sit down\nWarm up')
  expect(waiting()).toEqual(['Fetch wood', 'Light the fire', 'Sit down', 'Warm up'])
})

test('what does not fit into one title keeps waiting', () => {
  const long = 'x'.repeat(495)
  paste(`${long}\nLight the fire`)
  fireEvent.click(screen.getByRole('button', { name: 'As one title' }))
  expect([field().value, waiting()]).toEqual([long, ['Light the fire']])
})

test('Enter adds what was pasted, after what is typed beside it, and not by being held down', async () => {
  const server = fakeServer({ 'POST /api/tasks': () => new Promise(() => {}) })
  const enter = (repeat = false) => fireEvent.keyDown(field(), { key: 'Enter', repeat })
  paste('Fetch wood\nLight the fire')
  fireEvent.change(field(), { target: { value: 'Sit down' } })
  enter()
  enter(true)
  expect(waiting()).toEqual(['Fetch wood', 'Light the fire'])
  enter()
  expect(waiting()).toEqual([])
  await waitFor(() => expect(server.asked).toHaveLength(2))
})
