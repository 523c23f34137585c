// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { taskQuery } from '#client/features/tasks/data.ts'
import { fakeServer } from '#client/testing/server.ts'
import type { ChecklistItem, Task } from '#contract/tasks.ts'
import { useChangeChecklist } from './data.ts'

const item = (_id: string, done = false): ChecklistItem => ({ _id, text: _id, done })
const task = { _id: 'fire', boardId: 'launch', checklist: [item('logs'), item('coal')], version: 1 } as Task
const ticked = (id: string) => (items: ChecklistItem[]) =>
  items.map((each) => (each._id === id ? { ...each, done: true } : each))

/** Takes what fits to its version, as the real one does. */
function serverWith(task: Task) {
  const kept = { task }
  fakeServer({
    'GET /api/tasks/fire': () => kept,
    'PUT /api/tasks/fire': ({ version, ...fields }) => {
      if (version !== kept.task.version)
        return Response.json({ code: 'version_conflict', message: 'Changed' }, { status: 409 })
      kept.task = { ...kept.task, ...fields, version: kept.task.version + 1 }
      return kept
    },
  })
  return kept
}

function panelWith(task: Task) {
  const cache = new QueryClient()
  cache.setQueryData(taskQuery('fire').queryKey, task)
  const { result } = renderHook(() => useChangeChecklist(task), {
    wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  })
  return { change: (how: Parameters<typeof result.current>[0]) => act(() => result.current(how)), cache }
}

test('what somebody else ticked meanwhile stays ticked', async () => {
  const server = serverWith({ ...task, checklist: ticked('coal')(task.checklist), version: 2 })
  const { change, cache } = panelWith(task)
  change(ticked('logs'))
  const both = [item('logs', true), item('coal', true)]
  await waitFor(() => expect(server.task.checklist).toEqual(both))
  await waitFor(() => expect(cache.getQueryData(taskQuery('fire').queryKey)?.checklist).toEqual(both))
})

test('one tick right after the other, both arrive', async () => {
  const server = serverWith(task)
  const { change } = panelWith(task)
  change(ticked('logs'))
  change(ticked('coal'))
  await waitFor(() => expect(server.task.checklist).toEqual([item('logs', true), item('coal', true)]))
})

test('a list that was put in order stays in it, whatever else was changed about the task', async () => {
  const server = serverWith({ ...task, title: 'Light the stove', version: 2 })
  panelWith(task).change((items) => items.toReversed())
  await waitFor(() => expect(server.task.checklist).toEqual([item('coal'), item('logs')]))
})
