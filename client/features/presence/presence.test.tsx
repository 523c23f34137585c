// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest'
import { startLive } from '#client/core/live.ts'
import { cleanup, render, screen } from '#client/testing/react.ts'
import { fakeServer } from '#client/testing/server.ts'
import { socket } from '#client/testing/socket.ts'
import type { Present } from '#contract/board-tools.ts'
import { usePresence, useTellPresence } from './presence.ts'

vi.mock('socket.io-client', async () => (await import('#client/testing/socket.ts')).fakeSocketLibrary())

afterEach(cleanup)

function Board({ taskId }: { taskId: string | null }) {
  useTellPresence('board', taskId)
  return usePresence('board').users.map(({ user }) => <p key={user._id}>{user.name}</p>)
}

test('who is here is told when the line is there, and shown as it is heard', async () => {
  fakeServer()
  render(<Board taskId={null} />)
  await startLive()
  expect(socket.asked).toEqual([])
  await socket.happens('connect')
  expect(socket.asked).toEqual(['presence'])
  const bo = { user: { _id: 'bo', name: 'Bo' }, taskId: null, state: 'viewing' } as Present
  await socket.brings('presence', { boardId: 'board', users: [bo], count: 1 })
  expect(screen.getByText('Bo')).toBeTruthy()
  await socket.brings('presence', { boardId: 'another', users: [], count: 0 })
  expect(screen.getByText('Bo')).toBeTruthy()
})
