// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultPermissions } from '#contract/permissions.ts'
import { defaultSettings, type Workspace } from '#contract/workspaces.ts'
import { useWorkspaceDraft } from './use-workspace-draft.ts'

const moment = '2026-11-15T09:00:00.000Z'
const acme: Workspace = {
  _id: 'acme-id',
  name: 'Acme',
  url: 'acme',
  description: 'Rockets',
  logo: null,
  status: 'active',
  owner: 'ada',
  myRole: 'owner',
  memberCount: 1,
  seats: 1,
  createdAt: moment,
  updatedAt: moment,
  version: 3,
  members: { admins: [], managers: [], members: [], guests: [], clients: [] },
  labels: [],
  defaultColumns: [],
  columnTypes: [],
  permissions: defaultPermissions,
  settings: defaultSettings,
  security: { requireSecondFactor: false, invitationDomains: [] },
}
const read = ({ name, description }: Workspace) => ({ name, description })

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)
const open = (workspace = acme) =>
  renderHook(({ current }: { current: Workspace }) => useWorkspaceDraft(current, read), {
    wrapper,
    initialProps: { current: workspace },
  })

beforeEach(() => localStorage.setItem('access_token', `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`))
afterEach(() => vi.unstubAllGlobals())

test('it follows the workspace until somebody types', () => {
  const { result, rerender } = open()
  rerender({ current: { ...acme, name: 'Acme Works', version: 4 } })
  expect(result.current.draft.name).toBe('Acme Works')

  act(() => result.current.change({ name: 'Half typed' }))
  rerender({ current: { ...acme, name: 'Theirs', version: 5 } })
  expect(result.current.draft.name).toBe('Half typed')
  expect(result.current.dirty).toBe(true)
})

test('what is saved is what was touched, with the version it began from', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return Response.json({ workspace: { ...acme, name: 'Apex', version: 5 } })
  })
  const { result, rerender } = open()
  act(() => result.current.change({ name: 'Apex' }))
  // A label somebody added meanwhile raised the version, but changed nothing this form is about.
  rerender({ current: { ...acme, version: 4 } })
  act(() => result.current.save())

  await waitFor(() => expect(result.current.dirty).toBe(false))
  expect(sent).toEqual([{ name: 'Apex', version: 4 }])
})

test('a refusal over the version is told apart, and nothing typed is lost', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'version_conflict', message: 'Changed meanwhile' }, { status: 409 }),
  )
  const { result } = open()
  act(() => result.current.change({ description: 'Mine' }))
  act(() => result.current.save())

  await waitFor(() => expect(result.current.conflict).toBe(true))
  expect(result.current.draft.description).toBe('Mine')
})
