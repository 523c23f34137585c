// The server dies in the middle of an import: it goes on where it stopped, and nothing is there twice.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { boardsApi } from '#contract/boards.ts'
import { importsApi } from '#contract/imports.ts'
import { tasksApi } from '#contract/tasks.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import { freshDatabase } from '#server/testing/database.ts'
import { contradictionsIn } from '#server/testing/healthy.ts'
import { freePort, signUpAt, startProcess } from '#server/testing/process.ts'
import { until } from '#server/testing/until.ts'

const ROWS = 2_000

test('killed in the middle, an import goes on and doubles nothing', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearth-killed-'))
  const environment = { DATA_DIR: dataDir, DATABASE_URL: await freshDatabase(), PORT: String(await freePort()) }
  const first = await startProcess(environment)
  const ada = await signUpAt(first.url, 'ada')
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'Acme' })
  const { board } = await ada.call(boardsApi.createBoard, { workspaceId: workspace._id, title: 'Launch' })
  const lines = Array.from({ length: ROWS }, (_, n) => `Row ${n},${n % 2 ? 'To do' : 'Elsewhere'},t${n % 5}`)
  const form = new FormData()
  form.append('file', new Blob([['Title,Status,Tags', ...lines].join('\n')]), 'rows.csv')
  const { body } = await ada.request('POST', `/api/boards/${board._id}/import/csv`, undefined, { form })
  const importId = body.import._id

  const progress = async () => (await ada.call(importsApi.getImport, { importId })).import
  await until('some rows to be done', async () => (await progress()).done > 0)
  expect((await progress()).done).toBeLessThan(ROWS)
  await first.end('SIGKILL')
  const second = await startProcess(environment)

  const done = await until('the rest', async () => {
    const now = await progress()
    return now.status === 'done' ? now : null
  })
  expect(done).toMatchObject({ done: ROWS, created: ROWS, updated: 0, skippedCount: 0 })
  const { tasks, columns } = await ada.call(tasksApi.listTasks, { boardId: board._id })
  expect(new Set(tasks.map(({ title }) => title)).size).toBe(ROWS)
  expect(new Set(tasks.map(({ taskId }) => taskId)).size).toBe(tasks.length)
  expect(tasks).toHaveLength(ROWS)
  expect(columns.filter(({ title }) => title === 'Elsewhere')).toHaveLength(1)
  ada.leave()
  await second.end('SIGTERM')
  expect(await contradictionsIn(environment.DATABASE_URL)).toEqual([])
  await rm(dataDir, { recursive: true, force: true })
})
