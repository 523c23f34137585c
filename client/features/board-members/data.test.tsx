// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { boardQuery } from '#client/features/boards/data.ts'
import { fakeServer } from '#client/testing/server.ts'
import type { Board } from '#contract/boards.ts'
import { useLeaveBoard } from './data.ts'

test('a project one left is asked for again when it is next opened, and not on the page that is about to go', async () => {
  const server = fakeServer({ 'DELETE /api/boards/launch/members/ada': { userId: 'ada' } })
  const cache = new QueryClient()
  cache.setQueryData(boardQuery('launch').queryKey, { _id: 'launch' } as Board)
  const onGone = vi.fn()
  const { result } = renderHook(() => useLeaveBoard({ boardId: 'launch', workspaceId: 'acme' }, onGone), {
    wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  })

  await act(async () => result.current.mutate({ boardId: 'launch', userId: 'ada' }))

  await waitFor(() => expect(onGone).toHaveBeenCalled())
  expect(cache.getQueryState(boardQuery('launch').queryKey)?.isInvalidated).toBe(true)
  expect(server.asked).toEqual(['DELETE /api/boards/launch/members/ada'])
})
