// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ask, startLive } from '#client/core/live.ts'
import { fakeServer } from '#client/testing/server.ts'
import { socket } from '#client/testing/socket.ts'
import type { Present } from '#contract/board-tools.ts'
import { usePresence, useTellPresence } from './presence.ts'

vi.mock('socket.io-client', async () => (await import('#client/testing/socket.ts')).fakeSocketLibrary())

afterEach(() => {
  cleanup()
  socket.asked = []
})

function Board({ taskId }: { taskId: string | null }) {
  useTellPresence('board', taskId)
  return usePresence('board').users.map(({ user }) => <p key={user._id}>{user.name}</p>)
}

test('who is here is told once they are in the room, and shown as it is heard', async () => {
  fakeServer()
  render(<Board taskId={null} />)
  await startLive()
  expect(socket.asked).toEqual([])
  await socket.happens('connect')
  await act(() => ask('join-board', { boardId: 'board' }))
  expect(socket.asked).toEqual(['join-board', 'presence'])
  const bo = { user: { _id: 'bo', name: 'Bo' }, taskId: null, state: 'viewing' } as Present
  await socket.brings('presence', { boardId: 'board', users: [bo], count: 1 })
  expect(screen.getByText('Bo')).toBeTruthy()
  await socket.brings('presence', { boardId: 'another', users: [], count: 0 })
  expect(screen.getByText('Bo')).toBeTruthy()
})

test('whoever is put out of the room and lets themselves in again is there again, with the task they have open', async () => {
  fakeServer()
  await startLive()
  await socket.happens('connect')
  render(<Board taskId="task" />)
  socket.asked = []
  await act(() => ask('join-board', { boardId: 'board' }))
  expect(socket.asked).toEqual(['join-board', 'presence'])
})
