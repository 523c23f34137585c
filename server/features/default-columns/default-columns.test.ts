import { beforeAll, expect, test } from 'vitest'
import { boardsApi } from '#contract/boards.ts'
import { columnsApi, defaultColumnsApi } from '#contract/columns.ts'
import { assemble, furnish, type People } from '#server/testing/place.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
let people: People
beforeAll(async () => {
  people = await assemble((name) => world.person(name))
})

test('new projects begin with the default columns, in their order and of known types', async () => {
  const { workspaceId } = await furnish(world.db, people)
  const { column } = await people.admin.call(defaultColumnsApi.createDefaultColumn, {
    workspaceId,
    title: 'Ideas',
    type: 'backlog',
    position: 1,
  })
  expect(column).toMatchObject({ color: 'gray', isDefault: true })
  const unknown = await people.admin.try(defaultColumnsApi.updateDefaultColumn, {
    workspaceId,
    columnId: column._id,
    type: 'nonsense',
  })
  expect(unknown).toMatchObject({ status: 400, body: { code: 'unknown_type' } })
  const { board } = await people.owner.call(boardsApi.createBoard, { workspaceId, title: 'New' })
  const { columns } = await people.owner.call(columnsApi.listColumns, { boardId: board._id })
  expect(columns.map(({ title, type }) => [title, type])).toEqual([
    ['Ideas', 'backlog'],
    ['To do', 'unstarted'],
    ['In progress', 'started'],
    ['Done', 'completed'],
  ])
  expect(await people.admin.call(defaultColumnsApi.deleteDefaultColumn, { workspaceId, columnId: column._id })).toEqual(
    {
      columnId: column._id,
    },
  )
})
