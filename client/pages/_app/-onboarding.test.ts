// @vitest-environment happy-dom
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#client/core/query.ts'
import { session } from '#client/core/session.ts'
import { routeTree } from '#client/pages.gen.ts'
import { type FakeServer, fakeServer } from '#client/testing/server.ts'

// The page was loaded there: the guard knows it from its first moment.
vi.hoisted(() => window.history.replaceState(null, '', '/workspaces'))

const ada = { _id: 'ada', email: 'ada@example.com', lastActiveWorkspaceURL: null, onboarding: {} }
const invited = { invitations: [{ _id: 'i1', workspace: { name: 'Northwind' } }] }
let server: FakeServer

/** Where somebody ends up who goes there. */
async function opened(address: string) {
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) })
  await router.load()
  return router.state.location.href
}

beforeEach(() => {
  session.end()
  queryClient.clear()
  server = fakeServer({
    'GET /api/me': { user: ada },
    'GET /api/workspaces': { myWorkspaces: [], guestWorkspaces: [] },
    'GET /api/me/invitations': { invitations: [] },
  })
})

test('who is invited and has no workspace yet reloads the list of workspaces and stays with the invitation', async () => {
  server.answers['GET /api/me/invitations'] = invited
  expect(await opened('/workspaces')).toBe('/workspaces')
  // Not without having been asked.
  expect(server.asked.indexOf('GET /api/me/invitations')).toBeLessThan(server.asked.indexOf('GET /api/workspaces'))
})

test('after the sign-in the way to the onboarding leads them there as well', async () => {
  server.answers['GET /api/me/invitations'] = invited
  expect(await opened('/onboarding')).toBe('/workspaces')
})

test('without a workspace and an invitation it is the onboarding', async () => {
  expect(await opened('/onboarding')).toBe('/onboarding')
})

test('a page that is reloaded in the middle of the onboarding stays there, invited or not', async () => {
  server.answers['GET /api/me/invitations'] = invited
  expect(await opened('/onboarding?step=team')).toBe('/onboarding?step=team')
})

test('a server that cannot tell whether somebody is invited keeps nobody from the onboarding', async () => {
  server.answers['GET /api/me/invitations'] = () => Response.json({}, { status: 500 })
  expect(await opened('/onboarding')).toBe('/onboarding')
})
