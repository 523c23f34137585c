import { beforeAll, expect, test } from 'vitest'
import { boardsApi } from '#contract/boards.ts'
import { searchApi } from '#contract/search.ts'
import { tasksApi } from '#contract/tasks.ts'
import type { Person } from '#server/testing/person.ts'
import { assemble, furnish, type People } from '#server/testing/place.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
let people: People
beforeAll(async () => {
  people = await assemble((name) => world.person(name))
})

async function office() {
  const at = await furnish(world.db, people)
  const { boardId, columnId, workspaceId } = at
  const create = async (title: string, rest: object = {}) =>
    (await people.owner.call(tasksApi.createTask, { boardId, columnId, title, ...rest })).task
  const find = (who: Person, q: string) => who.call(searchApi.search, { workspaceId, q })
  const titles = async (who: Person, q: string) => (await find(who, q)).tasks.map(({ title }) => title)
  return { ...at, create, find, titles }
}

test('the number itself comes first, then titles, then descriptions', async () => {
  const { create, titles } = await office()
  await create('Sweep', { description: 'Then look at the Chimney' })
  await create('Repair the chimney')
  const first = await create('Chimney')
  expect(await titles(people.member, 'chimney')).toEqual(['Chimney', 'Repair the chimney', 'Sweep'])
  expect((await titles(people.member, first.taskId.toLowerCase()))[0]).toBe('Chimney')
})

test('signs that mean something to a database are only letters', async () => {
  const { create, titles, find } = await office()
  await create('Save 100% of it')
  await create('Save 100 of it')
  expect(await titles(people.owner, '100%')).toEqual(['Save 100% of it'])
  expect(await titles(people.owner, '_')).toEqual([])
  expect(await find(people.owner, '%')).toMatchObject({ tasks: [{ title: 'Save 100% of it' }], projects: [] })
  expect(await find(people.owner, '\\')).toMatchObject({ tasks: [], projects: [] })
})

test('capitals make no difference, in any alphabet', async () => {
  const { create, titles } = await office()
  await create('ÖL für die Räder', { description: 'ΣΊΓΜΑ and sigma' })
  expect(await titles(people.owner, 'öl FÜR')).toEqual(['ÖL für die Räder'])
  expect(await titles(people.owner, 'Sigma')).toEqual(['ÖL für die Räder'])
  expect(await titles(people.owner, 'σίγμα')).toEqual(['ÖL für die Räder'])
})

test('people and projects are found by name', async () => {
  const { find, boardId } = await office()
  const { board } = await people.owner.call(boardsApi.getBoard, { boardId })
  const found = await find(people.owner, board.title.slice(1, 5))
  expect(found.projects.map(({ _id }) => _id)).toContain(boardId)
  const { people: called } = await find(people.owner, people.member.user.username)
  expect(called.map(({ _id }) => _id)).toEqual([people.member.user._id])
})

test('nobody finds what they do not see, nor what was deleted', async () => {
  const { create, titles, boardId, find } = await office()
  const task = await create('A secret plan')
  await people.owner.call(boardsApi.updateBoard, { boardId, visibility: 'private' })
  expect(await titles(people.guest, 'secret')).toEqual(['A secret plan'])
  await world.db.deleteFrom('board_members').where('user_id', '=', people.guest.user._id).execute()
  expect(await find(people.guest, 'secret')).toMatchObject({ tasks: [], projects: [] })
  await people.owner.call(tasksApi.deleteTask, { taskId: task._id })
  expect(await titles(people.owner, 'secret')).toEqual([])
})
