import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, line, Moment, prose } from './fields.ts'
import { boardRoles } from './permissions.ts'

export const Board = z.object({
  _id: z.string(),
  workspace: z.object({ _id: z.string(), url: z.string(), name: z.string() }),
  title: z.string(),
  description: z.string(),
  visibility: z.enum(['workspace', 'private']),
  status: z.enum(['active', 'archived']),
  myRole: z.enum([...boardRoles, 'client']).nullable(),
  /** The newest event of this board; what a live client counts on from. */
  seq: z.number(),
  createdAt: Moment,
  updatedAt: Moment,
  version: z.number(),
})
export type Board = z.infer<typeof Board>

/** One line of a board's history, as it went over the live connection. */
export const BoardUpdate = z.object({
  boardId: z.string(),
  seq: z.number(),
  type: z.string(),
  initiatorId: z.string().nullable(),
  clientId: z.string().nullable(),
  at: Moment,
  payload: z.record(z.string(), z.unknown()),
})
export type BoardUpdate = z.infer<typeof BoardUpdate>

/** Further behind than this, loading the board anew is cheaper than catching up. */
export const MAX_CATCH_UP = 500

export const boardsApi = {
  listBoards: endpoint('GET /api/boards', {
    access: 'member',
    summary: 'The projects of a workspace that I may see.',
    input: z.object({ workspaceId: Id, status: z.enum(['active', 'archived', 'all']).default('active') }),
    output: z.object({ boards: z.array(Board) }),
  }),
  createBoard: endpoint('POST /api/boards', {
    access: 'member',
    status: 201,
    summary: 'Create a project. Whoever creates it is its admin.',
    input: z.object({
      workspaceId: Id,
      title: line('The title', 120),
      description: prose('The description', 10_000).default(''),
      visibility: z.enum(['workspace', 'private']).default('workspace'),
    }),
    output: z.object({ board: Board }),
  }),
  getBoard: endpoint('GET /api/boards/:boardId', {
    access: 'member',
    summary: 'One project.',
    input: z.object({ boardId: Id }),
    output: z.object({ board: Board }),
  }),
  updateBoard: endpoint('PUT /api/boards/:boardId', {
    access: 'member',
    summary: 'Change title, description or visibility.',
    input: z.object({
      boardId: Id,
      title: line('The title', 120).optional(),
      description: prose('The description', 10_000).optional(),
      visibility: z.enum(['workspace', 'private']).optional(),
      version: z.int().optional(),
    }),
    output: z.object({ board: Board }),
  }),
  listBoardEvents: endpoint('GET /api/boards/:boardId/events', {
    access: 'member',
    summary: 'What happened after a seq, in order. `tooFar` means: load the board anew.',
    input: z.object({
      boardId: Id,
      after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
    }),
    output: z.object({ events: z.array(BoardUpdate), seq: z.number(), tooFar: z.boolean() }),
  }),
}
