// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { fireEvent, render, screen } from '#client/testing/react.ts'
import type { Message } from '#contract/chats.ts'
import { MessageEditor } from './MessageEditor.tsx'
import { type OpenChat, OpenChatContext } from './open-chat.ts'

const message = { _id: 'm1', body: 'Lunch at noon' } as Message
const open = { chat: { _id: 'chat' }, edit: () => {} } as unknown as OpenChat

const editor = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OpenChatContext value={open}>
        <MessageEditor message={message} />
      </OpenChatContext>
    </QueryClientProvider>,
  )
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Edit the message')

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
