// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sessionState } from '#client/core/session-state.ts'
import { type OpenBoard, OpenBoardContext } from '#client/features/tasks/open-board.ts'
import { type FakeServer, fakeServer, later } from '#client/testing/server.ts'
import type { User } from '#contract/people.ts'
import { Composer } from './Composer.tsx'

const open = { board: { _id: 'launch' }, people: new Map() } as unknown as OpenBoard
const post = 'POST /api/tasks/fire/comments'

let server: FakeServer
beforeEach(() => {
  localStorage.clear()
  sessionState.keepUser({ _id: 'ada' } as User)
  server = fakeServer()
})
afterEach(cleanup)

const show = () =>
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <OpenBoardContext value={open}>
          <Composer taskId="fire" />
        </OpenBoardContext>
      </QueryClientProvider>
    </MantineProvider>,
  )
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment' })
const write = (text: string) => fireEvent.change(field(), { target: { value: text } })
const send = () => fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true })

test('a comment sent just before the panel closed is no draft any more when it opens again', async () => {
  const answer = later()
  server.answers[post] = answer.answer
  const { unmount } = show()
  write('It is wet')
  send()
  await waitFor(() => expect(server.asked).toContain(post))
  unmount()
  await answer.give({ comment: {} })
  show()
  expect(field().value).toBe('')
})

test('what is written while a comment is on its way stays, and is a comment of its own', async () => {
  const answer = later()
  const bodies: unknown[] = []
  server.answers[post] = ({ body }) => {
    bodies.push(body)
    return bodies.length === 1 ? answer.answer() : { comment: {} }
  }
  show()
  write('It is wet')
  send()
  await waitFor(() => expect(bodies).toHaveLength(1))
  write('It is wet, and cold')
  await answer.give({ comment: {} })
  expect(field().value).toBe('It is wet, and cold')
  send()
  await waitFor(() => expect(field().value).toBe(''))
  expect(bodies).toEqual(['It is wet', 'It is wet, and cold'])
})

test('a refused comment stays where it was written', async () => {
  server.answers[post] = () => Response.json({ message: 'No' }, { status: 403 })
  const { unmount } = show()
  write('It is wet')
  send()
  await waitFor(() => expect(server.asked).toContain(post))
  unmount()
  show()
  expect(field().value).toBe('It is wet')
})
