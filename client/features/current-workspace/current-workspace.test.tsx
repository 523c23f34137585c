// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionState } from '#client/core/session-state.ts'
import { WORKSPACE_READY_MS } from '#contract/constants.ts'
import { leaveCurrentWorkspace, setCurrentWorkspace, useWorkspaceReady } from './current-workspace.ts'

const asked: string[] = []
let isMember = true

beforeEach(() => {
  vi.useFakeTimers()
  const exp = Math.floor(Date.now() / 1000) + 900
  sessionState.keepTokens({ access_token: `a.${btoa(JSON.stringify({ exp }))}.c`, refresh_token: 'r' })
  asked.length = 0
  isMember = true
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    if (!isMember) return Response.json({ message: 'Workspace not found' }, { status: 404 })
    return Response.json({ workspace: { _id: 'id', url: 'acme' }, members: [], boards: [], folders: [] })
  })
  leaveCurrentWorkspace()
})

afterEach(() => vi.useRealTimers())

const everything = [
  '/api/workspaces/acme',
  '/api/workspaces/id/members',
  '/api/boards?workspaceId=id&status=all',
  '/api/folders?workspaceId=id',
]

test('opening a workspace loads what its screens share, and going on in it loads nothing again', async () => {
  const cache = new QueryClient()
  await setCurrentWorkspace(cache, 'acme')
  expect(asked.toSorted()).toEqual(everything.toSorted())
  cache.clear()
  await setCurrentWorkspace(cache, 'acme')
  expect(asked).toHaveLength(4)
})

test('it is ready a moment after it has loaded', async () => {
  const { result } = renderHook(useWorkspaceReady)
  await act(() => setCurrentWorkspace(new QueryClient(), 'acme'))
  expect(result.current).toBe(false)
  act(() => vi.advanceTimersByTime(WORKSPACE_READY_MS))
  expect(result.current).toBe(true)
  act(leaveCurrentWorkspace)
  expect(result.current).toBe(false)
})

test('one that could not be opened is tried again', async () => {
  isMember = false
  await setCurrentWorkspace(new QueryClient(), 'acme')
  expect(asked).toEqual(['/api/workspaces/acme'])
  isMember = true
  await setCurrentWorkspace(new QueryClient(), 'acme')
  expect(asked).toHaveLength(5)
})
