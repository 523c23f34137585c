// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { startLive } from '#client/core/live.ts'
import { sessionState } from '#client/core/session-state.ts'
import { fakeSocketLibrary, socket } from '#client/testing/socket.ts'
import { useChatRoom } from './use-chat-room.ts'

vi.mock('socket.io-client', () => fakeSocketLibrary())

test('a chat is joined with every connection, and again when rights have changed', async () => {
  sessionState.keepTokens({ access_token: 'access', refresh_token: 'refresh' })
  await act(() => startLive())
  const { unmount } = renderHook(() => useChatRoom('chat'))
  expect(socket.asked).toEqual([])
  await socket.happens('connect')
  expect(socket.asked).toEqual(['join-chat'])
  await socket.brings('access-changed', { workspaceId: 'ours' })
  expect(socket.asked).toEqual(['join-chat', 'join-chat'])
  unmount()
  expect(socket.asked.at(-1)).toBe('leave-chat')
})
