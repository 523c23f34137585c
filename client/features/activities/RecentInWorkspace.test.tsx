// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionState } from '#client/core/session-state.ts'
import { fakeServer } from '#client/testing/server.ts'
import type { Activity } from '#contract/activities.ts'
import type { User } from '#contract/people.ts'
import { RecentInWorkspace } from './RecentInWorkspace.tsx'

vi.mock('@tanstack/react-router', () => ({
  Link: 'a',
  createLink: () => (props: { search: object; children: string }) => (
    <a href={`?${new URLSearchParams({ ...props.search })}`}>{props.children}</a>
  ),
}))

afterEach(cleanup)

const workspace = { _id: 'w', name: 'Acme', url: 'acme' }
const activities = Array.from({ length: 9 }, (_, at) => ({
  _id: String(at),
  type: 'board-updated',
  actor: null,
  via: null,
  at: '2026-11-15T08:00:00.000Z',
  workspace,
  board: { _id: 'b', title: 'Launch' },
  payload: {},
})) satisfies Activity[]

async function show(count: number) {
  sessionState.keepUser({ _id: 'ada', name: 'Ada' } as User)
  fakeServer({ 'GET /api/workspaces/w/activities': { activities: activities.slice(0, count), hasMore: false } })
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <RecentInWorkspace workspace={workspace} boardId="b" />
      </QueryClientProvider>
    </MantineProvider>,
  )
  expect(await screen.findAllByRole('listitem')).toHaveLength(8)
  return screen.queryByRole('link', { name: 'All activity' })
}

test('where the last eight lines are not all, the rest of the project’s is a click away', async () => {
  expect((await show(9))?.getAttribute('href')).toBe('?project=b')
})

test('where they are all, nothing promises more', async () => expect(await show(8)).toBeNull())
