// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { authApi } from '#contract/auth.ts'
import { useSingleCall } from './single-call.ts'

function renderCall() {
  const cache = new QueryClient()
  return renderHook(() => useSingleCall(authApi.forgotPassword, { failure: 'Failed', quiet: true }), {
    wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  })
}

test('two clicks are one call, and the first one hears the answer', async () => {
  const fetched = vi.fn(async () => Response.json({ message: 'Sent' }))
  vi.stubGlobal('fetch', fetched)
  const onSuccess = vi.fn()
  const { result } = renderCall()

  act(() => {
    result.current.mutate({ email: 'ada@example.org' }, { onSuccess })
    result.current.mutate({ email: 'ada@example.org' }, { onSuccess })
  })

  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1))
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('after a failure it can be tried again', async () => {
  const fetched = vi.fn(async () => Response.json({ message: 'no' }, { status: 500 }))
  vi.stubGlobal('fetch', fetched)
  const { result } = renderCall()

  act(() => result.current.mutate({ email: 'ada@example.org' }))
  await waitFor(() => expect(result.current.isError).toBe(true))
  act(() => result.current.mutate({ email: 'ada@example.org' }))

  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
})

test('what was reset while it was under way can be tried again once it is through', async () => {
  let answer = () => {}
  const fetched = vi.fn(
    () =>
      new Promise((resolve) => {
        answer = () => resolve(Response.json({ message: 'no' }, { status: 500 }))
      }),
  )
  vi.stubGlobal('fetch', fetched)
  const { result } = renderCall()

  act(() => result.current.mutate({ email: 'ada@example.org' }))
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  act(() => result.current.reset())
  act(() => result.current.mutate({ email: 'ada@example.org' }))
  await act(async () => answer())
  act(() => result.current.mutate({ email: 'ada@example.org' }))

  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
})
