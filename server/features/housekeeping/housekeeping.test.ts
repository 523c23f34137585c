import { beforeAll, expect, test } from 'vitest'
import { attachmentsApi } from '#contract/attachments.ts'
import { boardsApi } from '#contract/boards.ts'
import { notificationsApi } from '#contract/notifications.ts'
import { tasksApi } from '#contract/tasks.ts'
import type { FileStore } from '#server/core/files/store.ts'
import { assemble, furnish, type People } from '#server/testing/place.ts'
import { until } from '#server/testing/until.ts'
import { openWorld } from '#server/testing/world.ts'
import { housekeeping } from './jobs.ts'

const world = openWorld()
let people: People
beforeAll(async () => {
  people = await assemble((name) => world.person(name))
})

/** Where files lie is no matter here, only which ones are deleted. */
function fileCabinet() {
  const deleted: string[] = []
  const files: FileStore = {
    put: async () => {},
    get: async () => null,
    delete: async (key) => void deleted.push(key),
  }
  return { files, deleted }
}

const deleteDaysAgo = async (taskId: string, days: number) => {
  await people.owner.call(tasksApi.deleteTask, { taskId })
  const at = new Date(Date.now() - days * 86_400_000).toISOString()
  await world.db.updateTable('tasks').set({ deleted_at: at }).where('id', '=', taskId).execute()
}

test('a task deleted more than 30 days ago is gone for good, with its files; a younger one can still come back', async () => {
  const { taskId, otherTaskId, boardId } = await furnish(world.db, people)
  const { attachments } = await people.owner.call(attachmentsApi.listAttachments, { taskId })
  expect(attachments).toHaveLength(1)
  await deleteDaysAgo(taskId, 31)
  await deleteDaysAgo(otherTaskId, 29)
  const { files, deleted } = fileCabinet()

  await housekeeping(world.db, files)['clean-up']()

  expect(deleted.sort()).toEqual(['attachments/nowhere', 'previews/nowhere'])
  expect((await people.owner.try(tasksApi.restoreTask, { taskId })).status).toBe(404)
  expect((await people.owner.try(tasksApi.restoreTask, { taskId: otherTaskId })).status).toBe(200)
  // Whoever slept through all of it loads the board anew instead of waiting for news that will never come.
  expect(await people.owner.call(boardsApi.listBoardEvents, { boardId, after: 0 })).toMatchObject({ tooFar: true })
})

test('what was read more than 90 days ago is forgotten; what is unread stays', async () => {
  const { boardId, columnId } = await furnish(world.db, people)
  const { bystander, owner } = people
  const members = [bystander.user._id]
  for (const title of ['Old', 'Unread', 'Young'])
    await owner.call(tasksApi.createTask, { boardId, columnId, title, members })
  const told = () => bystander.call(notificationsApi.listNotifications, {}).then(({ notifications }) => notifications)
  await until('all three to be told', async () => (await told()).length >= 3)
  const named = async (title: string) => (await told()).find(({ task }) => task?.title === title)!._id
  const [old, unread, young] = [await named('Old'), await named('Unread'), await named('Young')]
  await bystander.call(notificationsApi.markNotifications, { ids: [old, young], read: true })
  const at = new Date(Date.now() - 91 * 86_400_000)
  await world.db.updateTable('notifications').set({ created_at: at }).where('id', 'in', [old, unread]).execute()

  await housekeeping(world.db, fileCabinet().files)['clean-up']()

  const left = (await told()).map(({ _id }) => _id)
  expect([left.includes(old), left.includes(unread), left.includes(young)]).toEqual([false, true, true])
})
