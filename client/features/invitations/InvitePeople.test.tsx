// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { boardsQuery } from '#client/features/boards/data.ts'
import { INVITE_ANYBODY } from '#client/features/workspaces/invite-search.ts'
import { fakeServer } from '#client/testing/server.ts'
import type { BoardSummary } from '#contract/boards.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { InvitePeople } from './InvitePeople.tsx'

afterEach(cleanup)

const workspace = { _id: 'acme', url: 'acme', name: 'Acme', myRole: 'owner', status: 'active' } as Workspace
const managed = { workspace, myRole: 'admin' }
const boards = [
  { ...managed, _id: 'launch', title: 'Launch', status: 'active' },
  { ...managed, _id: 'attic', title: 'Attic', status: 'archived' },
  { ...managed, _id: 'theirs', title: 'Theirs', status: 'active', myRole: 'collaborator' },
] as unknown as BoardSummary[]

function show(wanted?: string) {
  fakeServer()
  const cache = new QueryClient()
  cache.setQueryData(boardsQuery('acme').queryKey, boards)
  const onClose = vi.fn()
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={cache}>
        <InvitePeople workspace={workspace} wanted={wanted} onClose={onClose} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  return onClose
}

const isChosen = (title: string) => screen.queryAllByText(title).some((each) => each.closest('.mantine-Pill-root'))

test('whoever comes from a project finds it chosen, and the address is told when they are done', () => {
  const onClose = show('launch')
  expect(screen.getByRole('dialog', { name: 'Invite people to Acme' })).toBeTruthy()
  expect(isChosen('Launch')).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalled()
})

test('whoever comes just to invite finds it open, with no project chosen, and the button to open it again when done', () => {
  const onClose = show(INVITE_ANYBODY.invite)
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(isChosen('Launch')).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalled()
  expect(document.activeElement?.textContent).toBe('Invite people')
})

test.each(['attic', 'theirs', 'nonsense'])('nobody is invited to “%s”, whatever the address says', (boardId) => {
  show(boardId)
  expect(document.querySelector('.mantine-Pill-root')).toBeNull()
})

test('whoever comes from nowhere opens it themselves, with no project chosen', () => {
  show()
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Invite people' }))
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(isChosen('Launch')).toBe(false)
})

test('the button counts those who will be invited, not what is no address', () => {
  show('launch')
  const field = screen.getByLabelText('E-mail addresses')
  fireEvent.change(field, { target: { value: 'ada@example.org bo@example.org, ' } })
  expect(screen.getByRole('button', { name: 'Invite 2 people' })).toBeTruthy()
  fireEvent.change(field, { target: { value: 'carl ' } })
  expect(screen.getByText('One of these is not an e-mail address')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Invite 2 people' })).toBeTruthy()
})

test('what is no address is not sent, and is said once, in its field', async () => {
  show(INVITE_ANYBODY.invite)
  const sent: unknown[] = []
  fakeServer({
    'POST /api/workspaces/acme/invitations/bulk': ({ invitations }) => {
      sent.push(invitations)
      return { invitations: [{ email: 'ada@example.org' }], failed: [] }
    },
  })
  fireEvent.change(screen.getByLabelText('E-mail addresses'), { target: { value: 'ada@example.org, carl ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Invite' }))
  await waitFor(() => expect(screen.queryByText('ada@example.org')).toBeNull())
  expect(sent).toEqual([[{ email: 'ada@example.org', role: 'member' }]])
  expect(screen.getAllByText(/not an e-mail address/)).toHaveLength(1)
  expect(screen.getByText('carl')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Invite' })).toHaveProperty('disabled', true)
  // Those who were invited stay so.
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  screen.getByRole('button', { name: 'Done' })
})
