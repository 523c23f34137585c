// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { fakeServer } from '#client/testing/server.ts'
import { taskCalledQuery } from './data.ts'

const found = (number: number) => ({
  _id: `task ${number}`,
  taskId: `LONGEST123-${number}`,
  title: `Task ${number}`,
  board: { _id: 'board', title: 'Board' },
  column: { title: 'To do', color: 'blue' },
  finished: false,
})

test('however many tasks a screen of messages names, they are asked for in a few questions the server takes', async () => {
  const all = Array.from({ length: 60 }, (_, n) => found(999_999_900 + n))
  const server = fakeServer({ 'GET /api/workspaces/ours/task-keys': { tasks: all } })
  const cache = new QueryClient()
  const tasks = await Promise.all(all.map(({ taskId }) => cache.fetchQuery(taskCalledQuery('ours', taskId))))
  expect(tasks.map((task) => task?._id)).toEqual(all.map(({ _id }) => _id))
  const questions = server.asked.map((address) => new URLSearchParams(address.split('?')[1]).get('keys')!)
  expect(questions).toHaveLength(3)
  for (const keys of questions) expect(keys.length).toBeLessThanOrEqual(600)
})
