// Where projects stand: folders, order, favorites, archive, other workspaces.
import { beforeAll, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { boardMembersApi, boardsApi } from '#contract/boards.ts'
import { columnsApi } from '#contract/columns.ts'
import { formsApi } from '#contract/forms.ts'
import { labelsApi } from '#contract/labels.ts'
import { membersApi } from '#contract/members.ts'
import { tasksApi } from '#contract/tasks.ts'
import { workspaceActivitiesApi, workspaceSettingsApi } from '#contract/workspaces.ts'
import { assemble, furnish, type People } from '#server/testing/place.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
let people: People
beforeAll(async () => {
  people = await assemble((name) => world.person(name))
})

const create = async (workspaceId: string, title: string, rest: object = {}) =>
  (await people.owner.call(boardsApi.createBoard, { workspaceId, title, ...rest })).board

const titles = async (workspaceId: string, folder: string | null) =>
  (await people.owner.call(boardsApi.listBoards, { workspaceId })).boards
    .filter(({ folderId }) => folderId === folder)
    .map(({ title }) => title)

test('a new project has the workspace’s columns and labels, and a key of its own', async () => {
  const { workspaceId } = await furnish(world.db, people)
  const made = [
    await create(workspaceId, 'Spring launch'),
    await create(workspaceId, 'Summer Love'),
    await create(workspaceId, 'Öl'),
  ]
  expect(made.map(({ key }) => key)).toEqual(['SL', 'SL2', 'OL'])
  expect(made[0]).toMatchObject({ columnCount: 3, taskCount: 0, myRole: 'admin', favorite: false, folderId: null })
  expect(made[0]!.labels.map(({ name }) => name)).toContain('Ours')
  const { columns } = await people.owner.call(columnsApi.listColumns, { boardId: made[0]!._id })
  expect(columns.map(({ title }) => title)).toEqual(['To do', 'In progress', 'Done'])
  const taken = await people.owner.try(boardsApi.createBoard, { workspaceId, title: 'X', key: 'sl' })
  expect(taken).toMatchObject({ status: 409, body: { code: 'key_taken' } })
  expect(await create(workspaceId, '日本語')).toMatchObject({ key: 'PRJ' })
})

test('what is canceled is neither done nor left to do', async () => {
  const { workspaceId } = await furnish(world.db, people)
  const { _id: boardId } = await create(workspaceId, 'Counted')
  const { columns } = await people.owner.call(columnsApi.listColumns, { boardId })
  const { column: dropped } = await people.owner.call(columnsApi.createColumn, {
    boardId,
    title: 'Dropped',
    type: 'canceled',
  })
  for (const columnId of [columns[0]!._id, columns.at(-1)!._id, dropped._id])
    await people.owner.call(tasksApi.createTask, { boardId, columnId, title: 'One' })
  const { boards } = await people.owner.call(boardsApi.listBoards, { workspaceId })
  const counted = boards.find(({ _id }) => _id === boardId)
  expect(counted).toMatchObject({ taskCount: 3, doneCount: 1, canceledCount: 1 })
})

test('twenty projects of one name at once have twenty keys', async () => {
  const { workspaceId } = await furnish(world.db, people)
  const made = await Promise.all(Array.from({ length: 20 }, () => create(workspaceId, 'Same')))
  expect(new Set(made.map(({ key }) => key)).size).toBe(20)
})

test('a project made after another has its columns with their limits, and its own labels', async () => {
  const { workspaceId, boardId, boardLabelId } = await furnish(world.db, people)
  await world.db.updateTable('columns').set({ title: 'Ideas', task_limit: 3 }).where('board_id', '=', boardId).execute()
  const board = await create(workspaceId, 'Copy', { template: boardId })
  const { columns } = await people.owner.call(columnsApi.listColumns, { boardId: board._id })
  const ideas = { title: 'Ideas', limit: 3 }
  expect(columns).toMatchObject([ideas, ideas, ideas])
  const own = board.labels.filter(({ source }) => source === 'board')
  expect(own.map(({ name }) => name)).toEqual(['Its own'])
  expect(own[0]!._id).not.toBe(boardLabelId)
})

test('projects are put into folders and in order, and everybody sees the same', async () => {
  const { workspaceId, folderId } = await furnish(world.db, people)
  const [a, b, c] = [await create(workspaceId, 'A'), await create(workspaceId, 'B'), await create(workspaceId, 'C')]
  await people.member.call(boardsApi.moveBoard, { boardId: a._id, folderId })
  await people.member.call(boardsApi.moveBoard, { boardId: c._id, folderId, position: 1 })
  expect(await titles(workspaceId, folderId)).toEqual(['C', 'Board', 'A'])
  const { boards } = await people.member.call(boardsApi.reorderBoards, {
    folderId,
    items: [
      { id: a._id, position: 10 },
      { id: b._id, position: 10 },
      { id: c._id, position: 30 },
    ],
  })
  expect(boards.map(({ title }) => title)).toEqual(['A', 'B', 'C'])
  expect((await titles(workspaceId, folderId)).slice(0, 3)).toEqual(['A', 'B', 'C'])
  await people.member.call(boardsApi.moveBoard, { boardId: a._id, folderId: null })
  expect(await titles(workspaceId, null)).toEqual(['A'])
})

test('a favorite is mine alone, and my other tab hears of it', async () => {
  const { workspaceId, boardId } = await furnish(world.db, people)
  const live = await people.guest.connect()
  expect((await people.guest.call(boardsApi.toggleFavorite, { boardId })).board).toMatchObject({
    favorite: true,
    favorites: [people.guest.user._id],
  })
  expect((await live.hears('workspace-update')).body).toMatchObject({ workspaceId, topics: ['boards'] })
  expect((await people.member.call(boardsApi.getBoard, { boardId })).board.favorite).toBe(false)
  expect((await people.guest.call(boardsApi.toggleFavorite, { boardId })).board.favorites).toEqual([])
  const { activities } = await people.owner.call(workspaceActivitiesApi.listWorkspaceActivities, { workspaceId })
  expect(activities.map(({ type }) => type)).not.toContain('board-look-changed')
})

test('how I look at a project is kept for me, one setting at a time', async () => {
  const { boardId } = await furnish(world.db, people)
  await people.client.call(boardsApi.setBoardPreferences, { board: boardId, view: 'timeline' })
  const { preferences } = await people.client.call(boardsApi.setBoardPreferences, {
    board: boardId,
    defaultCardProperties: { cover: false },
  })
  expect(preferences).toMatchObject({ view: 'timeline', defaultCardProperties: { cover: false, title: true } })
  expect((await people.member.call(boardsApi.getBoard, { boardId })).board.preferences.view).toBe('board')
  expect((await people.client.try(boardsApi.setBoardPreferences, { board: boardId })).status).toBe(400)
})

test('an opened project is remembered as opened', async () => {
  const { boardId } = await furnish(world.db, people)
  const live = await people.guest.connect()
  await live.ask('join-board', { boardId })
  expect((await people.guest.call(boardsApi.getBoard, { boardId })).board.openedAt).not.toBeNull()
  expect((await people.member.call(boardsApi.getBoard, { boardId })).board.openedAt).toBeNull()
})

test('an archived project can be read and unarchived, nothing else', async () => {
  const { workspaceId, boardId, folderId, lonerId, bystanderId } = await furnish(world.db, people)
  const { owner } = people
  await people.boardAdmin.call(boardsApi.archiveBoard, { boardId })
  expect((await people.client.call(boardsApi.getBoard, { boardId })).board.status).toBe('archived')
  expect((await people.client.call(boardsApi.listBoards, { workspaceId })).boards).toEqual([])
  expect((await people.client.call(boardsApi.listBoards, { workspaceId, status: 'archived' })).boards).toHaveLength(1)
  const writes = await Promise.all([
    owner.try(boardsApi.updateBoard, { boardId, title: 'No' }),
    owner.try(boardsApi.toggleFavorite, { boardId }),
    owner.try(boardsApi.moveBoard, { boardId, folderId: null }),
    owner.try(boardsApi.reorderBoards, { folderId, items: [{ id: boardId, position: 1 }] }),
    owner.try(boardsApi.deleteBoard, { boardId }),
    owner.try(boardMembersApi.joinBoard, { boardId }),
    owner.try(boardMembersApi.addBoardMember, { boardId, userId: lonerId }),
    owner.try(boardMembersApi.removeBoardMember, { boardId, userId: bystanderId }),
    owner.try(boardMembersApi.makeInviteLink, { boardId }),
    owner.try(labelsApi.createBoardLabel, { boardId, name: 'No' }),
  ])
  expect(writes.map(({ status, body }) => [status, body.code])).toEqual(Array(writes.length).fill([409, 'archived']))
  expect((await people.boardAdmin.call(boardsApi.unarchiveBoard, { boardId })).board.status).toBe('active')
})

test('a deleted project is gone for everybody who has it open', async () => {
  const { boardId, workspaceId } = await furnish(world.db, people)
  const live = await people.guest.connect()
  await live.ask('join-board', { boardId })
  await live.ask('join-workspace', { workspaceId })
  await people.boardAdmin.call(boardsApi.deleteBoard, { boardId })
  await live.hears('rejoin-board')
  await live.hears('workspace-update')
  expect(await live.ask('join-board', { boardId })).toMatchObject({ ok: false })
  expect((await people.owner.try(boardsApi.getBoard, { boardId })).status).toBe(404)
})

test('a project moves to another workspace with its history, its labels and those of its people who are there', async () => {
  const { boardId, workspaceId, targetId, url } = await furnish(world.db, people)
  await people.owner.call(workspaceSettingsApi.updateWorkspace, {
    workspaceId,
    columnTypes: [{ key: 'qa', name: 'QA', finishing: true }],
  })
  await world.db
    .updateTable('columns')
    .set({ type: 'qa' })
    .where('board_id', '=', boardId)
    .where('title', '=', 'Done')
    .execute()
  await people.guest.call(boardsApi.toggleFavorite, { boardId })
  const live = await people.guest.connect()
  await live.ask('join-board', { boardId })
  const listeners = [people.guest.user._id, people.boardAdmin.user._id]
  const { form } = await people.member.call(formsApi.createForm, { boardId, title: 'Contact', listeners })
  expect(await people.boardAdmin.call(boardsApi.moveBoardToWorkspace, { boardId, workspaceId: targetId })).toEqual({
    url: `/${url}-target/projects/${boardId}`,
  })
  await live.hears('rejoin-board')
  expect(await live.ask('join-board', { boardId })).toMatchObject({ ok: false })
  const { board } = await people.boardAdmin.call(boardsApi.getBoard, { boardId })
  expect(board).toMatchObject({ workspace: { _id: targetId }, folderId: null, myRole: 'admin', favorites: [] })
  expect(board.members.map(({ user }) => user.name).sort()).toEqual(['boardAdmin', 'owner'])
  expect(board.labels.map(({ name }) => name)).toContain('Its own')
  const moved = await people.boardAdmin.call(formsApi.getForm, { formId: form._id })
  expect(moved.form.listeners).toEqual([people.boardAdmin.user._id])
  const { columns } = await people.owner.call(columnsApi.listColumns, { boardId })
  expect(columns.map(({ type }) => type)).toEqual(['unstarted', 'started', 'completed'])
  const there = await people.owner.call(workspaceActivitiesApi.listWorkspaceActivities, {
    workspaceId: targetId,
    board: boardId,
  })
  expect(there.activities.map(({ type }) => type)).toContain('board-created')
  const here = await people.owner.call(workspaceActivitiesApi.listWorkspaceActivities, { workspaceId })
  expect(here.activities.filter(({ board: of }) => of?._id === boardId)).toEqual([])
  expect(here.activities[0]).toMatchObject({ type: 'board-moved-away', payload: { title: 'Board' } })
})

test('tasks that move along keep their labels, and lose whoever is not in the new workspace', async () => {
  const { boardId, workspaceId, taskId, labelId, boardLabelId, targetId, bystanderId } = await furnish(world.db, people)
  const { owner, boardAdmin } = people
  const { label: twin } = await owner.call(labelsApi.createWorkspaceLabel, { workspaceId: targetId, name: 'twice' })
  const { label: twice } = await owner.call(labelsApi.createWorkspaceLabel, { workspaceId, name: 'Twice' })
  await owner.call(tasksApi.updateTask, {
    taskId,
    members: [bystanderId, boardAdmin.user._id],
    labels: [boardLabelId, labelId, twice._id],
  })
  await boardAdmin.call(boardsApi.moveBoardToWorkspace, { boardId, workspaceId: targetId })

  const { task } = await owner.call(tasksApi.getTask, { id: taskId })
  expect(task.members).toEqual([boardAdmin.user._id])
  const { board } = await owner.call(boardsApi.getBoard, { boardId })
  const named = new Map(board.labels.map((label) => [label._id, label]))
  expect(task.labels.map((id) => named.get(id)?.name)).toEqual(['Its own', 'Ours', 'twice'])
  expect(named.get(task.labels[1]!)).toMatchObject({ source: 'board' })
  expect(task.labels[2]).toBe(twin._id)
})

test('ten people who put the same projects into ten orders at once all get through', async () => {
  const { workspaceId, folderId } = await furnish(world.db, people)
  const boards = await Promise.all(
    Array.from({ length: 12 }, (_, n) => create(workspaceId, `Board ${n}`, { folderId })),
  )
  const turned = (n: number) => (n % 2 ? [...boards.slice(n), ...boards.slice(0, n)] : boards.toReversed())
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      people.member.try(boardsApi.reorderBoards, {
        folderId,
        items: turned(n).map(({ _id }, place) => ({ id: _id, position: place + 1 })),
      }),
    ),
  )
  expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
})

test('moving a project that is deleted or taken away at that moment is never an error of ours', async () => {
  for (let round = 0; round < 4; round++) {
    const { boardId, targetId } = await furnish(world.db, people)
    const replies = await Promise.all([
      people.boardAdmin.try(boardsApi.moveBoard, { boardId, folderId: null }),
      round % 2
        ? people.owner.try(boardsApi.deleteBoard, { boardId })
        : people.owner.try(boardsApi.moveBoardToWorkspace, { boardId, workspaceId: targetId }),
      people.boardAdmin.try(boardsApi.toggleFavorite, { boardId }),
      people.member.try(boardsApi.getBoard, { boardId }),
    ])
    for (const { status } of replies) expect(status).toBeLessThan(500)
  }
})

test('somebody who was removed reads no new names in their own history', async () => {
  const { boardId, workspaceId, bystanderId } = await furnish(world.db, people)
  await people.bystander.call(labelsApi.createBoardLabel, { boardId, name: 'Mine' })
  const mine = async () => (await people.bystander.call(accountApi.listMyActivities, { limit: 1 })).activities[0]
  expect((await mine())?.board?.title).toBe('Board')
  await people.owner.call(membersApi.removeMember, { workspaceId, memberId: bystanderId })
  await people.owner.call(boardsApi.updateBoard, { boardId, title: 'Secret' })
  const { activities } = await people.bystander.call(accountApi.listMyActivities, { limit: 3 })
  expect(JSON.stringify(activities.filter(({ type }) => type === 'labels-changed')[0])).not.toMatch(/Secret|Place/)
})
