// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { fakeServer, later } from '#client/testing/server.ts'
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
  plan: 'free',
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
const read = ({ name, description, settings }: Workspace) => ({ name, description, settings })

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)
const open = (workspace = acme) =>
  renderHook(({ current }: { current: Workspace }) => useWorkspaceDraft(current, read), {
    wrapper,
    initialProps: { current: workspace },
  })

const UPDATE = 'PUT /api/workspaces/acme-id'

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
  fakeServer({
    [UPDATE]: (changes) => {
      sent.push(changes)
      return { workspace: { ...acme, name: 'Apex', version: 5 } }
    },
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
  fakeServer({ [UPDATE]: () => Response.json({ code: 'version_conflict', message: 'Changed' }, { status: 409 }) })
  const { result } = open()
  act(() => result.current.change({ description: 'Mine' }))
  act(() => result.current.save())

  await waitFor(() => expect(result.current.conflict).toBe(true))
  expect(result.current.draft.description).toBe('Mine')
})

test('of the working time, too, only what was touched is sent: a colleague’s week begins where they said', async () => {
  const sent: unknown[] = []
  fakeServer({
    [UPDATE]: (changes) => {
      sent.push(changes)
      return { workspace: { ...acme, settings: { ...acme.settings, workingHoursPerDay: 6, weekStart: 0 }, version: 9 } }
    },
  })
  const { result } = open()
  act(() => result.current.change({ settings: { ...acme.settings, workingHoursPerDay: 6 } }))
  act(() => result.current.save({ version: 8 }))

  await waitFor(() => expect(result.current.dirty).toBe(false))
  expect(sent).toEqual([{ settings: { workingHoursPerDay: 6 }, version: 8 }])
  expect(result.current.draft.settings.weekStart).toBe(0)
})

test('what is typed while it is being saved stays, and waits to be saved', async () => {
  const { answer, give } = later()
  fakeServer({ [UPDATE]: answer })
  const { result } = open()
  act(() => result.current.change({ name: 'Apex' }))
  act(() => result.current.save())
  act(() => result.current.change({ settings: { ...acme.settings, weekStart: 6 } }))
  await give({ workspace: { ...acme, name: 'Apex', description: 'Theirs', version: 4 } })

  await waitFor(() => expect(result.current.saving).toBe(false))
  expect(result.current.draft).toEqual({
    name: 'Apex',
    description: 'Theirs',
    settings: { ...acme.settings, weekStart: 6 },
  })
  expect(result.current.dirty).toBe(true)
})
