import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { boardsApi } from '#contract/boards.ts'
import { foldersApi, MAX_FOLDER_DEPTH } from '#contract/folders.ts'
import { positionBetween } from '#contract/positions.ts'
import { assemble, furnish, type People } from '#server/testing/place.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
let people: People
beforeAll(async () => {
  people = await assemble((name) => world.person(name))
})

const create = async (workspaceId: string, name: string, parentFolder: string | null = null) =>
  (await people.owner.call(foldersApi.createFolder, { workspaceId, name, parentFolder })).folder

const names = async (workspaceId: string, parent: string | null = null) =>
  (await people.owner.call(foldersApi.listFolders, { workspaceId })).folders
    .filter(({ parentFolder }) => parentFolder === parent)
    .map(({ name }) => name)

test('folders nest five deep and no deeper, however one gets there', async () => {
  const { workspaceId } = await furnish(world.db, people)
  let parent: string | null = null
  const chain: string[] = []
  for (let depth = 1; depth <= MAX_FOLDER_DEPTH; depth++) {
    const folder: { _id: string } = await create(workspaceId, `Depth ${depth}`, parent)
    parent = folder._id
    chain.push(folder._id)
  }
  const deeper = await people.owner.try(foldersApi.createFolder, {
    workspaceId,
    name: 'Too deep',
    parentFolder: parent,
  })
  expect(deeper).toMatchObject({ status: 409, body: { code: 'too_deep' } })
  const other = await create(workspaceId, 'Other')
  const moved = await people.owner.try(foldersApi.updateFolder, { folderId: chain[0]!, parentFolder: other._id })
  expect(moved.body.code).toBe('too_deep')
})

test('a folder cannot stand in itself or below itself', async () => {
  const { workspaceId } = await furnish(world.db, people)
  const top = await create(workspaceId, 'Top')
  const inner = await create(workspaceId, 'Inner', top._id)
  for (const parentFolder of [top._id, inner._id]) {
    const reply = await people.owner.try(foldersApi.updateFolder, { folderId: top._id, parentFolder })
    expect(reply).toMatchObject({ status: 409, body: { code: 'cycle' } })
  }
  const items = [
    { id: top._id, position: 1, parentFolder: inner._id },
    { id: inner._id, position: 1, parentFolder: top._id },
  ]
  expect((await people.owner.try(foldersApi.reorderFolders, { workspaceId, items })).body.code).toBe('cycle')
})

test('two people who move two folders into each other at once make no circle', async () => {
  const { workspaceId } = await furnish(world.db, people)
  const a = await create(workspaceId, 'A')
  const b = await create(workspaceId, 'B')
  const replies = await Promise.all([
    people.owner.try(foldersApi.updateFolder, { folderId: a._id, parentFolder: b._id }),
    people.admin.try(foldersApi.updateFolder, { folderId: b._id, parentFolder: a._id }),
  ])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a deleted folder leaves what it held to its parent, in its order', async () => {
  const { workspaceId, folderId } = await furnish(world.db, people)
  const inner = await create(workspaceId, 'Inner', folderId)
  await create(workspaceId, 'One', inner._id)
  await create(workspaceId, 'Two', inner._id)
  const { board } = await people.owner.call(boardsApi.createBoard, { workspaceId, title: 'In it', folderId: inner._id })
  const live = await people.member.connect()
  await live.ask('join-workspace', { workspaceId })
  await people.owner.call(foldersApi.deleteFolder, { folderId: inner._id })
  expect(await names(workspaceId, folderId)).toEqual(['One', 'Two'])
  expect((await people.owner.call(boardsApi.getBoard, { boardId: board._id })).board.folderId).toBe(folderId)
  const { body } = await live.hears('workspace-update')
  expect(body.topics).toEqual(['folders', 'boards', 'members'])
  await people.owner.call(foldersApi.deleteFolder, { folderId })
  expect(await names(workspaceId)).toEqual(['Other', 'One', 'Two'])
})

test('a stale version is refused with the folder as it is', async () => {
  const { folderId } = await furnish(world.db, people)
  await people.owner.call(foldersApi.updateFolder, { folderId, name: 'First', version: 1 })
  const reply = await people.member.try(foldersApi.updateFolder, { folderId, name: 'Second', version: 1 })
  expect(reply).toMatchObject({ status: 409, body: { code: 'version_conflict', folder: { name: 'First' } } })
})

test('putting one between two others works for ever, in the order people see', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(3), { minLength: 60, maxLength: 60 }), async (places) => {
      const { workspaceId, folderId, otherFolderId } = await furnish(world.db, people)
      for (const id of [folderId, otherFolderId]) await people.owner.call(foldersApi.deleteFolder, { folderId: id })
      for (const name of ['a', 'b', 'c', 'd']) await create(workspaceId, name)
      for (const place of places) {
        const { folders } = await people.owner.call(foldersApi.listFolders, { workspaceId })
        // The last one goes before whichever stands at `place`: as a client does it, into the middle of the gap.
        const moved = folders.at(-1)!
        const others = folders.slice(0, -1)
        const [left, right] = [others[place - 1], others[place]]
        const position = positionBetween(left?.position ?? null, right?.position ?? null)
        await people.owner.call(foldersApi.updateFolder, { folderId: moved._id, position })
        const wanted = others.map(({ name }) => name)
        wanted.splice(place, 0, moved.name)
        expect(await names(workspaceId)).toEqual(wanted)
      }
    }),
    { numRuns: 3, seed: 20_261_115 },
  )
})

test('an id in capitals is the same id: no circle, no extra level, no way past a room', async () => {
  const { workspaceId } = await furnish(world.db, people)
  const outer = await create(workspaceId, 'Outer')
  const inner = await create(workspaceId, 'Inner', outer._id)
  for (const parentFolder of [inner._id.toUpperCase(), outer._id.toUpperCase()]) {
    const reply = await people.owner.try(foldersApi.updateFolder, { folderId: outer._id, parentFolder })
    expect(reply).toMatchObject({ status: 409, body: { code: 'cycle' } })
  }
})

test('a folder named twice in one order is refused', async () => {
  const { workspaceId, folderId } = await furnish(world.db, people)
  const items = [
    { id: folderId, position: 1, parentFolder: folderId },
    { id: folderId, position: 2, parentFolder: null },
  ]
  expect((await people.owner.try(foldersApi.reorderFolders, { workspaceId, items })).status).toBe(400)
})
