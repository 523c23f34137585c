// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { accountApi, type Session } from '#contract/account.ts'
import { useOptimistic } from './mutations.ts'
import { sessionState } from './session-state.ts'

const laptop = { _id: 'laptop' } as Session
const phone = { _id: 'phone' } as Session
const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => [laptop, phone],
  staleTime: Infinity,
})

test('a refused change is shown at once, then put back', async () => {
  const exp = Math.floor(Date.now() / 1000) + 900
  sessionState.keepTokens({ access_token: `a.${btoa(JSON.stringify({ exp }))}.c`, refresh_token: 'r' })
  let refuse = () => {}
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        refuse = () => resolve(Response.json({ message: 'No' }, { status: 403 }))
      }),
  )
  const cache = new QueryClient()
  cache.setQueryData(sessionsQuery.queryKey, [laptop, phone])
  const { result } = renderHook(
    () =>
      useOptimistic(accountApi.endSession, {
        changes: sessionsQuery,
        predict: (sessions, { sessionId }) => sessions.filter(({ _id }) => _id !== sessionId),
        failure: 'Failed to end the session',
      }),
    { wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider> },
  )

  act(() => result.current.mutate({ sessionId: 'phone' }))
  await waitFor(() => expect(cache.getQueryData(sessionsQuery.queryKey)).toEqual([laptop]))
  await act(async () => refuse())
  await waitFor(() => expect(cache.getQueryData(sessionsQuery.queryKey)).toEqual([laptop, phone]))
})
