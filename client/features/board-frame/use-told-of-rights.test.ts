// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useToasts } from '#client/core/toast-list.ts'
import type { Board } from '#contract/boards.ts'
import { useToldOfRights } from './use-told-of-rights.ts'

const board = { _id: 'launch', status: 'active', workspace: { status: 'active' }, myRole: 'collaborator' } as Board

/** What somebody is told who sees one after the other. */
async function toldOf(...seen: Board[]) {
  const { result, rerender } = renderHook(
    ({ shown }) => {
      const before = useToasts().length
      useToldOfRights(shown)
      return { before, toasts: useToasts() }
    },
    { initialProps: { shown: seen[0] } },
  )
  const { before } = result.current
  for (const shown of seen.slice(1)) await act(async () => rerender({ shown }))
  return result.current.toasts.slice(before)
}

test('whoever may no longer change a project while it is open is told so', async () => {
  const lowered: Board = { ...board, myRole: 'client' }
  expect(await toldOf(lowered, board)).toEqual([])
  expect(await toldOf(board, { ...board, status: 'archived' } as Board)).toEqual([])
  expect(await toldOf(board, { ...lowered, _id: 'another' } as Board)).toEqual([])
  expect(await toldOf(board, lowered)).toMatchObject([{ message: expect.stringMatching(/^Your role was changed: /) }])
})
