// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionState } from '#client/core/session-state.ts'
import { BoardStore } from '#client/features/tasks/board-store.ts'
import { taskQuery } from '#client/features/tasks/data.ts'
import { type OpenBoard, OpenBoardContext } from '#client/features/tasks/open-board.ts'
import { fakeServer, later } from '#client/testing/server.ts'
import type { User } from '#contract/people.ts'
import type { Task } from '#contract/tasks.ts'
import { useDescriptionDraft } from './use-description-draft.ts'

const task = {
  _id: 'fire',
  boardId: 'launch',
  description: 'old',
  checklist: [],
  blockers: [],
  version: 1,
} as unknown as Task
const { queryKey } = taskQuery('fire')

test('the answer to a save does not hide what was heard of the task meanwhile', async () => {
  sessionState.keepUser({ _id: 'ada', name: 'Ada' } as User)
  const answer = later()
  const server = fakeServer({ 'PUT /api/tasks/fire': answer.answer })
  const cache = new QueryClient()
  const open = { store: new BoardStore('launch') } as OpenBoard
  const { result } = renderHook(() => useDescriptionDraft(task), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={cache}>
        <OpenBoardContext value={open}>{children}</OpenBoardContext>
      </QueryClientProvider>
    ),
  })
  act(() => result.current.type('mine'))
  act(() => void result.current.save())
  await waitFor(() => expect(server.asked).toHaveLength(1))
  cache.setQueryData(queryKey, { ...task, description: 'theirs', version: 3 })
  await answer.give({ task: { ...task, description: 'mine', version: 2 } })
  await waitFor(() => expect(result.current.state.status).toBe('saved'))
  expect(cache.getQueryData(queryKey)?.description).toBe('theirs')
})
