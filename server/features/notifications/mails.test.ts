// What people were told, in their letter boxes: through a real mail server.
import type { Email } from 'postal-mime'
import { beforeAll, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { authApi } from '#contract/auth.ts'
import { boardMembersApi, boardsApi } from '#contract/boards.ts'
import { columnsApi } from '#contract/columns.ts'
import { commentsApi } from '#contract/comments.ts'
import { formsApi } from '#contract/forms.ts'
import { invitationsApi } from '#contract/invitations.ts'
import { notificationsApi } from '#contract/notifications.ts'
import { tasksApi } from '#contract/tasks.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import { runWaitingJobs, timesOfJobs } from '#server/testing/afterwards.ts'
import { startMailServer } from '#server/testing/mail-server.ts'
import { Person } from '#server/testing/person.ts'
import { until } from '#server/testing/until.ts'
import { openWorld } from '#server/testing/world.ts'

const { url, received } = await startMailServer()
const world = openWorld({ SMTP_URL: url })

let ada: Person
let workspaceId: string
let boardId: string
let columnId: string

beforeAll(async () => {
  ada = await signUp('Ada')
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'Acme', url: 'acme' })
  workspaceId = workspace._id
  const { board } = await ada.call(boardsApi.createBoard, { workspaceId, title: 'Launch' })
  boardId = board._id
  columnId = (await ada.call(columnsApi.listColumns, { boardId })).columns[0]!._id
})

const mailsTo = ({ user }: Person) => received.filter(({ to }) => to?.[0]?.address === user.email)

const mailTo = (person: Person, subject: RegExp) =>
  until(`a mail about ${subject}`, () => mailsTo(person).findLast((mail) => subject.test(mail.subject ?? '')))

async function signUp(name: string) {
  const email = `${name.toLowerCase()}@example.com`
  const password = `${name} likes long passwords`
  await world.try(authApi.register, { name, email, password })
  const { text } = await until('the first mail', () => received.find(({ to }) => to?.[0]?.address === email))
  const { body } = await world.try(authApi.verifyEmail, { token: /verify\/(\S+)/.exec(text!)![1]! })
  return new Person(world.url, body, password)
}

/** Somebody on the project, who hears of nothing yet. */
async function joined(name: string) {
  const person = await signUp(name)
  const place = { workspace_id: workspaceId, user_id: person.user._id }
  await world.db
    .insertInto('workspace_members')
    .values({ ...place, role: 'member' })
    .execute()
  await world.db
    .insertInto('board_members')
    .values({ ...place, board_id: boardId, role: 'collaborator' })
    .execute()
  return person
}

const give = async (person: Person, title: string) =>
  (await ada.call(tasksApi.createTask, { boardId, columnId, title, members: [person.user._id] })).task

const isTold = (person: Person, title: string) =>
  until(`${person.user.name} to be told of ${title}`, async () => {
    const { notifications } = await person.call(notificationsApi.listNotifications, {})
    return notifications.find((one) => one.task?.title === title)
  })

const jobsFor = ({ user }: Person) => timesOfJobs(world.db, `mail-notices ${user._id}`)

const header = (mail: Email, name: string) => mail.headers.find(({ key }) => key === name)?.value

test('a mail goes out at once, in words and as HTML, with a link to the task and a way out', async () => {
  const bo = await joined('Bo')
  const task = await give(bo, 'Tea & <cake>')
  const mail = await mailTo(bo, /assigned/)
  expect(mail.subject).toBe('Ada assigned you to Tea & <cake>')
  expect(mail.text).toContain(`Ada assigned you to Tea & <cake>.\n\n${task.taskId} in Launch`)
  expect(mail.text).toContain(`View task:\nhttp://localhost:1/acme/projects/${boardId}?task=${task.taskId}`)
  expect(mail.html).toContain('Ada assigned you to Tea &amp; &lt;cake&gt;.')
  expect(mail.html).toContain('prefers-color-scheme: dark')
  const [, page] = /No more mails about tasks you are assigned to:\s+(http:\S+)/.exec(mail.text!)!
  expect(page).toMatch(/^http:\/\/localhost:1\/unsubscribe\/[\w-]+$/)
  expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')

  const oneClick = /<http:\/\/localhost:1(\S+)>/.exec(header(mail, 'list-unsubscribe')!)![1]!
  const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  const reply = await world.request('POST', oneClick, 'List-Unsubscribe=One-Click', form)
  expect(reply).toMatchObject({ status: 200, body: { kind: 'tasks you are assigned to' } })
  const { taskManagement } = await bo.call(notificationsApi.readPreferences, {})
  expect(taskManagement.settings.taskAssigned).toEqual({ inApp: true, email: false })
  expect(taskManagement.settings.taskComment).toEqual({ inApp: true, email: true })
  const other = await give(bo, 'Without a mail')
  const { comment } = await ada.call(commentsApi.createComment, { taskId: other._id, body: 'But of this' })
  expect((await mailTo(bo, /commented/)).text).toContain(`?task=${other.taskId}#comment-${comment._id}`)
  expect(mailsTo(bo).filter(({ subject }) => subject?.includes('assigned'))).toHaveLength(1)
  for (const token of ['nonsense', `${oneClick.split('/').at(-1)}x`, 'a'.repeat(500)])
    expect((await world.request('POST', `/public/unsubscribe/${token}`, {})).status).toBe(404)
})

test('bundled, what comes within five minutes is one mail with what is still unread', async () => {
  const cy = await joined('Cy')
  await cy.call(notificationsApi.changePreferences, { mailMode: 'bundled' })
  const before = mailsTo(cy).length
  await give(cy, 'First')
  const read = await isTold(cy, await give(cy, 'Read').then(({ title }) => title))
  const [first] = await jobsFor(cy)
  const task = await give(cy, 'Last')
  await isTold(cy, 'Last')
  expect(await jobsFor(cy)).toEqual([first])
  expect(new Date(first!).getTime() - Date.now()).toBeGreaterThan(3 * 60_000)
  await cy.call(notificationsApi.markRead, { notificationId: read._id })
  await runWaitingJobs(world.db)
  const mail = await mailTo(cy, /First/)
  expect(mail.subject).toBe('Ada assigned you to First, and 1 more')
  expect(mail.text).toContain('Ada assigned you to Last')
  expect(mail.text).not.toContain('Read')
  expect(mail.html).toContain(`?task=${task.taskId}`)
  expect(mailsTo(cy)).toHaveLength(before + 1)

  await give(cy, 'Seen in time')
  await isTold(cy, 'Seen in time')
  await cy.call(notificationsApi.markAllRead, {})
  await runWaitingJobs(world.db)
  expect(mailsTo(cy)).toHaveLength(before + 1)
})

test('answers of strangers come together, also to somebody who wants mails at once', async () => {
  const gus = await joined('Gus')
  const before = mailsTo(gus).length
  const { form } = await ada.call(formsApi.createForm, {
    boardId,
    title: 'Contact',
    published: true,
    fields: [{ id: 'what', type: 'short_text', label: 'What?', mapsTo: 'title' }],
    listeners: [gus.user._id],
  })
  for (const what of ['It smokes', 'It is cold']) {
    await world.request('POST', `/public/forms/${form.slug}`, { answers: { what } })
    await isTold(gus, what)
  }
  expect(await jobsFor(gus)).toHaveLength(1)
  expect(mailsTo(gus)).toHaveLength(before)
  await runWaitingJobs(world.db)
  const mail = await mailTo(gus, /answered/)
  expect(mail.subject).toBe('Somebody answered Contact: It smokes, and 1 more')
  expect(mail.text).toContain('Somebody answered Contact: It is cold')
  expect(mailsTo(gus)).toHaveLength(before + 1)
})

test('during quiet hours mails wait, but not the one that may be about a thief', async () => {
  const dee = await joined('Dee')
  const days = [0, 1, 2, 3, 4, 5, 6]
  // Whatever the time is, it is quiet then, and for long enough.
  const hours = new Date().getUTCHours() < 12 ? { from: '00:00', to: '23:59' } : { from: '12:00', to: '11:59' }
  await dee.call(notificationsApi.changePreferences, { quietHours: { ...hours, days } })
  const before = mailsTo(dee).length
  await give(dee, 'Sleep')
  await isTold(dee, 'Sleep')
  const headers = { 'user-agent': 'Mozilla/5.0 (Macintosh) Firefox/140.0' }
  await world.request('POST', '/auth/login', { email: dee.user.email, password: dee.password }, { headers })
  const mail = await mailTo(dee, /New sign-in from Firefox on macOS/)
  expect(mail.text).toContain('If this was not you')
  expect(mailsTo(dee)).toHaveLength(before + 1)
  // Asked too early, it puts itself off again.
  await until('the job to wait again', async () => (await jobsFor(dee))[0])
  await dee.call(notificationsApi.changePreferences, { quietHours: null })
  await runWaitingJobs(world.db)
  await mailTo(dee, /Sleep/)
})

test('what somebody may no longer see when the mail leaves is not in it', async () => {
  const eve = await joined('Eve')
  await eve.call(notificationsApi.changePreferences, { mailMode: 'bundled' })
  await give(eve, 'A secret')
  await isTold(eve, 'A secret')
  await world.db.updateTable('boards').set({ visibility: 'private' }).where('id', '=', boardId).execute()
  await ada.call(boardMembersApi.removeBoardMember, { boardId, userId: eve.user._id })
  await runWaitingJobs(world.db)
  expect(mailsTo(eve).some(({ text }) => text?.includes('secret'))).toBe(false)
})

test('whoever wants no mail about invitations or sign-ins gets none; a new password is always told', async () => {
  const fay = await signUp('Fay')
  const off = { email: false }
  await fay.call(notificationsApi.changePreferences, {
    accountActivity: { settings: { invitations: off, newLogin: off, passwordChanged: off } },
  })
  await ada.call(invitationsApi.invite, { workspaceId, email: fay.user.email, role: 'guest' })
  const headers = { 'user-agent': 'Mozilla/5.0 (Macintosh) Firefox/140.0' }
  await world.request('POST', '/auth/login', { email: fay.user.email, password: fay.password }, { headers })
  await fay.call(accountApi.changePassword, { currentPassword: fay.password, newPassword: 'Another long password' })
  await mailTo(fay, /password was changed/)
  await until(
    'all three to be told',
    async () => (await fay.call(notificationsApi.listNotifications, {})).meta.total === 3,
  )
  await runWaitingJobs(world.db)
  expect(mailsTo(fay).map(({ subject }) => subject)).toEqual([
    'Confirm your e-mail address',
    'Your password was changed',
  ])
})
