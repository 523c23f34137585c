// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { membersQuery } from '#client/features/members/data.ts'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { fakeServer } from '#client/testing/server.ts'
import type { Board } from '#contract/boards.ts'
import type { Member } from '#contract/members.ts'
import type { WorkspaceRole } from '#contract/permissions.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { AddMember } from './AddMember.tsx'

vi.mock('@tanstack/react-router', () => ({ Link: 'a' }))

afterEach(cleanup)

const [ada, bo] = ['ada', 'bo'].map((_id) => ({ user: { _id, name: _id } })) as [Member, Member]
const board = {
  _id: 'launch',
  workspace: { _id: 'acme', url: 'acme', name: 'Acme' },
  members: [ada],
} as unknown as Board

function show(people: Member[], myRole: WorkspaceRole) {
  fakeServer()
  const cache = new QueryClient()
  const workspace = { myRole, status: 'active', permissions: { invite: ['manager'] } } as unknown as Workspace
  cache.setQueryData(membersQuery('acme').queryKey, people)
  cache.setQueryData(workspaceQuery('acme').queryKey, workspace)
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={cache}>
        <AddMember board={board} />
      </QueryClientProvider>
    </MantineProvider>,
  )
}

test.each([
  ['alone', [ada]],
  ['not alone', [ada, bo]],
])('whoever may invite has the way to somebody new, %s in the workspace', (_, people) => {
  show(people, 'manager')
  expect(screen.getByText('Invite somebody by e-mail')).toBeTruthy()
})

test('whoever may not invite is not sent there', () => {
  show([ada, bo], 'member')
  expect(screen.queryByText('Invite somebody by e-mail')).toBeNull()
})
