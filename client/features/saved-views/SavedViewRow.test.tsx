// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useToasts } from '#client/core/toast-list.ts'
import { fakeServer, later } from '#client/testing/server.ts'
import type { BoardSavedView } from '#contract/board-tools.ts'
import { SavedViewRow } from './SavedViewRow.tsx'

const saved = {
  _id: 'view',
  boardId: 'launch',
  name: 'Mine',
  shared: false,
  query: '',
  view: 'board',
} as BoardSavedView

test('a refusal is told, also after the list of views was closed', async () => {
  const refusal = later()
  const server = fakeServer({ 'PUT /api/views/view': refusal.answer })
  const { result: toasts } = renderHook(() => useToasts())
  const { unmount } = render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <SavedViewRow saved={saved} search={{}} view="board" />
      </QueryClientProvider>
    </MantineProvider>,
  )
  await act(async () => fireEvent.click(screen.getByRole('switch', { name: 'Share Mine with the project' })))
  await waitFor(() => expect(server.asked).toHaveLength(1))
  unmount()
  await refusal.give(Response.json({ message: 'You may not share it' }, { status: 403 }))
  await waitFor(() => expect(toasts.current).toMatchObject([{ message: 'You may not share it' }]))
})
