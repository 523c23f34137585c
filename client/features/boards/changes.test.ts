import { expect, test } from 'vitest'
import type { Board, BoardUpdate } from '#contract/boards.ts'
import { afterUpdate } from './changes.ts'

const ownTab = 'this-tab'

const board = {
  _id: 'board',
  workspace: { _id: 'workspace', url: 'acme', name: 'Acme' },
  title: 'Launch',
  description: '',
  visibility: 'workspace',
  status: 'active',
  myRole: 'admin',
  seq: 4,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  version: 1,
} as Board

const renamed = (seq: number, title: string, changes: Partial<BoardUpdate> = {}): BoardUpdate => ({
  boardId: 'board',
  seq,
  type: 'board-updated',
  initiatorId: 'bo',
  clientId: 'another-tab',
  at: '2026-11-02T08:00:00.000Z',
  payload: { title, version: seq },
  ...changes,
})

const after = (update: BoardUpdate) => afterUpdate(board, update, ownTab)

test('an update says what is different now, and what it does not name stays', () => {
  expect(after(renamed(5, 'Liftoff'))).toEqual({
    ...board,
    title: 'Liftoff',
    version: 5,
    seq: 5,
    updatedAt: '2026-11-02T08:00:00.000Z',
  })
})

test.each([
  ['archived', 'board-archived', { status: 'archived' }],
  ['moved', 'board-moved', { folderId: 'product' }],
])('it tells that a project was %s', (_, type, payload) => {
  expect(after(renamed(5, '', { type, payload }))).toMatchObject({ ...payload, title: 'Launch', seq: 5 })
})

test('what this tab did itself is only counted', () => {
  expect(after(renamed(5, 'Typed earlier', { clientId: ownTab }))).toEqual({ ...board, seq: 5 })
})

test.each([
  ['older than what is known', renamed(4, 'Old')],
  ['about a task', renamed(5, 'Liftoff', { type: 'task-moved' })],
])('an update %s leaves it as it is', (_, update) => {
  expect(after(update)).toBe(board)
})
