// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, later } from '#client/testing/server.ts'
import { ChatSearch } from './ChatSearch.tsx'
import { type OpenChat, OpenChatContext } from './open-chat.ts'

const open = { chat: { _id: 'chat' } } as unknown as OpenChat

test('nobody is told that there is nothing before it was looked for', async () => {
  const server = fakeServer({ 'GET /api/chats/chat/search': { messages: [] } })
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <OpenChatContext value={open}>
          <ChatSearch onClose={() => {}} />
        </OpenChatContext>
      </QueryClientProvider>
    </MantineProvider>,
  )
  const field = screen.getByRole('searchbox')
  fireEvent.change(field, { target: { value: 'lunch' } })
  await screen.findByText('Nothing here says “lunch”.')
  const reply = later()
  server.answers['GET /api/chats/chat/search'] = reply.answer
  fireEvent.change(field, { target: { value: 'tea' } })
  await waitFor(() => expect(server.asked).toHaveLength(2))
  expect(screen.queryByText(/Nothing here says/)).toBeNull()
  await reply.give({ messages: [] })
  await screen.findByText('Nothing here says “tea”.')
})
