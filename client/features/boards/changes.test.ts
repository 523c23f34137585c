import { describe, expect, test } from 'vitest'
import type { Board, BoardUpdate } from '#contract/boards.ts'
import { followBoard } from './changes.ts'

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

const follow = (news: BoardUpdate[], ahead: BoardUpdate[] = []) => followBoard({ board, ahead }, news, ownTab)

describe('news that follows on', () => {
  test('is applied, and what it does not name stays', () => {
    expect(follow([renamed(5, 'Liftoff')])).toEqual({
      board: { ...board, title: 'Liftoff', version: 5, seq: 5, updatedAt: '2026-11-02T08:00:00.000Z' },
      ahead: [],
    })
  })

  test('is applied in the order it happened, not the order it came', () => {
    expect(follow([renamed(6, 'Second'), renamed(5, 'First')]).board).toMatchObject({ title: 'Second', seq: 6 })
  })

  test.each([
    ['archived', 'board-archived', { status: 'archived' }],
    ['moved', 'board-moved', { folderId: 'product' }],
  ])('tells that it was %s', (_, type, payload) => {
    expect(follow([renamed(5, '', { type, payload })]).board).toMatchObject({ ...payload, title: 'Launch', seq: 5 })
  })

  test('of a kind this screen does not show is only counted', () => {
    const { board: after } = follow([renamed(5, 'Liftoff', { type: 'task-moved' })])
    expect(after).toEqual({ ...board, seq: 5 })
  })

  test('that this tab made itself is only counted', () => {
    expect(follow([renamed(5, 'Typed earlier', { clientId: ownTab })]).board).toEqual({ ...board, seq: 5 })
  })
})

describe('a gap', () => {
  test('keeps what lies beyond it until it is filled', () => {
    const gapped = follow([renamed(7, 'Third')])
    expect(gapped.board).toEqual(board)
    expect(gapped.ahead.map(({ seq }) => seq)).toEqual([7])

    const filled = followBoard(gapped, [renamed(5, 'First'), renamed(6, 'Second')], ownTab)
    expect(filled.board).toMatchObject({ title: 'Third', seq: 7 })
    expect(filled.ahead).toEqual([])
  })

  test('filled in part stays open', () => {
    const { board: after, ahead } = follow([renamed(5, 'First')], [renamed(7, 'Third'), renamed(8, 'Fourth')])
    expect(after).toMatchObject({ title: 'First', seq: 5 })
    expect(ahead.map(({ seq }) => seq)).toEqual([7, 8])
  })
})

describe('news that changes nothing', () => {
  test.each([
    ['older than what is known', renamed(4, 'Old')],
    ['about another board', renamed(5, 'Elsewhere', { boardId: 'other' })],
  ])('%s', (_, update) => {
    expect(follow([update])).toEqual({ board, ahead: [] })
  })

  test('heard twice', () => {
    const once = follow([renamed(5, 'Liftoff')])
    expect(followBoard(once, [renamed(5, 'Liftoff')], ownTab)).toEqual(once)
    expect(follow([renamed(7, 'Third'), renamed(7, 'Third')]).ahead).toHaveLength(1)
  })
})
