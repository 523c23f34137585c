import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { exportApi } from '#contract/board-tools.ts'
import { boardMembersApi, boardsApi } from '#contract/boards.ts'
import { columnsApi } from '#contract/columns.ts'
import { commentsApi } from '#contract/comments.ts'
import { type Import, importsApi } from '#contract/imports.ts'
import { labelsApi } from '#contract/labels.ts'
import { membersApi } from '#contract/members.ts'
import { tasksApi } from '#contract/tasks.ts'
import { othersWait, whileHeld } from '#server/testing/held.ts'
import type { Person } from '#server/testing/person.ts'
import { assemble, furnish, type People, type Place } from '#server/testing/place.ts'
import { until } from '#server/testing/until.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
let people: People
beforeAll(async () => {
  people = await assemble((name) => world.person(name))
})

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8')

interface Sending {
  provider?: string
  preview?: boolean
  fields?: Record<string, string>
}

function send(person: Person, boardId: string, content: string | Uint8Array, sending: Sending = {}) {
  const { provider = 'csv', preview, fields = {} } = sending
  const form = new FormData()
  form.append('file', new Blob([content as string]), `${provider}.file`)
  // Behind the file, where a form may well have them.
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return person.request(
    'POST',
    `/api/boards/${boardId}/import/${provider}${preview ? '?preview=true' : ''}`,
    undefined,
    {
      form,
    },
  )
}

async function finished(person: Person, importId: string): Promise<Import> {
  return until('the import to end', async () => {
    const { import: found } = await person.call(importsApi.getImport, { importId })
    return ['done', 'failed', 'undone'].includes(found.status) ? found : null
  })
}

async function run(person: Person, boardId: string, content: string, sending: Sending = {}) {
  const reply = await send(person, boardId, content, sending)
  expect(reply.status, JSON.stringify(reply.body)).toBe(202)
  return finished(person, reply.body.import._id)
}

const tasksOn = async (person: Person, boardId: string) => (await person.call(tasksApi.listTasks, { boardId })).tasks

/** A project without the tasks everything else is tested with. */
async function emptyBoard() {
  const at = await furnish(world.db, people)
  const { board } = await people.owner.call(boardsApi.createBoard, { workspaceId: at.workspaceId, title: 'Empty' })
  return { ...at, boardId: board._id }
}

const table = (rows: number, title = (n: number) => `Row ${n}`) =>
  [
    'Title,Status,Tags',
    ...Array.from({ length: rows }, (_, n) => `${title(n + 1)},${n % 3 ? 'To do' : 'Done'},t${n % 4}`),
  ].join('\n')

describe('a Trello board', () => {
  async function withBo() {
    const at = await emptyBoard()
    const bo = await world.person('Bo Builder')
    await world.db
      .insertInto('workspace_members')
      .values({ workspace_id: at.workspaceId, user_id: bo.user._id, role: 'member' })
      .execute()
    return { at, bo, file: fixture('trello.json').replaceAll('bo@example.com', bo.user.email) }
  }

  test('is looked at first, and nothing is written', async () => {
    const { at, bo, file } = await withBo()
    const before = await people.owner.call(boardsApi.getBoard, { boardId: at.boardId })
    const { status, body } = await send(people.owner, at.boardId, file, { provider: 'trello', preview: true })
    expect(status).toBe(200)
    const { columns } = await people.owner.call(columnsApi.listColumns, { boardId: at.boardId })
    expect(body.preview).toMatchObject({
      counts: { tasks: 4, created: 4, updated: 0, columns: 1, comments: 2, checklists: 1, skipped: 3 },
      columns: [
        { title: 'TO DO', tasks: 2, columnId: columns[0]!._id },
        { title: 'Building', tasks: 1, columnId: null },
        { title: 'Done', tasks: 1, columnId: columns[2]!._id },
      ],
      people: [
        { name: 'Bo Builder', user: { _id: bo.user._id } },
        { name: 'Nobody Here', user: null },
      ],
    })
    expect(body.preview.rows.map(({ title }: { title: string }) => title)).toEqual([
      'Raise the roof',
      'Second on the list',
      'Nail the floor',
      'Buy land',
    ])
    expect(await people.owner.call(boardsApi.getBoard, { boardId: at.boardId })).toEqual(before)
    expect(await people.owner.call(importsApi.listImports, { boardId: at.boardId })).toEqual({ imports: [] })
  })

  test('comes with its columns, labels, checklists, people and comments, live', async () => {
    const { at, bo, file } = await withBo()
    const live = await people.owner.connect()
    await live.ask('join-board', { boardId: at.boardId })
    const done = await run(people.owner, at.boardId, file, { provider: 'trello' })
    expect(done).toMatchObject({ status: 'done', done: 4, total: 4, created: 4, updated: 0, skippedCount: 3 })
    expect(done.skipped.map(({ why }) => why)).toEqual([
      '“Forgotten” is archived in Trello',
      '“A pool” is on the archived list “Old ideas”',
      '“Lost” is on no list of this board',
    ])
    const { columns } = await people.owner.call(columnsApi.listColumns, { boardId: at.boardId })
    expect(columns.map(({ title }) => title)).toEqual(['To do', 'In progress', 'Building', 'Done'])
    const { board } = await people.owner.call(boardsApi.getBoard, { boardId: at.boardId })
    const labels = new Map(board.labels.map(({ _id, name, color }) => [_id, `${name} ${color}`]))
    const tasks = await tasksOn(people.owner, at.boardId)
    const roof = tasks.find(({ title }) => title === 'Raise the roof')!
    expect(roof.labels.map((id) => labels.get(id))).toEqual(['Roof violet', 'Sky teal'])
    expect(roof).toMatchObject({
      startDate: '2026-11-16',
      dueDate: '2026-11-20',
      members: [bo.user._id],
      taskId: 'EMP-1',
    })
    expect(tasks.find(({ title }) => title === 'Buy land')!.completedAt).not.toBeNull()
    const { task } = await people.owner.call(tasksApi.getTask, { id: roof._id })
    expect(task.checklist.map(({ text, done }) => [text, done])).toEqual([
      ['Before: Ladder', true],
      ['Before: Ropes', false],
      ['After: Sweep', false],
    ])
    expect(task.description).toContain('[Plan (v2)](https://example.com/plan%20%28v2%29.pdf)')
    expect(task.description).toContain('Assigned to: Nobody Here')
    expect(task.description).not.toContain('javascript:')
    const { activity } = await people.owner.call(commentsApi.listTaskActivity, { taskId: roof._id })
    const changes = activity.filter(({ kind }) => kind === 'change')
    expect(changes).toMatchObject([{ type: 'task-imported', who: { name: 'owner' } }])
    const said = activity.flatMap((one) =>
      one.kind === 'comment' ? [[one.comment.author?.name ?? null, one.comment.body]] : [],
    )
    expect(said).toEqual([
      ['Bo Builder', 'Wind is coming'],
      [null, '**Nobody Here**, 2026-11-01:\n\nAsk the neighbours'],
    ])
    await live.hears('import-updated', (news) => (news as Import).status === 'done')
    const told = live.heard.filter(({ name }) => name === 'board-update').map(({ body }) => body.type)
    expect(told).toEqual(['column-created', 'labels-changed', 'tasks-bulk-updated', 'import-finished'])
  })

  test('comments that came since are counted on every open board, and none comes twice', async () => {
    const { at, file } = await withBo()
    await run(people.owner, at.boardId, file, { provider: 'trello' })
    const live = await people.owner.connect()
    await live.ask('join-board', { boardId: at.boardId })
    const board = JSON.parse(file)
    const said = board.actions.find(({ type }: { type: string }) => type === 'commentCard')
    const more = { ...said, date: '2026-11-12T10:00:00.000Z', data: { ...said.data, text: 'The wind is gone' } }
    const again = JSON.stringify({ ...board, actions: [...board.actions, more] })
    await run(people.owner, at.boardId, again, { provider: 'trello' })
    const { body } = await live.hears(
      'board-update',
      (news) => (news as { type: string }).type === 'tasks-bulk-updated',
    )
    expect(body.payload.tasks).toMatchObject([{ title: 'Raise the roof', commentCount: 3 }])
  })

  test('words of others are in their names only from somebody who manages the project', async () => {
    const { at, file } = await withBo()
    const { board } = await people.owner.call(boardsApi.getBoard, { boardId: at.boardId })
    await world.db
      .insertInto('board_members')
      .values({
        board_id: at.boardId,
        workspace_id: board.workspace._id,
        user_id: people.member.user._id,
        role: 'collaborator',
      })
      .execute()
    await run(people.member, at.boardId, file, { provider: 'trello' })
    const roof = (await tasksOn(people.member, at.boardId)).find(({ title }) => title === 'Raise the roof')!
    const { activity } = await people.owner.call(commentsApi.listTaskActivity, { taskId: roof._id })
    expect(activity.flatMap((one) => (one.kind === 'comment' ? [one.comment.author] : []))).toEqual([null, null])
  })
})

test('the same file again makes nothing twice, and what people did here stays', async () => {
  const { boardId } = await emptyBoard()
  await run(people.owner, boardId, table(5))
  const [first, second] = await tasksOn(people.owner, boardId)
  await people.owner.call(tasksApi.updateTask, { taskId: first!._id, title: 'Renamed here' })
  const changed = table(6).replace(`${second!.title},To do`, `${second!.title},Done`)
  const again = await run(people.owner, boardId, changed)
  expect(again).toMatchObject({ created: 1, updated: 5 })
  const tasks = await tasksOn(people.owner, boardId)
  expect(tasks).toHaveLength(6)
  expect(tasks.find(({ _id }) => _id === first!._id)!.title).toBe('Renamed here')
  expect(tasks.find(({ _id }) => _id === second!._id)!.completedAt).not.toBeNull()
})

test('what a text became is not said where an import wrote another one next', async () => {
  const { boardId } = await emptyBoard()
  const rows = (description: string) => `Id,Title,Description\n1,Roof,${description}\n`
  await run(people.owner, boardId, rows('From the file'))
  const taskId = (await tasksOn(people.owner, boardId))[0]!._id
  await people.owner.call(tasksApi.updateTask, { taskId, description: 'Written here' })
  const { activity } = await people.owner.call(commentsApi.listTaskActivity, { taskId, limit: 1 })
  const texts = () => people.owner.call(commentsApi.getDescriptionChange, { taskId, first: activity[0]!._id })
  expect(await texts()).toEqual({ before: 'From the file', after: 'Written here' })
  await run(people.owner, boardId, rows('From another file'))
  expect(await texts()).toEqual({ before: 'From the file', after: null })
  await people.owner.call(tasksApi.updateTask, { taskId, description: 'Written again' })
  expect(await texts()).toEqual({ before: 'From the file', after: null })
})

test('somebody who is taken off the project during an import has none of its tasks', async () => {
  const { boardId, bystanderId, bystander } = await furnish(world.db, people)
  const rows = (title: string) => `Id,Title,Assignee\n1,${title},\n`
  await run(people.owner, boardId, rows('One'))
  const known = (await tasksOn(people.owner, boardId)).find(({ title }) => title === 'One')!
  let removing: Promise<{ status: number }> | undefined
  const { working } = await whileHeld(
    world.db,
    { table: 'tasks', id: known._id },
    () => run(people.owner, boardId, `${rows('First')}2,Second,${bystander}`),
    async () => {
      removing = people.owner.try(boardMembersApi.removeBoardMember, { boardId, userId: bystanderId })
      await Promise.race([removing, othersWait(world.db, 2)])
    },
  )
  expect(await working).toMatchObject({ created: 1, updated: 1 })
  expect((await removing!).status).toBe(200)
  const tasks = await tasksOn(people.owner, boardId)
  expect(tasks.find(({ title }) => title === 'Second')!.members).toEqual([])
})

test('what has no column goes to the first one work is planned in, from left to right, and the preview says so', async () => {
  const { boardId } = await emptyBoard()
  const { columns } = await people.owner.call(columnsApi.listColumns, { boardId })
  const { column } = await people.owner.call(columnsApi.createColumn, { boardId, title: 'Soon', type: 'unstarted' })
  const order = [column._id, ...columns.map(({ _id }) => _id)]
  await people.owner.call(columnsApi.orderColumns, { boardId, columnOrder: order })
  const { body } = await send(people.owner, boardId, 'Title\nWood', { preview: true })
  expect(body.preview.rows).toMatchObject([{ title: 'Wood', column: 'Soon' }])
  await run(people.owner, boardId, 'Title\nWood')
  expect(await tasksOn(people.owner, boardId)).toMatchObject([{ title: 'Wood', columnId: column._id }])
})

test('labels that differ only behind what we have room for become one', async () => {
  const { boardId } = await emptyBoard()
  const long = 'A label that goes on and on and on and on and on'
  const done = await run(people.owner, boardId, `Title,Tags\nA,${long} one\nB,${long} two`)
  expect(done).toMatchObject({ status: 'done', created: 2 })
  const [one, other] = await tasksOn(people.owner, boardId)
  expect(one!.labels).toHaveLength(1)
  expect(one!.labels).toEqual(other!.labels)
})

test('two of the same file at once make each task once', async () => {
  const { boardId } = await emptyBoard()
  const both = await Promise.all([run(people.owner, boardId, table(600)), run(people.owner, boardId, table(600))])
  expect(both.map(({ created }) => created).reduce((sum, one) => sum + one)).toBe(600)
  expect(await tasksOn(people.owner, boardId)).toHaveLength(600)
})

describe('taken back', () => {
  test('what it made is gone, with its columns and labels', async () => {
    const { boardId } = await emptyBoard()
    const before = await people.owner.call(boardsApi.getBoard, { boardId })
    const { columns } = await people.owner.call(columnsApi.listColumns, { boardId })
    const { _id } = await run(people.owner, boardId, 'Title,Status,Tags\nA,Somewhere new,x\nB,To do,y')
    const { import: undone } = await people.owner.call(importsApi.undoImport, { importId: _id })
    expect(undone.status).toBe('undone')
    expect(await tasksOn(people.owner, boardId)).toEqual([])
    expect((await people.owner.call(columnsApi.listColumns, { boardId })).columns).toEqual(columns)
    expect((await people.owner.call(boardsApi.getBoard, { boardId })).board.labels).toEqual(before.board.labels)
    // A second time changes nothing, and the file can come again.
    await people.owner.call(importsApi.undoImport, { importId: _id })
    expect(await run(people.owner, boardId, 'Title,Status\nA,To do')).toMatchObject({ created: 1, updated: 0 })
  })

  test('what a colleague worked on since stays, what it changed is as before', async () => {
    const { boardId, workspaceId } = await emptyBoard()
    await world.db
      .insertInto('board_members')
      .values({ board_id: boardId, workspace_id: workspaceId, user_id: people.member.user._id, role: 'collaborator' })
      .execute()
    await run(people.owner, boardId, 'Id,Title,Priority\n1,Old,low')
    const { _id } = await run(people.owner, boardId, 'Id,Title,Priority\n1,New name,high\n2,Mine,\n3,Theirs,')
    const tasks = await tasksOn(people.owner, boardId)
    const theirs = tasks.find(({ title }) => title === 'Theirs')!
    await people.member.call(tasksApi.updateTask, { taskId: theirs._id, dueDate: '2026-12-01' })
    const old = tasks.find(({ title }) => title === 'New name')!
    await people.member.call(tasksApi.updateTask, { taskId: old._id, priority: 1 })
    await people.owner.call(importsApi.undoImport, { importId: _id })
    const left = await tasksOn(people.owner, boardId)
    expect(left.map(({ title, priority }) => [title, priority]).sort()).toEqual([
      ['Old', 1],
      ['Theirs', 0],
    ])
  })

  test('without labels that were deleted since, and people who left', async () => {
    const { boardId, workspaceId } = await emptyBoard()
    const { bystander, owner } = people
    const rows = (tag: string, who: string) => `Id,Title,Tags,Assignee\n1,One,${tag},${who}`
    await run(owner, boardId, rows('before', bystander.user.email))
    const { _id } = await run(owner, boardId, rows('after', owner.user.email))
    const { labels } = (await owner.call(boardsApi.getBoard, { boardId })).board
    const labelId = labels.find(({ name }) => name === 'before')!._id
    await owner.call(labelsApi.deleteBoardLabel, { boardId, labelId })
    await owner.call(membersApi.removeMember, { workspaceId, memberId: bystander.user._id })
    await owner.call(importsApi.undoImport, { importId: _id })
    expect(await tasksOn(owner, boardId)).toMatchObject([{ labels: [], members: [] }])
  })

  test('by whoever imported, or a project admin', async () => {
    const { boardId, workspaceId } = await emptyBoard()
    await world.db
      .insertInto('board_members')
      .values(
        (['member', 'guest'] as const).map((who) => ({
          board_id: boardId,
          workspace_id: workspaceId,
          user_id: people[who].user._id,
          role: 'collaborator' as const,
        })),
      )
      .execute()
    const { _id: importId } = await run(people.member, boardId, table(2))
    expect((await people.guest.try(importsApi.undoImport, { importId })).status).toBe(403)
    expect((await people.member.try(importsApi.undoImport, { importId })).status).toBe(200)
  })
})

describe('a broken file', () => {
  test.each([
    ['trello', '{\n  "lists": [],\n  "cards": [,]\n}', 3, /line 3, column 13/],
    ['csv', 'Title,Notes\nA,fine\nB,"never closed\nC,x', 3, /line 3: a quotation mark/],
    ['jira', 'Task ID,Name,Section/Column\n1,A,To do', null, /looks like a file from Asana/],
    ['asana', 'Colour,Size\nred,L', 1, /no column Name/],
    ['linear', 'Task ID,Task Name,List Name\n1,A,Cabin', null, /looks like a file from ClickUp/],
    ['clickup', 'Colour,Size\nred,L', 1, /no column Task Name/],
    ['github', 'Title\nA', 1, /exports JSON/],
    ['linear', '', null, /nothing in this file/],
    ['trello', 'PK\u0003\u0004', null, /zip archive/],
  ])('of %s makes nothing and says why', async (provider, content, row, why) => {
    const { boardId } = await emptyBoard()
    for (const preview of [true, false]) {
      const { status, body } = await send(people.owner, boardId, content, { provider, preview })
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'broken_file', row })
      expect(body.message).toMatch(why)
    }
    expect(await people.owner.call(importsApi.listImports, { boardId })).toEqual({ imports: [] })
    expect(await tasksOn(people.owner, boardId)).toEqual([])
  })

  test('an unknown provider is not there, a mapping must be one', async () => {
    const { boardId } = await emptyBoard()
    expect((await send(people.owner, boardId, table(1), { provider: 'excel' })).status).toBe(404)
    expect((await send(people.owner, boardId, table(1), { fields: { mapping: '{' } })).status).toBe(400)
    const missing = JSON.stringify({ title: 'Nope' })
    expect((await send(people.owner, boardId, table(1), { fields: { mapping: missing } })).body.message).toMatch(
      /no column “Nope”/,
    )
  })
})

test('a column chosen for one of theirs is used; one of another project is not there', async () => {
  const at: Place = await furnish(world.db, people)
  const { boardId } = await emptyBoard()
  const { columns } = await people.owner.call(columnsApi.listColumns, { boardId })
  const chosen = (id: string) => ({ fields: { columns: JSON.stringify({ 'To do': id }) } })
  expect((await send(people.owner, boardId, table(2), chosen(at.columnId))).status).toBe(404)
  await run(people.owner, boardId, table(2), chosen(columns[1]!._id))
  const [, second] = (await tasksOn(people.owner, boardId)).toSorted((one, other) =>
    one.title.localeCompare(other.title),
  )
  expect(second!.columnId).toBe(columns[1]!._id)
})

test('a project that is archived meanwhile ends the import in words', async () => {
  const { boardId } = await emptyBoard()
  // Begun before anybody can see that it is archived, and held back by the lock until everybody can.
  const { body } = await world.db.transaction().execute(async (meanwhile) => {
    await meanwhile.updateTable('boards').set({ status: 'archived' }).where('id', '=', boardId).execute()
    return send(people.owner, boardId, table(10))
  })
  const ended = await finished(people.owner, body.import._id)
  expect(ended).toMatchObject({ status: 'failed', created: 0, failure: expect.stringMatching(/archived/) })
  expect((await send(people.owner, boardId, table(1))).body.code).toBe('archived')
})

test.each([
  ['csv', `Title,Due\nDig,${'x'.repeat(39)}🔥 and on`, 39],
  ['linear', `ID,Title,Blocked by\nA-1,Dig,${'x'.repeat(59)}🔥 and on`, 59],
  [
    'trello',
    JSON.stringify({
      lists: [{ id: 'l', name: 'Ideas' }],
      cards: [{ id: 'c', idList: 'l', name: `${'x'.repeat(59)}🔥 and on`, closed: true }],
    }),
    59,
  ],
])('what is told of a file (%s) may be cut in the middle of a sign', async (provider, content, length) => {
  const { boardId } = await emptyBoard()
  const { notes, skipped } = await run(people.owner, boardId, content, { provider })
  expect([...notes, ...skipped]).toMatchObject([{ why: expect.stringContaining(`${'x'.repeat(length)}\ufffd`) }])
})

test('of an import that could not be noted down, no file stays behind', async () => {
  const { boardId } = await emptyBoard()
  const kept = () => readdir(join(world.dataDir, 'uploads/imports')).catch(() => [])
  const before = await kept()
  const { schema } = world.db
  await schema.alterTable('imports').renameTo('imports_elsewhere').execute()
  const { status } = await send(people.owner, boardId, table(1))
  await schema.alterTable('imports_elsewhere').renameTo('imports').execute()
  expect(status).toBe(500)
  await expect.poll(kept).toEqual(before)
})

test('our own export comes in again as the same project', async () => {
  const at = await furnish(world.db, people)
  const { boardId, columnId, taskId, otherTaskId, labelId, boardLabelId } = at
  await people.owner.call(tasksApi.updateTask, {
    taskId,
    description: 'First line  \n\n\n- [ ] kept to the letter ',
    members: [people.owner.user._id, at.bystanderId],
    labels: [labelId, boardLabelId],
    priority: 2,
    complexity: 3,
    startDate: '2026-11-10',
    dueDate: '2026-11-20',
    blockers: [otherTaskId],
    dependencies: [otherTaskId],
    cover: 'teal',
    checklist: [{ text: 'One', done: true }, { text: 'Two' }],
  })
  await world.db.deleteFrom('attachments').where('task_id', '=', taskId).execute()
  await people.bystander.call(commentsApi.createComment, { taskId, body: 'Said by another' })
  const { columns } = await people.owner.call(columnsApi.listColumns, { boardId })
  await people.owner.call(columnsApi.updateColumn, { columnId, limit: 7, color: 'pink' })
  await people.owner.call(tasksApi.createTask, { boardId, columnId: columns[2]!._id, title: 'Finished' })

  const { board: copy } = await people.owner.call(boardsApi.createBoard, { workspaceId: at.workspaceId, title: 'Copy' })
  for (const { _id } of (await people.owner.call(columnsApi.listColumns, { boardId: copy._id })).columns)
    await people.owner.call(columnsApi.deleteColumn, { columnId: _id })
  const out = await people.owner.try(exportApi.exportTasks, { boardId, format: 'json' })
  const done = await run(people.owner, copy._id, JSON.stringify(out.body), { provider: 'hearth' })
  expect(done).toMatchObject({ status: 'done', created: 3, skippedCount: 0, notes: [] })
  const back = await people.owner.try(exportApi.exportTasks, { boardId: copy._id, format: 'json' })
  expect(withoutIds(back.body)).toEqual(withoutIds(out.body))
  // Into the project it came from, it finds its own tasks.
  expect(await run(people.owner, boardId, JSON.stringify(out.body), { provider: 'hearth' })).toMatchObject({
    created: 0,
    updated: 3,
  })
  // An address is told only to those who manage the workspace.
  const theirs = await people.client.try(exportApi.exportTasks, { boardId, format: 'json' })
  expect(JSON.stringify(theirs.body)).not.toContain('@example.com')
})

/** The same with every id and number exchanged for its place in the file. */
function withoutIds({
  project: _,
  key: __,
  ...file
}: {
  project: string
  key: string
  tasks: Record<string, unknown>[]
}) {
  const names = new Map(
    file.tasks.flatMap(
      (task, at) =>
        [
          [task._id, `task ${at}`],
          [task.taskId, `number ${at}`],
        ] as const,
    ),
  )
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain)
    if (typeof value === 'string') return names.get(value) ?? value
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]))
  }
  return {
    ...file,
    tasks: file.tasks.map(({ labels, checklist, updatedAt, ...task }) => ({
      ...(plain(task) as object),
      labels: (labels as string[]).length,
      checklist: (checklist as { text: string; done: boolean }[]).map(({ text, done }) => ({ text, done })),
      updatedAt,
    })),
  }
}
