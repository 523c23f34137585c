import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { attachmentsApi, taskLinksApi } from '#contract/attachments.ts'
import { boardsApi } from '#contract/boards.ts'
import { columnsApi } from '#contract/columns.ts'
import { tasksApi } from '#contract/tasks.ts'
import { workspaceSettingsApi } from '#contract/workspaces.ts'
import { jobsDone } from '#server/testing/afterwards.ts'
import type { Person } from '#server/testing/person.ts'
import { assemble, furnish, type People } from '#server/testing/place.ts'
import { openWorld } from '#server/testing/world.ts'

type Place = Awaited<ReturnType<typeof furnish>>

const world = openWorld()
let people: People
beforeAll(async () => {
  people = await assemble((name) => world.person(name))
})

function upload(person: Person, taskId: string, name: string, bytes: Uint8Array, headers = {}) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  return person.request('POST', `/api/tasks/${taskId}/attachments`, undefined, { form, headers })
}

test('a file comes back as it was, under its name, and never as a page of ours', async () => {
  const { taskId } = await furnish(world.db, people)
  const page = Buffer.from('<script>alert(1)</script>')
  const { status, body } = await upload(people.guest, taskId, '../../Übung (1).html', page)
  expect(status).toBe(201)
  expect(body.attachment).toMatchObject({ name: 'Übung (1).html', size: page.length, preview: null })
  const reply = await people.client.request('GET', `/api/attachments/${body.attachment._id}`)
  expect(reply.body).toBe(page.toString())
  expect(reply.headers.get('content-type')).toBe('application/octet-stream')
  expect(reply.headers.get('content-disposition')).toBe(
    `attachment; filename="_bung _1_.html"; filename*=UTF-8''%C3%9Cbung%20%281%29.html`,
  )
})

test('a picture has a small one drawn by us, which can be the cover', async () => {
  const { taskId, boardId } = await furnish(world.db, people)
  const png = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#a40' } })
    .png()
    .toBuffer()
  const { attachment } = (await upload(people.member, taskId, 'plan.png', png)).body
  const drawn = await fetch(world.url + attachment.preview)
  expect((await sharp(Buffer.from(await drawn.arrayBuffer())).metadata()).width).toBe(640)
  expect(attachment.preview).toMatch(/-640x360\.webp$/)
  await people.member.call(tasksApi.updateTask, { taskId, cover: attachment._id })
  const card = async () => (await people.member.call(tasksApi.listTasks, { boardId })).tasks[0]
  expect(await card()).toMatchObject({ cover: attachment._id, coverImage: attachment.preview, attachmentCount: 2 })
  await people.member.call(attachmentsApi.deleteAttachment, { attachmentId: attachment._id })
  expect(await card()).toMatchObject({ cover: null, coverImage: null, attachmentCount: 1 })
  await expect.poll(async () => (await fetch(world.url + attachment.preview)).status).toBe(404)
})

test('a file sent twice with the same key is there once, also when sent at once', async () => {
  const { taskId } = await furnish(world.db, people)
  const send = () => upload(people.member, taskId, 'once.txt', Buffer.from('once'), { 'idempotency-key': taskId })
  const replies = await Promise.all(Array.from({ length: 5 }, send))
  for (const { status, body } of replies)
    expect([201, 'idempotency_key_under_way']).toContain(status === 201 ? status : body.code)
  const { status, headers, body } = await send()
  expect([status, headers.get('idempotency-replayed')]).toEqual([201, 'true'])
  const { attachments } = await people.member.call(attachmentsApi.listAttachments, { taskId })
  expect(attachments.filter(({ name }) => name === 'once.txt')).toEqual([body.attachment])
})

describe('the files go with what they hang on', () => {
  const picture = () =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: '#a40' } })
      .png()
      .toBuffer()

  /** Where an upload lies, and its picture. */
  const placesOf = ({ _id, preview }: { _id: string; preview: string }) =>
    [`attachments/${_id}`, preview.replace('/files/', '')].map((key) => join(world.dataDir, 'uploads', key))

  async function goesWith(doing: (place: Place) => Promise<unknown>) {
    const place = await furnish(world.db, people)
    const { attachment } = (await upload(people.member, place.taskId, 'plan.png', await picture())).body
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(await picture())]), 'plan.png')
    const sent = await people.owner.request('POST', `/api/chats/${place.chatId}/attachments`, undefined, { form })
    const laid = { onTask: placesOf(attachment), inChat: placesOf(sent.body.attachment) }
    expect([...laid.onTask, ...laid.inChat].every(existsSync)).toBe(true)
    await doing(place)
    await jobsDone(world.db)
    return { onTask: laid.onTask.some(existsSync), inChat: laid.inChat.some(existsSync) }
  }

  test('a project', async () => {
    const left = await goesWith(({ boardId }) => people.owner.call(boardsApi.deleteBoard, { boardId }))
    expect(left).toEqual({ onTask: false, inChat: true })
  })

  test('a workspace', async () => {
    const left = await goesWith(({ workspaceId, url }) =>
      people.owner.call(workspaceSettingsApi.deleteWorkspace, { workspaceId, confirm: url }),
    )
    expect(left).toEqual({ onTask: false, inChat: false })
  })

  test('the last column, with the deleted tasks in it', async () => {
    const left = await goesWith(async ({ boardId }) => {
      const { tasks } = await people.owner.call(tasksApi.listTasks, { boardId })
      for (const { _id } of tasks) await people.owner.call(tasksApi.deleteTask, { taskId: _id })
      const { columns } = await people.owner.call(columnsApi.listColumns, { boardId })
      for (const { _id } of columns) await people.owner.call(columnsApi.deleteColumn, { columnId: _id })
    })
    expect(left).toEqual({ onTask: false, inChat: true })
  })
})

test('a file of another task is no cover', async () => {
  const [here, there] = [await furnish(world.db, people), await furnish(world.db, people)]
  const reply = await people.member.try(tasksApi.updateTask, { taskId: here.taskId, cover: there.attachmentId })
  expect(reply.status).toBe(404)
})

test('with its public link anybody reads a task, but no names and no time; deleted, it opens nothing', async () => {
  const { taskId, labelId, bystanderId } = await furnish(world.db, people)
  await people.member.call(tasksApi.updateTask, {
    taskId,
    labels: [labelId],
    members: [bystanderId],
    description: 'Plan',
  })
  const { link } = await people.member.call(taskLinksApi.makePublicLink, { taskId })
  expect(link!.url).toBe(`http://localhost:1/share/${link!.token}`)
  expect((await people.guest.call(taskLinksApi.makePublicLink, { taskId })).link).toEqual(link)
  const { status, body } = await world.request('GET', `/public/tasks/${link!.token}`)
  expect([status, body.task.title, body.task.description, body.task.labels]).toEqual([
    200,
    'Task',
    'Plan',
    [{ name: 'Ours', color: 'gray' }],
  ])
  expect(JSON.stringify(body)).not.toMatch(/member|email|time|bystander/i)
  await people.member.call(taskLinksApi.deletePublicLink, { taskId })
  expect((await world.request('GET', `/public/tasks/${link!.token}`)).status).toBe(404)
})
