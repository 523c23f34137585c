// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { authApi } from '#contract/auth.ts'
import { useVisitorCall } from './visitor-call.ts'

function theServerAnswersLater() {
  let answer: (response: Response) => void = () => {}
  const fetch = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)))
  vi.stubGlobal('fetch', fetch)
  return { fetch, answer: (body: unknown, status = 200) => act(async () => answer(Response.json(body, { status }))) }
}

const input = { email: 'ada@example.org' }

test('a second click while the call is under way sends nothing', async () => {
  const server = theServerAnswersLater()
  const { result } = renderHook(() => useVisitorCall(authApi.forgotPassword))
  act(() => result.current.send(input))
  act(() => result.current.send(input))
  expect(server.fetch).toHaveBeenCalledTimes(1)
  expect(result.current.isPending).toBe(true)
  await server.answer({ message: 'On its way' })
  expect(result.current).toMatchObject({ isPending: false, input, output: { message: 'On its way' }, error: null })
})

test('what the server refuses is the error, and the next try forgets it', async () => {
  const server = theServerAnswersLater()
  const { result } = renderHook(() => useVisitorCall(authApi.forgotPassword))
  act(() => result.current.send(input))
  await server.answer({ message: 'Too many mails' }, 429)
  expect(result.current.error?.message).toBe('Too many mails')
  act(() => result.current.send(input))
  expect(result.current.error).toBeNull()
})
