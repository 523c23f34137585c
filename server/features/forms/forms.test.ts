import { createHash, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { type Attachment, attachmentsApi } from '#contract/attachments.ts'
import { boardMembersApi, boardsApi } from '#contract/boards.ts'
import { columnsApi } from '#contract/columns.ts'
import { commentsApi } from '#contract/comments.ts'
import type { Sent } from '#contract/endpoint.ts'
import { type Form, type FormStart, formsApi } from '#contract/forms.ts'
import { membersApi } from '#contract/members.ts'
import { notificationsApi } from '#contract/notifications.ts'
import { taskMovesApi, tasksApi } from '#contract/tasks.ts'
import { workspaceActivitiesApi } from '#contract/workspaces.ts'
import { allFollowed } from '#server/testing/afterwards.ts'
import type { Reply } from '#server/testing/person.ts'
import { assemble, furnish, type People, type Place } from '#server/testing/place.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
let people: People
let place: Place
beforeAll(async () => {
  people = await assemble((name) => world.person(name))
  place = await furnish(world.db, people)
})

type Fields = NonNullable<Sent<typeof formsApi.createForm>['fields']>

async function makeForm(fields: Fields, rest: Partial<Sent<typeof formsApi.createForm>> = {}): Promise<Form> {
  const { form } = await people.member.call(formsApi.createForm, {
    boardId: place.boardId,
    title: 'Bug report',
    published: true,
    fields,
    ...rest,
  })
  return form
}

const submit = (form: Form, answers: unknown, rest: object = {}): Promise<Reply> =>
  world.request('POST', `/public/forms/${form.slug}`, { answers, ...rest })

/** The problems of an answer, by question. */
const problemsOf = ({ body }: Reply) =>
  Object.fromEntries(body.details.map((each: { path: string; message: string }) => [each.path, each.message]))

const allOf = async ({ _id }: Form) => (await people.member.call(formsApi.listSubmissions, { formId: _id })).submissions

async function newestOf(form: Form) {
  const submissions = await allOf(form)
  const { task } = await people.member.call(tasksApi.getTask, { id: submissions[0]!.task!._id })
  return { task, submission: submissions[0]!, submissions }
}

const toldOf = async ({ _id }: { _id: string }, who: keyof People) =>
  (await people[who].call(notificationsApi.listNotifications, {})).notifications.filter((one) => one.task?._id === _id)

const title = { id: 'what', type: 'short_text', label: 'What happened?', required: true, mapsTo: 'title' } as const

test('every kind of answer finds its place on the task', async () => {
  const form = await makeForm([
    title,
    { id: 'steps', type: 'long_text', label: 'Steps', mapsTo: 'description' },
    { id: 'how', type: 'priority', label: 'How bad?', mapsTo: 'priority' },
    { id: 'when', type: 'date', label: 'Until when?', mapsTo: 'dueDate' },
    { id: 'kind', type: 'multi_select', label: 'Kind', options: ['its own', 'Unheard of'], mapsTo: 'labels' },
    { id: 'mail', type: 'email', label: 'Your address' },
    { id: 'count', type: 'number', label: 'How often?', min: 1 },
    { id: 'where', type: 'url', label: 'Where?' },
    { id: 'again', type: 'checkbox', label: 'It happens again' },
    { id: 'system', type: 'select', label: 'System', options: ['Linux', 'Windows'] },
    { id: 'more', type: 'long_text', label: 'Anything else' },
  ])
  const answers = {
    what: '  The stove smokes ',
    steps: 'Open it.\nLook.',
    how: 2,
    when: '2027-01-31',
    kind: ['its own', 'Unheard of'],
    mail: 'visitor_1@example.com',
    count: '3',
    where: 'https://example.com/a?b=c',
    again: true,
    system: 'Linux',
    more: 'one\n**System**: Windows',
  }
  const reply = await submit(form, answers)
  expect([reply.status, reply.body]).toEqual([
    201,
    { confirmation: 'Thank you. Your answers have arrived.', redirectPath: null },
  ])
  const { task } = await newestOf(form)
  expect(task).toMatchObject({
    title: 'The stove smokes',
    priority: 2,
    dueDate: '2027-01-31',
    labels: [place.boardLabelId],
    columnId: place.columnId,
    createdBy: null,
  })
  expect(task.description).toBe(
    [
      'Open it.\nLook.',
      '**Kind**: its own, Unheard of',
      '**Your address**: visitor_1@example.com',
      '**How often?** 3',
      '**Where?** https://example.com/a?b=c',
      '**It happens again**: Yes',
      '**System**: Linux',
      '**Anything else**:\n\n> one\n> **System**: Windows',
    ].join('\n\n'),
  )
})

test.each(['\r', '\u2028', '\u0085'])(
  'no sign that breaks a line (%j) makes one answer look like two',
  async (sign) => {
    const form = await makeForm([title, { id: 'more', type: 'long_text', label: 'Anything else' }])
    await submit(form, { what: 'Hello', more: `one${sign}${sign}**Paid**: Yes` })
    expect((await newestOf(form)).task.description).toBe('**Anything else**:\n\n> one\n> \n> **Paid**: Yes')
  },
)

test.each(['constructor', 'toString', 'hasOwnProperty'])('no question has the id %s', async (id) => {
  const fields: Fields = [title, { id, type: 'file', label: 'Plan' }]
  const reply = await people.member.try(formsApi.createForm, { boardId: place.boardId, title: 'Form', fields })
  expect(reply.status).toBe(400)
})

test('the name of a file is never cut within a sign', async () => {
  const form = await makeForm([title, { id: 'plan', type: 'file', label: 'Plan' }])
  const body = new FormData()
  body.set('answers', JSON.stringify({ what: 'Hello' }))
  body.set('plan', new File(['x'], `${'a'.repeat(199)}🔥.txt`))
  const reply = await fetch(`${world.url}/public/forms/${form.slug}`, { method: 'POST', body })
  expect([reply.status, (await newestOf(form)).task.attachmentCount]).toEqual([201, 1])
})

test('a file that a program calls "file" answers the one question for one', async () => {
  const form = await makeForm([title, { id: 'plan', type: 'file', label: 'Plan', required: true, mapsTo: 'none' }])
  expect(form.fields[1]!.mapsTo).toBeNull()
  const body = new FormData()
  body.set('answers', JSON.stringify({ what: 'Hello' }))
  body.set('file', new File(['x'], 'plan.txt'))
  const reply = await fetch(`${world.url}/public/forms/${form.slug}`, { method: 'POST', body })
  expect([reply.status, (await newestOf(form)).task.attachmentCount]).toEqual([201, 1])
})

test('what is wrong is told question by question, and nothing is made', async () => {
  const form = await makeForm([
    title,
    { id: 'mail', type: 'email', label: 'Your address' },
    { id: 'count', type: 'number', label: 'How often?', min: 1, max: 9 },
    { id: 'when', type: 'date', label: 'When?' },
    { id: 'where', type: 'url', label: 'Where?' },
    { id: 'kind', type: 'select', label: 'Kind', options: ['A', 'B'] },
    { id: 'some', type: 'multi_select', label: 'Some', options: ['A', 'B'] },
    { id: 'agree', type: 'checkbox', label: 'I agree', required: true },
    { id: 'how', type: 'priority', label: 'How bad?' },
    { id: 'file', type: 'file', label: 'Picture', required: true },
  ])
  const reply = await submit(form, {
    what: '  ',
    mail: 'nobody',
    count: 12,
    when: '2026-02-30',
    where: 'javascript:alert(1)',
    kind: 'C',
    some: ['A', 'C'],
    agree: false,
    how: 7,
    file: 'pretended.png',
  })
  expect(reply.status).toBe(400)
  expect(problemsOf(reply)).toEqual({
    'answers.what': 'This question needs an answer',
    'answers.mail': 'This is not an e-mail address',
    'answers.count': 'Please give a number of at most 9',
    'answers.when': 'Please choose a day',
    'answers.where': 'Please give a web address that begins with http:// or https://',
    'answers.kind': 'Please choose one of the options that are offered',
    'answers.some': 'Please choose from the options that are offered',
    'answers.agree': 'Please tick this box',
    'answers.how': 'Please choose one of the priorities',
    'answers.file': 'Please add a file',
  })
  const tooLong = await submit(form, { what: 'x'.repeat(501) })
  expect(problemsOf(tooLong)['answers.what']).toBe('Please use at most 500 characters')
  const strange = await submit(form, { what: { deep: [] } })
  expect([strange.status, problemsOf(strange)]).toEqual([400, { 'answers.what': 'This answer cannot be read' }])
  expect((await people.member.call(formsApi.listSubmissions, { formId: form._id })).meta.total).toBe(0)
})

test('a question that is not asked is ignored, and so is one that depends on it', async () => {
  const form = await makeForm([
    title,
    { id: 'kind', type: 'select', label: 'Kind', options: ['Bug', 'Wish'] },
    {
      id: 'version',
      type: 'short_text',
      label: 'Version',
      required: true,
      showIf: { field: 'kind', equals: 'Bug' },
    },
    { id: 'log', type: 'long_text', label: 'Log', required: true, showIf: { field: 'version', isAnswered: true } },
  ])
  expect((await submit(form, { what: 'More colours', kind: 'Wish', version: '2', log: 'x' })).status).toBe(201)
  expect((await newestOf(form)).task.description).toBe('**Kind**: Wish')
  expect(problemsOf(await submit(form, { what: 'Broken', kind: 'Bug', version: '2' }))).toEqual({
    'answers.log': 'This question needs an answer',
  })
})

test('questions that make no sense are refused when they are saved', async () => {
  const refused = async (fields: Fields) =>
    (await people.member.try(formsApi.createForm, { boardId: place.boardId, title: 'Odd', fields })).body.message
  expect(await refused([title, title])).toBe('Two questions have the id “what”')
  expect(await refused([{ id: 'a', type: 'select', label: 'Which?' }])).toBe('“Which?” needs at least one option')
  expect(await refused([{ id: 'a', type: 'file', label: 'File', mapsTo: 'title' }])).toBe(
    'The answer to “File” cannot become the task’s title',
  )
  expect(await refused([{ ...title, showIf: { field: 'later', equals: 'x' } }])).toBe(
    '“What happened?” can only depend on a question that is asked before it',
  )
})

test.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  'thanks',
  'http://elsewhere.example',
  'https:elsewhere.example',
  'https:///elsewhere.example',
  'https://bank.example@elsewhere.example',
  'https://:secret@elsewhere.example',
  'https://elsewhere.example\\@bank.example',
  'https://',
  'https://a b.example',
  'https://%00.example',
  'javascript:alert(1)//https://elsewhere.example',
  'data:text/html,hello',
])('a form leads nobody to %s', async (redirectPath) => {
  const { status, body } = await people.member.try(formsApi.createForm, {
    boardId: place.boardId,
    title: 'Odd',
    redirectPath,
  })
  expect([status, body.message]).toEqual([
    400,
    'Give a path on this server that begins with one /, or an address that begins with https://',
  ])
})

test.each(['/', '/thanks?from=form#here', 'https://elsewhere.example', 'https://elsewhere.example:8443/a@b?c=d#e'])(
  'a form leads to %s',
  async (redirectPath) => {
    const form = await makeForm([title], { redirectPath })
    expect((await submit(form, { what: 'Hello' })).body).toMatchObject({ redirectPath })
  },
)

test('whoever sends many files at once is told to wait, until those are through', async () => {
  const form = await makeForm([title])
  const gaveUp = new AbortController()
  const part = '--b\r\nContent-Disposition: form-data; name="shot"; filename="x"\r\n\r\nslowly'
  const slow = Array.from({ length: 3 }, () =>
    fetch(`${world.url}/public/forms/${form.slug}`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode(part)) }),
      duplex: 'half',
      signal: gaveUp.signal,
    } as RequestInit),
  )
  const send = async () => {
    const body = new FormData()
    body.set('answers', JSON.stringify({ what: 'Hello' }))
    return (await world.request('POST', `/public/forms/${form.slug}`, undefined, { form: body })).status
  }
  await expect.poll(send).toBe(429)
  expect((await submit(form, { what: 'Without a file' })).status).toBe(201)
  gaveUp.abort()
  await Promise.allSettled(slow)
  await expect.poll(send).toBe(201)
})

test('files come along as attachments that are saved, never shown', async () => {
  const form = await makeForm([title, { id: 'shot', type: 'file', label: 'Picture' }])
  const png = await sharp({ create: { width: 900, height: 20, channels: 3, background: '#a40' } })
    .png()
    .toBuffer()
  const parts = (files: [string, Uint8Array, string][]) => {
    const body = new FormData()
    body.set('answers', JSON.stringify({ what: 'It looks like this' }))
    for (const [field, bytes, name] of files) body.append(field, new Blob([new Uint8Array(bytes)]), name)
    return world.request('POST', `/public/forms/${form.slug}`, undefined, { form: body })
  }
  const reply = await parts([
    ['shot', png, '../shot.png'],
    ['shot', Buffer.from('<script>'), 'page.html'],
    ['elsewhere', png, 'unasked.png'],
  ])
  expect(reply.status).toBe(201)
  const { task, submission } = await newestOf(form)
  expect(task).toMatchObject({ attachmentCount: 2, description: '**Picture**: shot.png, page.html' })
  expect(submission.answers.at(-1)).toMatchObject({ id: 'shot', value: ['shot.png', 'page.html'] })
  const { attachments } = await people.member.call(attachmentsApi.listAttachments, { taskId: task._id })
  expect(attachments.map(({ name, uploadedBy }) => [name, uploadedBy])).toEqual(
    expect.arrayContaining([
      ['shot.png', null],
      ['page.html', null],
    ]),
  )
  const [shot, page] = attachments as [Attachment, Attachment]
  const filesOf = async () => (await allOf(form))[0]!.answers.at(-1)!.files
  expect(await filesOf()).toEqual([
    { _id: shot._id, name: 'shot.png', size: png.length, preview: shot.preview },
    { _id: page._id, name: 'page.html', size: 8, preview: null },
  ])
  const download = await people.member.request('GET', `/api/attachments/${page._id}`)
  expect([download.body, download.headers.get('content-type')]).toEqual(['<script>', 'application/octet-stream'])
  await people.member.call(attachmentsApi.deleteAttachment, { attachmentId: shot._id })
  expect(await filesOf()).toEqual([null, expect.objectContaining({ _id: page._id })])
  await people.member.call(tasksApi.deleteTask, { taskId: task._id })
  expect(await filesOf()).toEqual([null, null])

  const many = await parts(Array.from({ length: 6 }, (_, n) => ['shot', png, `${n}.png`]))
  expect([many.status, many.body.code]).toEqual([413, 'too_large'])
  const broken = new FormData()
  broken.set('answers', '{"what":')
  const unreadable = await world.request('POST', `/public/forms/${form.slug}`, undefined, { form: broken })
  expect([unreadable.status, unreadable.body.message]).toEqual([400, 'A part of the body is not valid JSON'])
})

test('whoever has the board open sees it come in, from nobody, by the name of the form', async () => {
  const form = await makeForm([title], { title: 'Contact' })
  const live = await people.bystander.connect()
  await live.ask('join-board', { boardId: place.boardId })
  await submit(form, { what: 'Hello there' })
  const isIt = (update: unknown) => (update as { payload: { title?: string } }).payload.title === 'Hello there'
  const { body } = await live.hears('board-update', isIt)
  expect(body).toMatchObject({ type: 'task-created', initiatorId: null, payload: { form: 'Contact' } })
  await live.hears('forms-changed')
  const { task } = await newestOf(form)
  const { activity } = await people.member.call(commentsApi.listTaskActivity, { taskId: task._id })
  expect(activity).toMatchObject([{ kind: 'change', type: 'task-created', who: null, payload: { form: 'Contact' } }])
  const { activities } = await people.member.call(workspaceActivitiesApi.listWorkspaceActivities, {
    workspaceId: place.workspaceId,
  })
  expect(activities.find(({ payload }) => payload.title === 'Hello there')).toMatchObject({ actor: null })
})

test('who made the form is told of an answer, and nobody whose name stands in it', async () => {
  const form = await makeForm([title, { id: 'more', type: 'long_text', label: 'More', mapsTo: 'description' }])
  await submit(form, { what: 'Smoke', more: `@${people.bystander.user.username} look` })
  const { task } = await newestOf(form)
  await allFollowed(world.db)
  const [news] = await toldOf(task, 'member')
  expect(news).toMatchObject({
    type: 'form_answered',
    title: 'Somebody answered <strong>Bug report</strong>: <strong>Smoke</strong>',
    link: expect.stringContaining(task.taskId),
    sender: null,
  })
  for (const who of ['owner', 'admin', 'bystander'] as const) expect(await toldOf(task, who)).toEqual([])
})

test('those whom a form names hear of an answer, each in one place, and whoever made it does not', async () => {
  const listeners = [people.owner.user._id, people.bystander.user._id, people.bystander.user._id]
  const form = await makeForm([title], { listeners })
  expect(form.listeners.toSorted()).toEqual([...new Set(listeners)].toSorted())
  const submissionId = randomUUID()
  for (const _time of ['once', 'again']) await submit(form, { what: 'Smoke' }, { submissionId })
  const { task } = await newestOf(form)
  await people.member.call(tasksApi.updateTask, { taskId: task._id, members: [people.bystander.user._id] })
  await allFollowed(world.db)
  const answered = 'Somebody answered <strong>Bug report</strong>'
  expect(await toldOf(task, 'owner')).toMatchObject([
    { type: 'form_answered', title: `${answered}: <strong>Smoke</strong>`, message: `${task.taskId} in Board` },
  ])
  expect(await toldOf(task, 'bystander')).toMatchObject([
    { type: 'task_assigned', message: `${task.taskId} in Board · Also: ${answered}` },
  ])
  expect(await toldOf(task, 'member')).toEqual([])
})

test('nobody hears of answers who wants to hear of no work, or whom nobody named', async () => {
  const { bystander, member } = people
  const form = await makeForm([title], { listeners: [bystander.user._id] })
  const wish = (inApp: boolean) =>
    bystander.call(notificationsApi.changePreferences, {
      taskManagement: { settings: { taskAssigned: { inApp, email: inApp } } },
    })
  await wish(false)
  await submit(form, { what: 'Unheard' })
  await allFollowed(world.db)
  await wish(true)
  expect(await toldOf((await newestOf(form)).task, 'bystander')).toEqual([])
  const { form: silent } = await member.call(formsApi.updateForm, { formId: form._id, listeners: [] })
  expect(silent.listeners).toEqual([])
  await submit(form, { what: 'Into the silence' })
  await allFollowed(world.db)
  const { task } = await newestOf(form)
  for (const who of ['bystander', 'member'] as const) expect(await toldOf(task, who)).toEqual([])
})

test('whoever is told by name hears of answers in a muted project, too', async () => {
  const { bystander } = people
  const form = await makeForm([title], { listeners: [bystander.user._id] })
  const mute = (muted: boolean) => bystander.call(notificationsApi.muteProject, { boardId: form.boardId, muted })
  await mute(true)
  await submit(form, { what: 'Urgent' })
  await allFollowed(world.db)
  await mute(false)
  expect(await toldOf((await newestOf(form)).task, 'bystander')).toMatchObject([{ type: 'form_answered' }])
})

test('a form tells people who see its project, and names nobody else', async () => {
  const { member, bystander } = people
  const form = await makeForm([title], { listeners: [bystander.user._id] })
  for (const stranger of ['loner', 'newcomer', 'removed'] as const) {
    const listeners = [bystander.user._id, people[stranger].user._id]
    for (const reply of [
      await member.try(formsApi.createForm, { boardId: place.boardId, title: 'Odd', listeners }),
      await member.try(formsApi.updateForm, { formId: form._id, listeners }),
    ])
      expect([reply.status, reply.body.message]).toEqual([404, 'Member not found'])
  }
  const noId = { formId: form._id, listeners: ['nobody'] }
  expect((await member.try(formsApi.updateForm, noId)).status).toBe(404)
  const everybody = { formId: form._id, listeners: Array.from({ length: 51 }, () => randomUUID()) }
  expect((await member.try(formsApi.updateForm, everybody)).body.message).toBe('At most 50 people')
  expect((await member.call(formsApi.getForm, { formId: form._id })).form.listeners).toEqual([bystander.user._id])
})

test('who hears of answers is nothing strangers can read', async () => {
  const form = await makeForm([title], { listeners: [people.bystander.user._id] })
  const replies = [await world.request('GET', `/public/forms/${form.slug}`), await submit(form, { what: 'Hello' })]
  expect(replies.map(({ status }) => status)).toEqual([200, 201])
  for (const { body } of replies) expect(JSON.stringify(body)).not.toContain(people.bystander.user._id)
})

test('whoever leaves hears of no more answers, also when they come back', async () => {
  const { workspaceId, boardId } = await furnish(world.db, people)
  const listeners = (['guest', 'member', 'bystander', 'owner'] as const).map((who) => people[who].user._id)
  const [guestId, memberId, bystanderId, ownerId] = listeners as [string, string, string, string]
  const form = await makeForm([title], { boardId, listeners })
  const heardBy = async () =>
    (await people.owner.call(formsApi.getForm, { formId: form._id })).form.listeners.toSorted()
  expect(await heardBy()).toEqual(listeners.toSorted())

  await people.boardAdmin.call(boardMembersApi.removeBoardMember, { boardId, userId: bystanderId })
  await people.guest.call(boardMembersApi.removeBoardMember, { boardId, userId: guestId })
  await people.owner.call(membersApi.removeMember, { workspaceId, memberId })
  expect(await heardBy()).toEqual([ownerId])

  await people.boardAdmin.call(boardMembersApi.addBoardMember, { boardId, userId: bystanderId, role: 'collaborator' })
  expect(await heardBy()).toEqual([ownerId])
  await submit(form, { what: 'Anybody there?' })
  await allFollowed(world.db)
  const { submissions } = await people.owner.call(formsApi.listSubmissions, { formId: form._id })
  const task = submissions[0]!.task!
  expect(await toldOf(task, 'owner')).toHaveLength(1)
  for (const who of ['guest', 'member', 'bystander'] as const) expect(await toldOf(task, who)).toEqual([])
})

test('whoever no longer sees the project is not among those who hear of answers', async () => {
  const { boardId } = await furnish(world.db, people)
  const { owner, loner } = people
  await owner.call(boardsApi.updateBoard, { boardId, visibility: 'workspace' })
  const { form } = await owner.call(formsApi.createForm, {
    boardId,
    title: 'Contact',
    published: true,
    fields: [title],
    listeners: [loner.user._id, owner.user._id],
  })
  expect(form.listeners).toHaveLength(2)
  await owner.call(boardsApi.updateBoard, { boardId, visibility: 'private' })
  expect((await owner.call(formsApi.getForm, { formId: form._id })).form.listeners).toEqual([owner.user._id])
  await submit(form, { what: 'Behind closed doors' })
  await allFollowed(world.db)
  const { notifications } = await loner.call(notificationsApi.listNotifications, {})
  expect(notifications.filter(({ board }) => board?._id === boardId)).toEqual([])
})

test('sent again because the answer got lost, even at the same moment, it makes one task', async () => {
  const form = await makeForm([title])
  const submissionId = randomUUID()
  const replies = await Promise.all(Array.from({ length: 5 }, () => submit(form, { what: 'Once' }, { submissionId })))
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  expect((await submit(form, { what: 'Once' }, { submissionId })).status).toBe(201)
  expect((await people.member.call(formsApi.listSubmissions, { formId: form._id })).meta.total).toBe(1)
  const other = await makeForm([title])
  expect((await submit(other, { what: 'Elsewhere' }, { submissionId })).status).toBe(400)
})

test('a program that fills in the hidden field is thanked, and nothing is made', async () => {
  const form = await makeForm([title], { confirmation: 'Got it' })
  const reply = await submit(form, { what: 'Buy now' }, { website: 'http://spam.example' })
  expect([reply.status, reply.body.confirmation]).toEqual([201, 'Got it'])
  expect((await people.member.call(formsApi.listSubmissions, { formId: form._id })).submissions).toEqual([])
})

const open = async (form: Form): Promise<FormStart> =>
  (await world.request('GET', `/public/forms/${form.slug}`)).body.start

test('a form that asks for time takes nothing that comes at once, unopened, or twice', async () => {
  const form = await makeForm([title], { protection: 'time' })
  const { token } = await open(form)
  const code = async (rest: object, answers: object = { what: 'Hello' }) =>
    (await submit(form, answers, rest)).body.code
  expect(await code({})).toBe('stale_form')
  expect(await code({ token: `${token.slice(0, -2)}xx` })).toBe('stale_form')
  expect(await code({ token: (await open(await makeForm([title]))).token })).toBe('stale_form')
  // On a busy machine the two seconds may be over before it is sent: then again, with a form just opened.
  await expect.poll(async () => code({ token: (await open(form)).token })).toBe('too_quick')
  await expect.poll(async () => (await submit(form, { what: 'Hello' }, { token })).status).toBe(201)
  expect(await code({ token })).toBe('stale_form')
})

test('a form that asks for work takes what was calculated for it, once', async () => {
  const form = await makeForm([title], { protection: 'work' })
  const { token, challenge, bits } = await open(form)
  const isDone = (work: number) => {
    const hash = createHash('sha256').update(`${challenge}:${work}`).digest()
    return Math.clz32(hash.readUInt32BE(0)) >= bits
  }
  let work = 0
  while (!isDone(work)) work++
  const send = (done: string) => submit(form, { what: 'Hello' }, { token, work: done })
  await expect.poll(async () => (await send('-1')).body.code).toBe('work_missing')
  expect((await send(String(work))).status).toBe(201)
  expect((await send(String(work))).body.code).toBe('stale_form')
})

test('a task lands in the chosen column, and in the first one when that is deleted', async () => {
  const { column } = await people.member.call(columnsApi.createColumn, { boardId: place.boardId, title: 'Inbox' })
  const form = await makeForm([title], { columnId: column._id })
  await submit(form, { what: 'First' })
  expect((await newestOf(form)).task.columnId).toBe(column._id)
  await people.member.call(columnsApi.deleteColumn, { columnId: column._id, moveTo: place.otherColumnId })
  expect((await submit(form, { what: 'Second' })).status).toBe(201)
  expect((await newestOf(form)).task.columnId).toBe(place.columnId)
  expect((await people.member.call(formsApi.getForm, { formId: form._id })).form.columnId).toBeNull()
})

test('an unpublished form, an old address and an archived project are not there', async () => {
  const form = await makeForm([title])
  const statusOf = async ({ slug }: Form) => [
    (await world.request('GET', `/public/forms/${slug}`)).status,
    (await world.request('POST', `/public/forms/${slug}`, { answers: { what: 'x' } })).status,
  ]
  const { form: renewed } = await people.member.call(formsApi.renewFormSlug, { formId: form._id })
  expect([await statusOf(form), await statusOf(renewed)]).toEqual([
    [404, 404],
    [200, 201],
  ])
  await people.member.call(formsApi.updateForm, { formId: form._id, published: false })
  expect(await statusOf(renewed)).toEqual([404, 404])
  await people.member.call(formsApi.updateForm, { formId: form._id, published: true })
  await people.owner.call(boardsApi.archiveBoard, { boardId: place.boardId })
  expect(await statusOf(renewed)).toEqual([404, 404])
  const late = await people.member.try(formsApi.updateForm, { formId: form._id, title: 'Late' })
  expect([late.status, late.body.code]).toEqual([409, 'archived'])
  expect((await people.member.try(formsApi.getForm, { formId: form._id })).status).toBe(200)
  await people.owner.call(boardsApi.unarchiveBoard, { boardId: place.boardId })
})

test('a stranger sees the questions and nothing else of the project', async () => {
  const form = await makeForm([title], { columnId: place.columnId })
  const { body } = await world.request('GET', `/public/forms/${form.slug}`)
  expect(Object.keys(body.form).sort()).toEqual(['accent', 'cover', 'description', 'fields', 'protection', 'title'])
})

test('two people who change the same form: the second is shown what is there now', async () => {
  const form = await makeForm([title])
  await people.guest.call(formsApi.updateForm, { formId: form._id, title: 'Theirs', version: form.version })
  const reply = await people.member.try(formsApi.updateForm, {
    formId: form._id,
    title: 'Mine',
    version: form.version,
  })
  expect([reply.status, reply.body.code, reply.body.form.title]).toEqual([409, 'version_conflict', 'Theirs'])
})

test('what was sent in is listed page by page; deleting the form leaves the tasks', async () => {
  const form = await makeForm([title])
  for (const what of ['One', 'Two', 'Three']) await submit(form, { what })
  const second = await people.guest.call(formsApi.listSubmissions, { formId: form._id, page: 2, limit: 2 })
  expect(second.meta).toEqual({ total: 3, page: 2, limit: 2, totalPages: 2 })
  expect(second.submissions).toMatchObject([{ answers: [{ label: 'What happened?', value: 'One' }] }])
  const task = second.submissions[0]!.task!
  expect(task).toMatchObject({ title: 'One', deleted: false })
  const listed = (await people.member.call(formsApi.listForms, { boardId: place.boardId })).forms[0]!
  expect(listed).toMatchObject({ _id: form._id, submissionCount: 3, lastSubmissionAt: expect.any(String) })
  await people.boardAdmin.call(formsApi.deleteForm, { formId: form._id })
  expect((await people.member.try(formsApi.getForm, { formId: form._id })).status).toBe(404)
  expect((await people.member.call(tasksApi.getTask, { id: task._id })).task.title).toBe('One')
})

test('a task that went to another project is no longer named among the answers, nor in the file', async () => {
  const form = await makeForm([title])
  await submit(form, { what: 'Ours' })
  const { task, submission } = await newestOf(form)
  const { board } = await people.owner.call(boardsApi.createBoard, {
    workspaceId: place.workspaceId,
    title: 'Secret',
    visibility: 'private',
  })
  const { columns } = await people.owner.call(columnsApi.listColumns, { boardId: board._id })
  const there = { boardId: board._id, columnId: columns[0]!._id }
  await people.owner.call(taskMovesApi.moveTask, { taskId: task._id, ...there })
  await people.owner.call(tasksApi.updateTask, { taskId: task._id, title: 'Not for everybody' })
  const { submissions } = await people.member.call(formsApi.listSubmissions, { formId: form._id })
  expect(submissions).toEqual([{ ...submission, task: null, taskIsElsewhere: true }])
  const { body } = await people.member.try(formsApi.exportSubmissions, { formId: form._id })
  expect(String(body).trimEnd().split('\r\n').at(-1)).toBe(`${submission.createdAt},Ours,`)
  await people.owner.call(tasksApi.deleteTask, { taskId: task._id })
  expect(await allOf(form)).toEqual([{ ...submission, task: null, taskIsElsewhere: false }])
})

test('answers as a file: a column for every question ever asked, and nothing in it becomes a formula', async () => {
  const form = await makeForm([title, { id: 'often', type: 'number', label: 'How often?' }])
  await submit(form, { what: '=1+1', often: 3 })
  await people.member.call(formsApi.updateForm, {
    formId: form._id,
    fields: [
      { ...title, label: 'What?' },
      { id: 'sure', type: 'checkbox', label: 'Sure?' },
    ],
  })
  await submit(form, { what: 'Smoke, "thick"', sure: true })
  const { submissions } = await newestOf(form)
  const reply = await people.guest.try(formsApi.exportSubmissions, { formId: form._id })
  expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="\w+-answers\.csv"$/)
  const [newest, oldest] = submissions.map(({ createdAt, task }) => ({ at: createdAt, task: task!.taskId }))
  expect(String(reply.body).trimEnd().split('\r\n')).toEqual([
    'Time,What?,Sure?,How often?,Task',
    `${newest!.at},"Smoke, ""thick""",Yes,,${newest!.task}`,
    `${oldest!.at},'=1+1,,3,${oldest!.task}`,
  ])
})

test('one answer is deleted, whoever looks sees it go, and its task stays', async () => {
  const form = await makeForm([title])
  await submit(form, { what: 'My address' })
  await submit(form, { what: 'Keep this' })
  const { submissions } = await newestOf(form)
  const [kept, gone] = submissions.map(({ _id }) => _id)
  const live = await people.member.connect()
  await live.ask('join-board', { boardId: place.boardId })
  const address = { formId: form._id, submissionId: gone! }
  const german = { headers: { 'accept-language': 'de' } }
  const deleted = await people.boardAdmin.try(formsApi.deleteSubmission, address, german)
  expect(deleted.body.message).toBe('Die Antwort ist gelöscht')
  await live.hears('forms-changed')
  expect((await newestOf(form)).submissions.map(({ _id }) => _id)).toEqual([kept])
  const again = await people.boardAdmin.try(formsApi.deleteSubmission, address)
  expect([again.status, again.body.message]).toEqual([404, 'Answer not found'])
  const ofAnother = await people.boardAdmin.try(formsApi.deleteSubmission, {
    formId: place.formId,
    submissionId: kept!,
  })
  expect(ofAnother.status).toBe(404)
  expect((await people.member.call(tasksApi.getTask, { id: submissions[1]!.task!._id })).task.title).toBe('My address')
})
