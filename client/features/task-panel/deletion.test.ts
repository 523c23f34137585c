// @vitest-environment happy-dom

import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { startLive } from '#client/core/live.ts'
import { fakeServer } from '#client/testing/server.ts'
import { socket } from '#client/testing/socket.ts'
import type { BoardUpdate } from '#contract/boards.ts'
import { useDeletion } from './deletion.ts'

vi.mock('socket.io-client', async () => (await import('#client/testing/socket.ts')).fakeSocketLibrary())

const deleted = { type: 'task-deleted', initiatorId: 'bo', payload: { taskId: 'fire' } } as unknown as BoardUpdate

test('a task that was deleted and came back is not said to be deleted when it goes elsewhere', async () => {
  fakeServer()
  await startLive()
  const { result, rerender } = renderHook(({ isThere }) => useDeletion('fire', isThere), {
    initialProps: { isThere: true },
  })
  await socket.brings('board-update', deleted)
  rerender({ isThere: false })
  expect(result.current).toEqual({ taskId: 'fire', by: 'bo' })
  rerender({ isThere: true })
  rerender({ isThere: false })
  expect(result.current).toBeNull()
})
