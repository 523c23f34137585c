// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useToasts } from '#client/core/toast-list.ts'
import { fakeServer } from '#client/testing/server.ts'
import type { Member } from '#contract/members.ts'
import { membersQuery, useRemoveMember } from './data.ts'

const member = (name: string) => ({ user: { _id: name, name }, role: 'member' }) as Member

test('two removals in a row both say so', async () => {
  fakeServer({
    'DELETE /api/workspaces/acme/members/Bo': { member: member('Bo') },
    'DELETE /api/workspaces/acme/members/Cy': { member: member('Cy') },
  })
  const cache = new QueryClient()
  cache.setQueryData(membersQuery('acme').queryKey, [member('Bo'), member('Cy')])
  const { result } = renderHook(
    () => ({ bo: useRemoveMember('acme'), cy: useRemoveMember('acme'), toasts: useToasts() }),
    { wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider> },
  )

  await act(async () => {
    result.current.bo.mutate({ workspaceId: 'acme', memberId: 'Bo' })
    result.current.cy.mutate({ workspaceId: 'acme', memberId: 'Cy' })
  })

  await waitFor(() =>
    expect(result.current.toasts).toMatchObject([
      { message: 'Bo is no longer a member' },
      { message: 'Cy is no longer a member' },
    ]),
  )
})
