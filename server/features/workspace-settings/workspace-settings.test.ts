import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { boardsApi } from '#contract/boards.ts'
import { defaultColumnsApi } from '#contract/columns.ts'
import { foldersApi } from '#contract/folders.ts'
import { invitationsApi } from '#contract/invitations.ts'
import { labelsApi } from '#contract/labels.ts'
import { membersApi } from '#contract/members.ts'
import { workspaceSettingsApi, workspacesApi } from '#contract/workspaces.ts'
import { assemble, furnish, type People } from '#server/testing/place.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
let people: People
beforeAll(async () => {
  people = await assemble((name) => world.person(name))
})

const getWorkspace = async (url: string) => (await people.owner.call(workspacesApi.getWorkspace, { url })).workspace

test('a new workspace comes with columns, labels, column types and sensible settings', async () => {
  const { workspace } = await people.loner.call(workspacesApi.createWorkspace, { name: 'Fresh' })
  expect(workspace.defaultColumns.map(({ title, type, isDefault }) => [title, type, isDefault])).toEqual([
    ['To do', 'unstarted', true],
    ['In progress', 'started', true],
    ['Done', 'completed', true],
  ])
  expect(workspace.columnTypes.filter(({ finishing }) => finishing).map(({ key }) => key)).toEqual([
    'completed',
    'canceled',
  ])
  expect(workspace.labels.map(({ source }) => source)).toEqual(Array(5).fill('workspace'))
  expect(workspace.settings).toEqual({ workingHoursPerDay: 8, workingDays: [1, 2, 3, 4, 5], weekStart: 1 })
})

test('what an admin changes is there, and everybody in the workspace hears that it changed', async () => {
  const { workspaceId, url } = await furnish(world.db, people)
  const live = await people.guest.connect()
  await live.ask('join-workspace', { workspaceId })
  const elsewhere = await people.loner.connect()
  const settings = { workingHoursPerDay: 6.5, weekStart: 0 }
  await people.admin.call(workspaceSettingsApi.updateWorkspace, { workspaceId, name: 'New name', settings })
  expect(await getWorkspace(url)).toMatchObject({
    name: 'New name',
    settings: { ...settings, workingDays: [1, 2, 3, 4, 5] },
  })
  // Also whoever is elsewhere at this moment, in whose list it stands.
  await elsewhere.hears('workspaces-changed')
  const { body } = await live.hears('workspace-update')
  expect(body).toEqual({
    workspaceId,
    topics: ['workspace'],
    initiatorId: people.admin.user._id,
    clientId: null,
  })
})

test('two admins who edit the same version: the second is shown what is there now', async () => {
  const { workspaceId, url } = await furnish(world.db, people)
  const { version } = await getWorkspace(url)
  const replies = await Promise.all(
    ['One', 'Two'].map((name) =>
      people.admin.try(workspaceSettingsApi.updateWorkspace, { workspaceId, name, version }),
    ),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'version_conflict',
    workspace: { url, labels: expect.any(Array) },
  })
})

test('a new address takes over: the old one is gone, and people come back to the new one', async () => {
  const { workspaceId, url } = await furnish(world.db, people)
  await people.manager.call(accountApi.setLastActiveWorkspace, { workspaceURL: url })
  await people.owner.call(workspaceSettingsApi.updateWorkspace, { workspaceId, url: `${url}-new` })
  expect((await people.owner.try(workspacesApi.getWorkspace, { url })).status).toBe(404)
  expect((await people.manager.call(accountApi.me, {})).user.lastActiveWorkspaceURL).toBe(`${url}-new`)
  const taken = await people.owner.try(workspaceSettingsApi.updateWorkspace, { workspaceId, url: 'login' })
  expect(taken.body).toMatchObject({ code: 'url_taken', message: 'URL is not available' })
})

test('column types: built-in ones stay what they are, own ones come and go unless columns use them', async () => {
  const { workspaceId } = await furnish(world.db, people)
  const change = (columnTypes: { key?: string; name: string; finishing?: boolean }[]) =>
    people.owner.try(workspaceSettingsApi.updateWorkspace, { workspaceId, columnTypes })
  const { body } = await change([
    { key: 'completed', name: 'Shipped', finishing: false },
    { name: 'In review' },
    { name: 'In review' },
  ])
  const keys = body.workspace.columnTypes.map(({ key }: { key: string }) => key)
  expect(keys).toEqual(['completed', 'in-review', 'in-review-2', 'backlog', 'unstarted', 'started', 'canceled'])
  expect(body.workspace.columnTypes[0]).toMatchObject({ name: 'Shipped', finishing: true })
  await people.owner.call(defaultColumnsApi.createDefaultColumn, { workspaceId, title: 'Review', type: 'in-review' })
  expect((await change([])).body.code).toBe('column_type_in_use')
  const finishing = await change([{ key: 'in-review', name: 'In review', finishing: true }])
  expect(finishing.body.message).toMatch('Give them another type before you change whether it finishes tasks')
  expect((await change([{ key: 'in-review', name: 'Review' }])).status).toBe(200)
  expect(
    (
      await change([
        { key: 'in-review', name: 'A' },
        { key: 'in-review', name: 'B' },
      ])
    ).status,
  ).toBe(400)
})

test('a row of the permission matrix changes what a role may do, and nothing else', async () => {
  const { workspaceId } = await furnish(world.db, people)
  const create = () => people.guest.try(boardsApi.createBoard, { workspaceId, title: 'By a guest' })
  expect((await create()).status).toBe(403)
  await people.owner.call(workspaceSettingsApi.updateWorkspace, {
    workspaceId,
    permissions: { createProjects: ['manager', 'guest'] },
  })
  expect((await create()).status).toBe(201)
  expect((await people.member.try(boardsApi.createBoard, { workspaceId, title: 'By a member' })).status).toBe(403)
  expect((await people.member.try(foldersApi.createFolder, { workspaceId, name: 'Still mine' })).status).toBe(201)
  const nonsense = await people.owner.try(workspaceSettingsApi.updateWorkspace, {
    workspaceId,
    permissions: { manage: ['guest'] } as never,
  })
  expect(nonsense.status).toBe(400)
})

test('a workspace that asks for a second factor keeps out those without, until they have one', async () => {
  const { workspaceId, url, boardId } = await furnish(world.db, people)
  const demand = () =>
    people.owner.try(workspaceSettingsApi.updateWorkspace, { workspaceId, security: { requireSecondFactor: true } })
  const setFactor = (who: keyof People, totp_enabled: boolean) =>
    world.db.updateTable('users').set({ totp_enabled }).where('id', '=', people[who].user._id).execute()
  expect((await demand()).body.code).toBe('second_factor_missing')
  await setFactor('owner', true)
  const live = await people.member.connect()
  await live.ask('join-board', { boardId })
  expect((await demand()).status).toBe(200)
  await live.hears('access-changed')
  expect(await live.ask('join-board', { boardId })).toMatchObject({ ok: false })
  const refused = await people.member.try(workspacesApi.getWorkspace, { url })
  expect(refused).toMatchObject({ status: 403, body: { code: 'second_factor_required' } })
  expect((await people.member.try(boardsApi.getBoard, { boardId })).body.code).toBe('second_factor_required')
  expect(await people.member.call(workspacesApi.checkWorkspaceAccess, { workspaceId })).toEqual({
    status: 'denied',
    role: 'member',
    reason: 'second_factor_required',
  })
  await setFactor('member', true)
  expect((await people.member.try(boardsApi.getBoard, { boardId })).status).toBe(200)
  expect(await live.ask('join-board', { boardId })).toMatchObject({ ok: true })
  // Leaving is always possible.
  const { user } = people.bystander
  expect((await people.bystander.try(membersApi.removeMember, { workspaceId, memberId: user._id })).status).toBe(200)
  await setFactor('owner', false)
  await setFactor('member', false)
})

test('only addresses of allowed domains are invited, and let in by older invitations', async () => {
  const { workspaceId } = await furnish(world.db, people)
  const bo = await world.person('Bo')
  await people.owner.call(invitationsApi.invite, { workspaceId, email: bo.user.email })
  await people.owner.call(workspaceSettingsApi.updateWorkspace, {
    workspaceId,
    security: { invitationDomains: ['Northwind.example'] },
  })
  const refused = await people.owner.try(invitationsApi.invite, { workspaceId, email: 'x@elsewhere.example' })
  expect(refused).toMatchObject({ status: 403, body: { code: 'domain_not_allowed' } })
  expect((await people.owner.try(invitationsApi.invite, { workspaceId, email: 'x@northwind.example' })).status).toBe(
    201,
  )
  const token = await world.tokenFor(bo.user.email, /invites you/)
  expect((await bo.try(invitationsApi.acceptInvitation, { token })).body.code).toBe('domain_not_allowed')
})

test('an archived workspace can be read and brought back, nothing else', async () => {
  const at = await furnish(world.db, people)
  const { workspaceId, boardId, url, folderId, labelId } = at
  await people.admin.call(workspaceSettingsApi.archiveWorkspace, { workspaceId })
  expect((await getWorkspace(url)).status).toBe('archived')
  expect((await people.member.call(boardsApi.listBoards, { workspaceId })).boards).toHaveLength(1)
  expect((await people.member.call(workspacesApi.checkWorkspaceAccess, { workspaceId })).status).toBe('archived')
  const { owner } = people
  const writes = await Promise.all([
    owner.try(workspaceSettingsApi.updateWorkspace, { workspaceId, name: 'No' }),
    owner.try(boardsApi.createBoard, { workspaceId, title: 'No' }),
    owner.try(boardsApi.updateBoard, { boardId, title: 'No' }),
    owner.try(boardsApi.unarchiveBoard, { boardId }),
    owner.try(foldersApi.updateFolder, { folderId, name: 'No' }),
    owner.try(labelsApi.deleteWorkspaceLabel, { workspaceId, labelId }),
    owner.try(invitationsApi.invite, { workspaceId, email: 'no@example.com' }),
    owner.try(invitationsApi.cancelInvitation, { invitationId: at.invitationId }),
    owner.try(membersApi.changeMemberRole, { workspaceId, memberId: at.bystanderId, role: 'guest' }),
    owner.try(workspaceSettingsApi.deleteWorkspace, { workspaceId, confirm: url }),
  ])
  expect(writes.map(({ status, body }) => [status, body.code])).toEqual(Array(writes.length).fill([409, 'archived']))
  await people.owner.call(workspaceSettingsApi.archiveWorkspace, { workspaceId, archived: false })
  expect((await owner.try(boardsApi.updateBoard, { boardId, title: 'Yes' })).status).toBe(200)
})

test('ownership is handed over: one owner before, one after', async () => {
  const { workspaceId, url, bystanderId } = await furnish(world.db, people)
  await people.owner.call(workspaceSettingsApi.handOverWorkspace, { workspaceId, userId: bystanderId })
  const { owner, myRole, members } = await getWorkspace(url)
  expect([owner, myRole]).toEqual([bystanderId, 'admin'])
  expect(members.admins.filter(({ role }) => role === 'owner').map(({ user }) => user._id)).toEqual([bystanderId])
  expect((await people.owner.try(workspaceSettingsApi.deleteWorkspace, { workspaceId, confirm: url })).status).toBe(403)
})

test('a workspace is deleted only by typing its address, and then all of it is gone for everybody', async () => {
  const { workspaceId, url, boardId } = await furnish(world.db, people)
  await people.member.call(accountApi.setLastActiveWorkspace, { workspaceURL: url })
  const live = await people.member.connect()
  await live.ask('join-workspace', { workspaceId })
  const unsure = await people.owner.try(workspaceSettingsApi.deleteWorkspace, { workspaceId, confirm: 'yes' })
  expect(unsure).toMatchObject({ status: 400, body: { code: 'not_confirmed' } })
  expect((await people.owner.try(workspaceSettingsApi.deleteWorkspace, { workspaceId, confirm: url })).status).toBe(200)
  await live.hears('access-changed')
  await live.hears('workspaces-changed')
  await live.hears('timer-changed')
  expect((await people.member.try(boardsApi.getBoard, { boardId })).status).toBe(404)
  expect((await people.member.call(accountApi.me, {})).user.lastActiveWorkspaceURL).not.toBe(url)
})

test('a logo is drawn anew, shown, replaced and removed', async () => {
  const { workspaceId, url } = await furnish(world.db, people)
  const upload = async (bytes: Uint8Array) => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(bytes)]), 'logo.png')
    return people.admin.request('POST', `/api/workspaces/${workspaceId}/logo`, undefined, { form })
  }
  const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a40' } })
    .png()
    .toBuffer()
  const { status, body } = await upload(png)
  expect(status).toBe(200)
  const picture = await fetch(world.url + body.workspace.logo)
  expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width).toBe(256)
  expect((await upload(Buffer.from('<svg onload="alert(1)"/>'))).body.code).toBe('invalid_image')
  expect((await getWorkspace(url)).logo).toBe(body.workspace.logo)
  await people.admin.call(workspaceSettingsApi.removeLogo, { workspaceId })
  expect((await getWorkspace(url)).logo).toBeNull()
  await expect.poll(async () => (await fetch(world.url + body.workspace.logo)).status).toBe(404)
})
