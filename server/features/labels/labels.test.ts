import { beforeAll, expect, test } from 'vitest'
import { boardsApi } from '#contract/boards.ts'
import { labelsApi } from '#contract/labels.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import { assemble, furnish, type People } from '#server/testing/place.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
let people: People
beforeAll(async () => {
  people = await assemble((name) => world.person(name))
})

test('a label’s name is taken once, without case, also when two people add it at once', async () => {
  const { workspaceId, boardId, labelId } = await furnish(world.db, people)
  const replies = await Promise.all(
    ['Urgent', 'URGENT'].map((name) => people.admin.try(labelsApi.createWorkspaceLabel, { workspaceId, name })),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(replies.find(({ status }) => status === 409)?.body.code).toBe('name_taken')
  expect((await people.guest.try(labelsApi.createBoardLabel, { boardId, name: 'urgent' })).body.code).toBe('name_taken')
  // Its own name in another spelling is no clash.
  const renamed = await people.admin.call(labelsApi.updateWorkspaceLabel, { workspaceId, labelId, name: 'OURS' })
  expect(renamed.label).toMatchObject({ name: 'OURS', source: 'workspace', version: 2 })
})

test('labels of the workspace show on its projects, those of a project nowhere else', async () => {
  const { workspaceId, boardId, url } = await furnish(world.db, people)
  const { board: other } = await people.owner.call(boardsApi.createBoard, { workspaceId, title: 'Other' })
  await people.guest.call(labelsApi.createBoardLabel, { boardId, name: 'Local', color: '#AB12EF' })
  const labels = async (id: string) =>
    (await people.owner.call(boardsApi.getBoard, { boardId: id })).board.labels.map(({ name, source }) => [
      name,
      source,
    ])
  expect(await labels(boardId)).toContainEqual(['Local', 'board'])
  expect(await labels(boardId)).toContainEqual(['Ours', 'workspace'])
  expect(await labels(other._id)).not.toContainEqual(['Local', 'board'])
  const { workspace } = await people.owner.call(workspacesApi.getWorkspace, { url })
  expect(workspace.labels.map(({ name }) => name)).not.toContain('Local')
})

test('who has the project open gets a new label at once', async () => {
  const { boardId } = await furnish(world.db, people)
  const live = await people.client.connect()
  await live.ask('join-board', { boardId })
  const { label } = await people.member.call(labelsApi.createBoardLabel, { boardId, name: 'Live' })
  expect((await live.hears('board-update')).body).toMatchObject({
    type: 'labels-changed',
    payload: { action: 'created', label: { _id: label._id, name: 'Live', color: 'gray' } },
  })
})

test.each(['', '   ', 'x'.repeat(41), 'two\nlines'])('the name %j is refused', async (name) => {
  const { workspaceId } = await furnish(world.db, people)
  expect((await people.owner.try(labelsApi.createWorkspaceLabel, { workspaceId, name })).status).toBe(400)
})

test.each(['crimson', '#12', 'url(x)', '#1234567'])('the colour %j is refused', async (color) => {
  const { workspaceId } = await furnish(world.db, people)
  expect((await people.owner.try(labelsApi.createWorkspaceLabel, { workspaceId, name: 'X', color })).status).toBe(400)
})
