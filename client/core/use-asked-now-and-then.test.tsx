// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { noteReached } from './reached.ts'
import { useAskedNowAndThen } from './use-asked-now-and-then.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  noteReached(true)
})

test('what nobody tells of is asked for again while somebody looks at it and a server is there', async () => {
  vi.useFakeTimers()
  let asked = 0
  const query = { queryKey: ['home'], queryFn: async () => ++asked, staleTime: Infinity }
  const cache = new QueryClient()
  const { result, unmount } = renderHook(
    () => {
      useAskedNowAndThen(query)
      return useQuery(query).data
    },
    { wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider> },
  )
  const aWhile = () => act(() => vi.advanceTimersByTimeAsync(31_000))
  await aWhile()
  expect(result.current).toBe(2)

  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await aWhile()
  expect(asked).toBe(2)
  visibility.mockReturnValue('visible')
  noteReached(false)
  await aWhile()
  expect(asked).toBe(2)
  noteReached(true)
  await aWhile()
  expect(result.current).toBe(3)

  unmount()
  await aWhile()
  expect(asked).toBe(3)
})
