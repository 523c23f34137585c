// The server dies between events and their delivery.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { boardsApi } from '#contract/boards.ts'
import { columnsApi } from '#contract/columns.ts'
import { tasksApi } from '#contract/tasks.ts'
import { webhooksApi } from '#contract/webhooks.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import { freshDatabase } from '#server/testing/database.ts'
import { freePort, signUpAt, startProcess } from '#server/testing/process.ts'
import { openReceiver } from '#server/testing/receiver.ts'
import { until } from '#server/testing/until.ts'

test('killed right after changes, it delivers every one of them once it is back', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearth-hooks-'))
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: await freshDatabase(),
    PORT: String(await freePort()),
    ALLOW_PRIVATE_WEBHOOKS: '1',
  }
  const receiver = await openReceiver()
  const first = await startProcess(environment)
  const ada = await signUpAt(first.url, 'ada')
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'Acme' })
  const { board } = await ada.call(boardsApi.createBoard, { workspaceId: workspace._id, title: 'Launch' })
  const { columns } = await ada.call(columnsApi.listColumns, { boardId: board._id })
  await ada.call(webhooksApi.createWorkspaceWebhook, {
    workspaceId: workspace._id,
    name: 'Robot',
    url: receiver.url,
    events: ['task.created'],
  })
  const acknowledged: string[] = []
  const stream = Array.from({ length: 4 }, async (_, worker) => {
    for (let n = 0; ; n++) {
      const title = `task ${worker}-${n}`
      const wanted = { boardId: board._id, columnId: columns[0]!._id, title }
      const made = await ada.try(tasksApi.createTask, wanted).catch(() => null)
      if (!made) return
      if (made.status === 201) acknowledged.push(title)
    }
  })
  await until('some tasks', () => acknowledged.length > 30)
  await first.end('SIGKILL')
  await Promise.all(stream)

  const second = await startProcess(environment)
  const titles = () => new Set(receiver.got.map(({ body }) => body.data.task.title as string))
  await until('every task to be told', () => acknowledged.every((title) => titles().has(title)))
  // What came twice came under the same id.
  const ids = new Set(receiver.got.map(({ body }) => body.id as string))
  expect(ids.size).toBe(titles().size)
  ada.leave()
  await second.end('SIGTERM')
  await receiver.close()
  await rm(dataDir, { recursive: true, force: true })
})
