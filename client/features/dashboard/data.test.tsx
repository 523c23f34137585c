// @vitest-environment happy-dom
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '#client/core/query.ts'
import { myTasksQuery } from '#client/features/my-tasks/data.ts'
import { fakeServer } from '#client/testing/server.ts'
import { dashboardQuery } from './data.ts'

afterEach(() => {
  cleanup()
  queryClient.clear()
})

function visit() {
  return renderHook(() => [useQuery(myTasksQuery), useQuery(dashboardQuery)], {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
}

test('whoever comes home sees what they did meanwhile', async () => {
  const server = fakeServer({ 'GET /api/me/tasks': { tasks: [] }, 'GET /api/me/dashboard': {} })
  const settled = (asked: number) => waitFor(() => expect(server.asked).toHaveLength(asked))
  const first = visit()
  await settled(2)
  await waitFor(() => expect(first.result.current.every(({ isFetching }) => !isFetching)).toBe(true))
  first.unmount()
  visit()
  await settled(4)
})
