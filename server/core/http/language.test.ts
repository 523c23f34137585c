// The server speaks the language of whoever reads it: in refusals, in mails, in what it makes for them.
import { randomUUID } from 'node:crypto'
import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { authApi } from '#contract/auth.ts'
import { boardsApi } from '#contract/boards.ts'
import { columnsApi } from '#contract/columns.ts'
import { invitationsApi } from '#contract/invitations.ts'
import { notificationsApi } from '#contract/notifications.ts'
import { tasksApi } from '#contract/tasks.ts'
import { workspaceSettingsApi, workspacesApi } from '#contract/workspaces.ts'
import { insertKey } from '#server/testing/key.ts'
import { Person } from '#server/testing/person.ts'
import { until } from '#server/testing/until.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()

const refusedIn = async (headers: Record<string, string>) =>
  (await world.request('GET', '/api/me', undefined, { headers })).body.message
const ENGLISH = 'Please sign in'
const GERMAN = 'Bitte melde dich an'

test.each([
  ['', ENGLISH],
  ['de', GERMAN],
  ['DE-at', GERMAN],
  ['en, de', ENGLISH],
  ['de;q=0.4, en;q=0.8', ENGLISH],
  ['en;q=0.4, de;q=0.8', GERMAN],
  ['fr, de;q=0.5', GERMAN],
  ['fr', ENGLISH],
  ['de;q=0', ENGLISH],
  ['de;q=often', ENGLISH],
  ['constructor, __proto__;q=2, de;q=0.1', GERMAN],
  [';;q=,=,,\u00e4;q=1;q=2', ENGLISH],
])('whoever asks for “%s” is refused in that language', async (asked, words) => {
  expect(await refusedIn({ 'accept-language': asked })).toBe(words)
})

test('a header without end is looked at for as long as a browser’s would be', async () => {
  expect(await refusedIn({ 'accept-language': `${'x,'.repeat(2_000)}de` })).toBe(ENGLISH)
})

test('what was chosen in the browser counts more than what it asks for', async () => {
  expect(await refusedIn({ 'accept-language': 'en', cookie: 'a=b; language=de' })).toBe(GERMAN)
  expect(await refusedIn({ 'accept-language': 'de', cookie: 'language=en' })).toBe(ENGLISH)
  expect(await refusedIn({ 'accept-language': 'de', cookie: 'language=tlh' })).toBe(GERMAN)
  expect(await refusedIn({ cookie: 'language=toString' })).toBe(ENGLISH)
})

const inGerman = { headers: { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' } }

test('rules of the contract, and those of its parts, are told in German under the same names', async () => {
  const ada = await world.person('Ada')
  const nameless = await ada.request('POST', '/api/workspaces', { name: '' }, inGerman)
  expect(nameless).toMatchObject({
    status: 400,
    body: { code: 'invalid', message: 'Der Name des Arbeitsbereichs fehlt', details: [{ path: 'name' }] },
  })
  const unworded = await ada.request('PUT', '/api/me', { onboarding: 3 }, inGerman)
  expect(unworded.body.message).toBe('onboarding muss ein Objekt sein')
})

test('a refusal with a value in it, and one about something that is not there, are told in German', async () => {
  const ada = await world.person('Ada')
  const gone = await ada.try(boardsApi.getBoard, { boardId: randomUUID() }, inGerman)
  expect(gone.body).toMatchObject({ code: 'not_found', message: 'Projekt nicht gefunden' })
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'Werkstatt' })
  const wrong = await ada.try(
    workspaceSettingsApi.deleteWorkspace,
    { workspaceId: workspace._id, confirm: 'x' },
    inGerman,
  )
  expect(wrong.body.details).toEqual([{ path: 'confirm', message: `Gib zur Bestätigung ${workspace.url} ein` }])
})

/** Somebody who signed up in a browser that asks for German. */
async function german(name: string) {
  const email = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@example.com`
  const password = `${name} likes long passwords`
  await world.request('POST', '/auth/register', { name, email, password }, inGerman)
  const token = await world.tokenFor(email, /Bestätige deine E-Mail-Adresse/)
  const { body } = await world.try(authApi.verifyEmail, { token })
  return new Person(world.url, body, password)
}

test('whoever signs up in German is written to and answered in German, also where nothing is asked for', async () => {
  const gerda = await german('Gerda')
  expect(gerda.user.language).toBe('de')
  const refused = await gerda.try(boardsApi.getBoard, { boardId: randomUUID() })
  expect(refused.body.message).toBe('Projekt nicht gefunden')
  const chosen = await gerda.try(
    boardsApi.getBoard,
    { boardId: randomUUID() },
    { headers: { cookie: 'language=en', 'accept-language': 'de' } },
  )
  expect(chosen.body.message).toBe('Project not found')
  await gerda.call(accountApi.changePassword, { currentPassword: gerda.password, newPassword: 'ein ganz neues Wort' })
  const mail = await world.mailTo(gerda.user.email, /Dein Passwort wurde geändert/)
  expect(mail.text).toContain('Hallo Gerda,')
  expect(mail.html).toContain('<html lang="de">')
})

test('an account takes up what was chosen where somebody signs in, and what they say themselves', async () => {
  const ada = await world.person('Ada')
  expect(ada.user.language).toBeNull()
  const login = (headers: Record<string, string>) =>
    world.request('POST', '/auth/login', { email: ada.user.email, password: ada.password }, { headers })
  expect((await login({ 'accept-language': 'en' })).body.user.language).toBe('en')
  expect((await login({ 'accept-language': 'de' })).body.user.language).toBe('en')
  expect((await login({ cookie: 'language=de-account' })).body.user.language).toBe('en')
  expect((await login({ cookie: 'language=de' })).body.user.language).toBe('de')
  expect((await ada.call(accountApi.updateMe, { language: 'en' })).user.language).toBe('en')
  expect((await ada.request('PUT', '/api/me', { language: 'tlh' })).status).toBe(400)
})

test('a program is answered in English unless it asks for another language', async () => {
  const gerda = await german('Gerda')
  const { workspace } = await gerda.call(workspacesApi.createWorkspace, { name: 'Werkstatt' })
  const made = { workspaceId: workspace._id, madeBy: gerda.user._id, scopes: ['read' as const] }
  const robot = await insertKey(world.db, world.url, made)
  const boardId = randomUUID()
  expect((await robot.try(boardsApi.getBoard, { boardId })).body.message).toBe('Project not found')
  expect((await robot.try(boardsApi.getBoard, { boardId }, inGerman)).body.message).toBe('Projekt nicht gefunden')
})

test('a workspace made in German begins with German columns, types and labels', async () => {
  const gerda = await german('Gerda')
  const { workspace } = await gerda.call(workspacesApi.createWorkspace, { name: 'Werkstatt' })
  expect(workspace.columnTypes.map(({ name }) => name)).toContain('Abgebrochen')
  const { board } = await gerda.call(boardsApi.createBoard, { workspaceId: workspace._id, title: 'Frühling' })
  const { columns } = await gerda.call(columnsApi.listColumns, { boardId: board._id })
  expect(columns.map(({ title }) => title)).toEqual(['Offen', 'In Arbeit', 'Erledigt'])
})

test('a live message is refused in the language of the connection', async () => {
  const gerda = await german('Gerda')
  const live = await gerda.connect()
  expect(await live.ask('join-board', { boardId: randomUUID() })).toEqual({
    ok: false,
    message: 'Projekt nicht gefunden',
  })
  const other = io(world.url, {
    auth: { token: gerda.tokens.access_token },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie: 'language=en' },
  })
  const answer = await other.timeout(90_000).emitWithAck('join-board', { boardId: randomUUID() })
  expect(answer).toEqual({ ok: false, message: 'Project not found' })
  other.disconnect()
  gerda.leave()
})

test('two who are told the same read it in two languages, in the app and by mail', async () => {
  const [ada, gerda, emil] = [await world.person('Ada'), await german('Gerda'), await world.person('Emil')]
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'Workshop' })
  for (const person of [gerda, emil]) {
    const { email } = person.user
    await ada.call(invitationsApi.invite, { workspaceId: workspace._id, email, role: 'member' })
    const mail = await world.mailTo(email, /Workshop/)
    await person.call(invitationsApi.acceptInvitation, { token: /join\/(\S+)/.exec(mail.text!)![1]! })
  }
  const { board } = await ada.call(boardsApi.createBoard, { workspaceId: workspace._id, title: 'Spring' })
  const { columns } = await ada.call(columnsApi.listColumns, { boardId: board._id })
  await ada.call(tasksApi.createTask, {
    boardId: board._id,
    columnId: columns[0]!._id,
    title: 'Light the fire',
    members: [gerda.user._id, emil.user._id],
  })
  const told = (person: Person) =>
    until('a notification', async () => {
      const { notifications } = await person.call(notificationsApi.listNotifications, {})
      return notifications.find(({ type }) => type === 'task_assigned')?.title
    })
  expect(await told(gerda)).toBe('<strong>Ada</strong> hat dir <strong>Light the fire</strong> zugewiesen')
  expect(await told(emil)).toBe('<strong>Ada</strong> assigned you to <strong>Light the fire</strong>')
  expect((await world.mailTo(gerda.user.email, /Workshop/)).subject).toBe('Ada lädt dich zu Workshop ein')
  expect((await world.mailTo(gerda.user.email, /zugewiesen/)).text).toContain('Aufgabe ansehen')
  expect((await world.mailTo(emil.user.email, /assigned you/)).text).toContain('View task')
})
