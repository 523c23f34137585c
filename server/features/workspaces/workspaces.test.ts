import { expect, test } from 'vitest'
import { workspacesApi } from '#contract/workspaces.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()

test('a workspace is made from a name, and its maker owns it', async () => {
  const ada = await world.person('Ada')
  const reply = await ada.try(workspacesApi.createWorkspace, { name: 'Ängström & Co' })
  expect(reply).toMatchObject({
    status: 201,
    body: {
      workspace: {
        name: 'Ängström & Co',
        url: 'angstrom-co',
        owner: ada.user._id,
        myRole: 'owner',
        status: 'active',
        memberCount: 1,
      },
    },
  })
  expect(reply.body.workspace.members.admins).toMatchObject([{ role: 'owner', user: { _id: ada.user._id } }])
  const { myWorkspaces, guestWorkspaces } = await ada.call(workspacesApi.listWorkspaces, {})
  expect([myWorkspaces.length, guestWorkspaces.length]).toEqual([1, 0])
})

test('a second workspace of the same name finds a url of its own', async () => {
  const ada = await world.person('Ada')
  const urls = await Promise.all(
    ['a', 'b', 'c'].map(
      async () => (await ada.try(workspacesApi.createWorkspace, { name: 'Same Name' })).body.workspace?.url,
    ),
  )
  const made = urls.filter(Boolean)
  expect(new Set(made).size).toBe(made.length)
  expect((await ada.try(workspacesApi.createWorkspace, { name: 'Other', url: made[0] })).body).toMatchObject({
    code: 'url_taken',
    message: 'URL is not available',
  })
})

test.each([
  'api',
  'login',
  'ab',
  'a'.repeat(49),
  'with space',
  '-x-',
  'ümlaut',
  '019aa0b4-7c1f-7000-8000-000000000000',
  'workspaces',
  '../etc',
])('the url %s is not available', async (url) => {
  const ada = await world.person('Ada')
  const path = `/api/workspaces/check-url/${encodeURIComponent(url)}`
  expect((await ada.request('GET', path)).body).toEqual({ available: false })
  expect((await ada.try(workspacesApi.createWorkspace, { name: 'X', url })).status).toBe(409)
})

test('a free url is available until somebody takes it', async () => {
  const ada = await world.person('Ada')
  expect(await ada.call(workspacesApi.checkWorkspaceUrl, { url: 'nice-one' })).toEqual({ available: true })
  await ada.call(workspacesApi.createWorkspace, { name: 'X', url: 'nice-one' })
  expect(await ada.call(workspacesApi.checkWorkspaceUrl, { url: 'nice-one' })).toEqual({ available: false })
})

test('capitals in a url are small letters', async () => {
  const ada = await world.person('Ada')
  expect(await ada.call(workspacesApi.checkWorkspaceUrl, { url: 'Capitals' })).toEqual({ available: true })
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'X', url: 'Capitals' })
  expect(workspace.url).toBe('capitals')
  expect(await ada.call(workspacesApi.checkWorkspaceUrl, { url: 'CAPITALS' })).toEqual({ available: false })
})

test('a stranger sees nothing of it', async () => {
  const ada = await world.person('Ada')
  const eve = await world.person('Eve')
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'Secret Plans' })
  expect((await eve.try(workspacesApi.getWorkspace, { url: workspace.url })).status).toBe(404)
  expect(await eve.call(workspacesApi.checkWorkspaceAccess, { workspaceId: workspace._id })).toEqual({
    status: 'denied',
    role: null,
  })
  expect(await ada.call(workspacesApi.checkWorkspaceAccess, { workspaceId: workspace._id })).toEqual({
    status: 'allowed',
    role: 'owner',
  })
})
