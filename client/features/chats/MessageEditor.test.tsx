// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeServer, later } from '#client/testing/server.ts'
import type { Message } from '#contract/chats.ts'
import { keptEdit } from './draft.ts'
import { MessageEditor } from './MessageEditor.tsx'
import { type OpenChat, OpenChatContext } from './open-chat.ts'

const message = { _id: 'm1', body: 'Lunch at noon' } as Message
const open = { chat: { _id: 'chat' }, edit: () => {}, editAgain: () => {} } as unknown as OpenChat

const editor = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OpenChatContext value={open}>
        <MessageEditor message={message} />
      </OpenChatContext>
    </QueryClientProvider>,
  )
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Edit the message')

afterEach(cleanup)

test('the change of a message that was scrolled away is there when it comes back, until it is given up', () => {
  const first = editor()
  fireEvent.change(field(), { target: { value: 'Lunch at one' } })
  first.unmount()
  const again = editor()
  expect(field().value).toBe('Lunch at one')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  again.unmount()
  editor()
  expect(field().value).toBe('Lunch at noon')
})

test.each([
  ['taken', () => Response.json({ message })],
  ['refused', () => Response.json({ message: 'No' }, { status: 403 })],
])('a change that is %s leaves alone what was written of the message since', async (_, told) => {
  const answer = later()
  const server = fakeServer({ 'PUT /api/messages/m1': answer.answer })
  editor()
  fireEvent.change(field(), { target: { value: 'Lunch at one' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(server.asked).toHaveLength(1))
  fireEvent.change(field(), { target: { value: 'Lunch at two' } })
  await answer.give(told())
  expect(keptEdit('m1')).toBe('Lunch at two')
})

test('a change that is taken is not kept any longer', async () => {
  fakeServer({ 'PUT /api/messages/m1': { message } })
  editor()
  fireEvent.change(field(), { target: { value: 'Lunch at one' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(keptEdit('m1')).toBe(''))
})
