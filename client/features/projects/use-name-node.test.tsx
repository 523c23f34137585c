// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useToasts } from '#client/core/toast-list.ts'
import { fakeServer, later } from '#client/testing/server.ts'
import { useNameNode } from './use-name-node.ts'

test('a refused name is told, also when the next one is under way', async () => {
  const refusal = later()
  fakeServer({
    'PUT /api/boards/launch': refusal.answer,
    'PUT /api/boards/handbook': { board: { _id: 'handbook', workspace: { _id: 'acme' } } },
  })
  const cache = new QueryClient()
  const { result } = renderHook(() => ({ name: useNameNode('acme'), toasts: useToasts() }), {
    wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  })
  await act(async () => result.current.name({ kind: 'board', id: 'launch' }, 'Liftoff'))
  await act(async () => result.current.name({ kind: 'board', id: 'handbook' }, 'Manual'))
  await refusal.give(Response.json({ message: 'Somebody was faster' }, { status: 409 }))
  await waitFor(() => expect(result.current.toasts).toMatchObject([{ message: 'Somebody was faster' }]))
})
