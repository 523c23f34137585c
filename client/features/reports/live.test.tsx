// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { startLive } from '#client/core/live.ts'
import { sessionState } from '#client/core/session-state.ts'
import { fakeSocketLibrary, socket } from '#client/testing/socket.ts'
import { reportsOf } from './data.ts'
import { useReportLive } from './live.ts'

vi.mock('socket.io-client', () => fakeSocketLibrary())
afterEach(() => void vi.useRealTimers())

const somethingHappens = () => socket.brings('board-update', { boardId: 'board', seq: 1, actions: [] } as never)
const aWhile = () => act(() => vi.advanceTimersByTimeAsync(3_000))

test('a slow report arrives though something happens all the time, and what it missed is asked after it', async () => {
  vi.useFakeTimers()
  sessionState.keepTokens({ access_token: 'access', refresh_token: 'refresh' })
  await act(() => startLive())
  const answers: ((figures: string) => void)[] = []
  const load = () => new Promise<string>((answer) => answers.push(answer))
  const cache = new QueryClient()
  const { result } = renderHook(
    () => {
      useReportLive('board')
      return useQuery({ ...reportsOf('board'), queryFn: load }).data
    },
    { wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider> },
  )
  await act(async () => answers[0]!('first'))
  await somethingHappens()
  await aWhile()
  for (let n = 0; n < 3; n++) {
    await somethingHappens()
    await aWhile()
  }
  expect(answers).toHaveLength(2)
  await act(async () => answers[1]!('second'))
  await aWhile()
  expect(result.current).toBe('second')
  expect(answers).toHaveLength(3)
})
