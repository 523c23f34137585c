// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '#client/testing/server.ts'
import { useInvitePeople } from './data.ts'

const wrapper = ({ children }: { children: React.ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)

async function invite(emails: string[], boardIds: string[] = []) {
  const { result } = renderHook(() => useInvitePeople('acme'), { wrapper })
  return act(() => result.current.mutateAsync({ emails, role: 'member', boardIds }))
}

const ONE = 'POST /api/workspaces/acme/invitations'
const MANY = 'POST /api/workspaces/acme/invitations/bulk'
const away = () => {
  throw new TypeError('Failed to fetch')
}

test('when the connection goes, those who have their mail are not written to again', async () => {
  fakeServer({ [ONE]: ({ email }) => (email === 'ada@example.com' ? { invitation: { _id: 'i', email } } : away()) })
  const { invitations, failed } = await invite(['ada@example.com', 'bo@example.com', 'cy@example.com'], ['board'])
  expect(invitations).toMatchObject([{ email: 'ada@example.com' }])
  expect(failed.map(({ email }) => email)).toEqual(['bo@example.com', 'cy@example.com'])
})

test('when nobody was written to, the reason is said once', async () => {
  fakeServer({ [ONE]: away })
  await expect(invite(['ada@example.com', 'bo@example.com'], ['board'])).rejects.toThrow()
})

test('an address that is refused does not keep the others from theirs', async () => {
  fakeServer({
    [ONE]: ({ email }) =>
      email === 'ada@example.com'
        ? Response.json({ message: 'Already here' }, { status: 409 })
        : { invitation: { _id: 'i', email } },
  })
  expect(await invite(['ada@example.com', 'bo@example.com'], ['board'])).toMatchObject({
    invitations: [{ email: 'bo@example.com' }],
    failed: [{ email: 'ada@example.com', message: 'Already here' }],
  })
})

test('as many as one likes are invited, a hundred at a time', async () => {
  const sizes: number[] = []
  fakeServer({
    [MANY]: ({ invitations }) => {
      sizes.push((invitations as object[]).length)
      return { invitations: [], failed: [] }
    },
  })
  await invite(Array.from({ length: 250 }, (_, n) => `p${n}@example.com`))
  expect(sizes).toEqual([100, 100, 50])
})
