// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sessionState } from '#client/core/session-state.ts'
import { useToasts } from '#client/core/toast-list.ts'
import type { Board } from '#contract/boards.ts'
import { boardQuery, boardsQuery, useArchiveBoard, useDeleteBoard, useToggleFavorite, useUpdateBoard } from './data.ts'

const board = {
  _id: 'board',
  workspace: { _id: 'acme' },
  title: 'Launch',
  description: '',
  seq: 4,
  version: 1,
} as Board

/** Changes wait for an answer, in the order they arrived. */
const waiting: { sent: unknown; answer(body: unknown, status?: number): Promise<void> }[] = []
let cache: QueryClient
const shown = () => cache.getQueryData(boardQuery('board').queryKey)

beforeEach(() => {
  const exp = Math.floor(Date.now() / 1000) + 900
  sessionState.keepTokens({ access_token: `a.${btoa(JSON.stringify({ exp }))}.c`, refresh_token: 'r' })
  waiting.length = 0
  vi.stubGlobal('fetch', (_address: string, { body }: RequestInit) => {
    return new Promise((resolve) => {
      const answer = (told: unknown, status = 200) => act(async () => resolve(Response.json(told, { status })))
      waiting.push({ sent: body ? JSON.parse(String(body)) : null, answer })
    })
  })
  cache = new QueryClient()
  cache.setQueryData(boardQuery('board').queryKey, board)
})

function renderUpdate() {
  const { result } = renderHook(() => useUpdateBoard('acme'), {
    wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  })
  return (changes: { title?: string; description?: string }) =>
    act(async () => result.current.mutate({ boardId: 'board', ...changes }))
}

test('a new title shows at once, and the answer completes it', async () => {
  const update = renderUpdate()
  await update({ title: 'Liftoff' })
  expect(shown()).toMatchObject({ title: 'Liftoff', version: 1 })
  await waiting[0]!.answer({ board: { ...board, title: 'Liftoff', seq: 5, version: 2 } })
  await waitFor(() => expect(shown()).toMatchObject({ title: 'Liftoff', seq: 5, version: 2 }))
})

test('a refused title is put back', async () => {
  const update = renderUpdate()
  await update({ title: '' })
  expect(shown()?.title).toBe('')
  await waiting[0]!.answer({ message: 'The title is required' }, 400)
  await waitFor(() => expect(shown()?.title).toBe('Launch'))
})

test('two changes are sent one after the other, and the first answer does not hide the second', async () => {
  const update = renderUpdate()
  await update({ title: 'Liftoff' })
  await update({ description: 'At dawn' })
  expect(waiting).toHaveLength(1)
  await waiting[0]!.answer({ board: { ...board, title: 'Liftoff', seq: 5 } })
  await waitFor(() => expect(waiting).toHaveLength(2))
  expect(shown()).toMatchObject({ title: 'Liftoff', description: 'At dawn' })
  await waiting[1]!.answer({ board: { ...board, title: 'Liftoff', description: 'At dawn', seq: 6 } })
  await waitFor(() => expect(shown()).toMatchObject({ title: 'Liftoff', description: 'At dawn', seq: 6 }))
})

test('an answer older than the live news does not undo them', async () => {
  const update = renderUpdate()
  await update({ title: 'Liftoff' })
  cache.setQueryData(boardQuery('board').queryKey, { ...board, title: 'Somebody else', seq: 7 })
  await waiting[0]!.answer({ board: { ...board, title: 'Liftoff', seq: 5 } })
  await waitFor(() => expect(cache.getQueryState(boardQuery('board').queryKey)?.isInvalidated).toBe(true))
  expect(shown()).toMatchObject({ title: 'Somebody else', seq: 7 })
})

test('a favorite shows in the list and on the page at once, and a refused one is taken back from both', async () => {
  cache.setQueryData(boardsQuery('acme').queryKey, [board])
  const { result } = renderHook(() => useToggleFavorite('acme'), {
    wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  })
  const favorites = () => [shown()?.favorite, cache.getQueryData(boardsQuery('acme').queryKey)?.[0]?.favorite]
  await act(async () => result.current.mutate({ boardId: 'board' }))
  expect(favorites()).toEqual([true, true])
  await waiting[0]!.answer({ message: 'No' }, 403)
  await waitFor(() => expect(favorites()).toEqual([undefined, undefined]))
})

test('two projects archived in a row can both be brought back', async () => {
  const handbook = { ...board, _id: 'handbook', title: 'Handbook' } as Board
  cache.setQueryData(boardsQuery('acme').queryKey, [board, handbook])
  const { result } = renderHook(() => ({ archive: useArchiveBoard('acme'), toasts: useToasts() }), {
    wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  })
  await act(async () => result.current.archive.mutate({ boardId: 'board' }))
  await act(async () => result.current.archive.mutate({ boardId: 'handbook' }))
  await waiting[0]!.answer({ board })
  await waitFor(() => expect(waiting).toHaveLength(2))
  await waiting[1]!.answer({ board: handbook })
  await waitFor(() =>
    expect(result.current.toasts.slice(-2)).toMatchObject([
      { message: 'Launch is archived', action: { label: 'Undo' } },
      { message: 'Handbook is archived', action: { label: 'Undo' } },
    ]),
  )
})

test('whoever deletes a project is told that it is gone', async () => {
  cache.setQueryData(boardsQuery('acme').queryKey, [board])
  const { result } = renderHook(() => ({ deleting: useDeleteBoard('acme', 'Launch'), toasts: useToasts() }), {
    wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  })
  await act(async () => result.current.deleting.mutate({ boardId: 'board' }))
  await waiting[0]!.answer({ message: 'Gone' })
  await waitFor(() => expect(cache.getQueryData(boardsQuery('acme').queryKey)).toEqual([]))
  expect(result.current.toasts.at(-1)).toMatchObject({ severity: 'success', message: 'Launch is deleted' })
})

test('a list that was on its way when a change was made is asked for again afterwards', async () => {
  cache.setQueryData(boardsQuery('acme').queryKey, [board])
  void cache.prefetchQuery({ ...boardsQuery('acme'), staleTime: 0 })
  await waitFor(() => expect(waiting).toHaveLength(1))
  const update = renderUpdate()
  await update({ title: 'Liftoff' })
  await waiting[1]!.answer({ board: { ...board, title: 'Liftoff', seq: 5 } })
  await waitFor(() => expect(cache.getQueryState(boardsQuery('acme').queryKey)?.isInvalidated).toBe(true))
})

describe('a star on one project and a new title for another', () => {
  const other = { ...board, _id: 'other', title: 'Handbook' } as Board
  const listed = () => cache.getQueryData(boardsQuery('acme').queryKey)?.map(({ title, favorite }) => [title, favorite])
  const isOutdated = ({ queryKey }: { queryKey: QueryKey }) => cache.getQueryState(queryKey)?.isInvalidated

  async function starAndRename() {
    cache.setQueryData(boardQuery('other').queryKey, other)
    cache.setQueryData(boardsQuery('acme').queryKey, [board, other])
    const { result } = renderHook(() => ({ star: useToggleFavorite('acme'), rename: useUpdateBoard('acme') }), {
      wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
    })
    await act(async () => result.current.star.mutate({ boardId: 'board' }))
    await act(async () => result.current.rename.mutate({ boardId: 'other', title: 'Manual' }))
  }

  test('the title refused: the star stays, and what its answer would have told is asked for', async () => {
    await starAndRename()
    await waiting[0]!.answer({ board: { ...board, favorite: true } })
    await waitFor(() => expect(waiting).toHaveLength(2))
    expect(isOutdated(boardsQuery('acme'))).toBe(false)
    await waiting[1]!.answer({ message: 'No' }, 400)
    await waitFor(() =>
      expect(listed()).toEqual([
        ['Launch', true],
        ['Handbook', undefined],
      ]),
    )
    expect([boardQuery('board'), boardQuery('other'), boardsQuery('acme')].map(isOutdated)).toEqual([true, true, true])
  })

  test('the star refused: the title stays on screen, and nothing is asked before it is saved', async () => {
    await starAndRename()
    await waiting[0]!.answer({ message: 'No' }, 409)
    await waitFor(() => expect(waiting).toHaveLength(2))
    expect(listed()).toEqual([
      ['Launch', undefined],
      ['Manual', undefined],
    ])
    expect(isOutdated(boardsQuery('acme'))).toBe(false)
    await waiting[1]!.answer({ board: { ...other, title: 'Manual', seq: 5 } })
    await waitFor(() => expect(isOutdated(boardsQuery('acme'))).toBe(true))
  })
})
