// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { fakeServer, later } from '#client/testing/server.ts'
import type { Board } from '#contract/boards.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { QuotaLine } from './QuotaLine.tsx'

afterEach(cleanup)

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]
const board = { _id: 'board', workspace: { url: 'acme' } } as Board

/** In a workspace that works on these days; the server has not answered yet. */
function open(workingDays: number[]) {
  const quota = later()
  const { asked } = fakeServer({ 'POST /api/boards/board/working-hours-quota': quota.answer })
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  cache.setQueryData(workspaceQuery('acme').queryKey, { settings: { workingDays } } as Workspace)
  const { container } = render(
    <QueryClientProvider client={cache}>
      <QuotaLine board={board} />
    </QueryClientProvider>,
  )
  return { asked, give: quota.give, line: () => container.querySelector('p') }
}

test('its room is kept on a working day until it is there, and nobody is asked for the workspace again', async () => {
  const { asked, give, line } = open(EVERY_DAY)
  expect(line()?.textContent?.trim()).toBe('')
  await give({ quota: { workedSeconds: 3600, quotaSeconds: 25_200 } })
  await waitFor(() => expect(line()?.textContent).toBe('1h of 7h today'))
  expect(asked).toHaveLength(1)
})

test('it is gone when the server does not know', async () => {
  const { give, line } = open(EVERY_DAY)
  await give(Response.json({ message: 'No' }, { status: 403 }))
  await waitFor(() => expect(line()).toBeNull())
})

test('a day off has no line, and no room for one', () => {
  expect(open([]).line()).toBeNull()
})
