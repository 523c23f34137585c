// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { removeToast, useToasts } from '#client/core/toast-list.ts'
import { boardCache } from '#client/features/tasks/board-cache.ts'
import type { BoardStore } from '#client/features/tasks/board-store.ts'
import { fakeServer, later } from '#client/testing/server.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { giveDates } from './changing.ts'

let store: BoardStore
const undo = vi.fn()
const view = () => ({ store, undo, keepRow: () => {} })
const on = (day: string) => ({ startDate: day, dueDate: day })
const card = (id: string) =>
  ({
    _id: id,
    taskId: id,
    columnId: 'todo',
    position: 1,
    version: 1,
    blockers: [],
    ...on('2026-11-02'),
  }) as unknown as TaskCard
const answeredB = () => ({ task: { ...card('b'), description: '', checklist: [] } })

beforeEach(() => {
  boardCache.clear()
  store = boardCache.open('board')
  store.hydrate({ tasks: ['a', 'waits', 'b'].map(card), columns: [], seq: 1 })
})

const moveA = () =>
  giveDates(view(), { id: 'a', rowKey: 'a' }, on('2026-11-04'), new Map([['waits', on('2026-11-05')]]))
const moveB = () => giveDates(view(), { id: 'b', rowKey: 'b' }, on('2026-11-09'), new Map())

function shownToasts() {
  const { result } = renderHook(useToasts)
  for (const { id } of result.current) act(() => removeToast(id))
  return () => result.current.flatMap((toast) => (toast.kind === 'generic' ? [toast] : []))
}

test('what a toast offers to take back is what it names: the offer goes with my next change', async () => {
  const toasts = shownToasts()
  fakeServer({
    'POST /api/tasks/reschedule': { tasks: [card('a'), card('waits')] },
    'PUT /api/tasks/b': answeredB(),
  })
  await act(moveA)
  expect(toasts()).toMatchObject([{ message: 'a and 1 task that waits for it moved', action: { run: undo } }])
  await act(moveB)
  expect(toasts()).toEqual([])
})

test('whoever went on before it was saved is told so, and not offered to take back the wrong thing', async () => {
  const toasts = shownToasts()
  const reply = later()
  fakeServer({ 'POST /api/tasks/reschedule': reply.answer, 'PUT /api/tasks/b': answeredB() })
  const moving = moveA()
  await act(moveB)
  await reply.give({ tasks: [card('a'), card('waits')] })
  await act(() => moving)
  expect(toasts()).toMatchObject([{ message: 'a and 1 task that waits for it moved', action: undefined }])
})
