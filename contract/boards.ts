import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Done, Id, LinkToken, line, Moment, prose } from './fields.ts'
import { Label } from './labels.ts'
import { Person } from './people.ts'
import { boardRoles } from './permissions.ts'
import { plainLetters } from './plain-letters.ts'
import { Position } from './positions.ts'
import { t } from './texts.ts'

export const boardViews = ['board', 'list', 'calendar', 'timeline'] as const
export type BoardView = (typeof boardViews)[number]

/** What a card on the board may show. */
export const cardProperties = [
  'title',
  'members',
  'dueDate',
  'priority',
  'labels',
  'blockers',
  'totalTime',
  'activeTimers',
  'cover',
] as const
const CardProperties = z.record(z.enum(cardProperties), z.boolean())
export type CardProperties = z.infer<typeof CardProperties>

/** How one person looks at one project. */
export const BoardPreferences = z.object({ view: z.enum(boardViews), defaultCardProperties: CardProperties })
export type BoardPreferences = z.infer<typeof BoardPreferences>

const BoardMember = z.object({ user: Person, role: z.enum(boardRoles), joinedAt: Moment })

/** A project as it stands in a list. */
export const BoardSummary = z.object({
  _id: z.string(),
  workspace: z.object({
    _id: z.string(),
    url: z.string(),
    name: z.string(),
    status: z.enum(['active', 'archived']),
  }),
  title: z.string(),
  /** Stands before the number of its tasks: KEY-12. Unique in the workspace. */
  key: z.string(),
  description: z.string(),
  visibility: z.enum(['workspace', 'private']),
  status: z.enum(['active', 'archived']),
  folderId: z.string().nullable(),
  position: z.number(),
  members: z.array(BoardMember),
  myRole: z.enum([...boardRoles, 'client']).nullable(),
  /** Whether it is a favorite of mine; `favorites` are all whose it is. */
  favorite: z.boolean(),
  favorites: z.array(z.string()),
  preferences: BoardPreferences,
  columnCount: z.number(),
  taskCount: z.number(),
  /** Finished, and not by being canceled. */
  doneCount: z.number(),
  canceledCount: z.number(),
  /** When I last had it open; null when never. */
  openedAt: Moment.nullable(),
  /** The newest event of this board; what a live client counts on from. */
  seq: z.number(),
  createdAt: Moment,
  updatedAt: Moment,
  version: z.number(),
})
export type BoardSummary = z.infer<typeof BoardSummary>

/** With its labels: those of the workspace and its own. */
export const Board = BoardSummary.extend({ labels: z.array(Label) })
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

const Title = line(t`The title`, 120)
const Description = prose(t`The description`, 10_000)
const Visibility = z.enum(['workspace', 'private'])
export const LONGEST_KEY = 6

/** Two to six letters and digits, as they stand before a task's number. */
const Key = z
  .string({ error: () => t`The key must be text` })
  .trim()
  .toUpperCase()
  .regex(/^[A-Z][A-Z0-9]{1,5}$/, { error: () => t`A key has two to six letters and digits and begins with a letter` })

/** "Spring launch" -> SL, "Website" -> WEB: letters people recognise before a task's number. */
export function keyFromTitle(title: string): string {
  const words = plainLetters(title)
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => /^[A-Z]/.test(word))
  const initials = words
    .map((word) => word[0])
    .join('')
    .slice(0, 4)
  const made = initials.length > 1 ? initials : (words[0]?.slice(0, 3) ?? '')
  return made.length > 1 ? made : `${made || 'P'}RJ`
}

/** As somebody writes it down. */
export const NewBoard = z.object({
  workspaceId: Id,
  title: Title,
  key: Key.optional(),
  description: Description.default(''),
  visibility: Visibility.default('workspace'),
  folderId: Id.nullable().default(null),
})

const BoardReply = z.object({ board: Board })
const InviteLink = z.object({ token: z.string(), url: z.string(), role: z.enum(boardRoles) })

export const boardsApi = {
  listBoards: endpoint('GET /api/boards', {
    access: 'member',
    summary: 'The projects of a workspace that I may see.',
    input: z.object({ workspaceId: Id, status: z.enum(['active', 'archived', 'all']).default('active') }),
    output: z.object({ boards: z.array(BoardSummary) }),
  }),
  createBoard: endpoint('POST /api/boards', {
    access: 'member',
    status: 201,
    summary: 'Create a project. Whoever creates it is its admin.',
    input: NewBoard.extend({
      /** A project whose columns and labels it begins with. */
      template: Id.nullable().optional(),
    }),
    output: BoardReply,
  }),
  getBoard: endpoint('GET /api/boards/:boardId', {
    access: 'member',
    summary: 'One project.',
    input: z.object({ boardId: Id }),
    output: BoardReply,
  }),
  updateBoard: endpoint('PUT /api/boards/:boardId', {
    access: 'member',
    summary: 'Change title, description, visibility or key.',
    input: z.object({
      boardId: Id,
      title: Title.optional(),
      key: Key.optional(),
      description: Description.optional(),
      visibility: Visibility.optional(),
      version: z.int().optional(),
    }),
    output: BoardReply,
  }),
  deleteBoard: endpoint('DELETE /api/boards/:boardId', {
    access: 'member',
    summary: 'Delete a project with everything in it. There is no way back.',
    input: z.object({ boardId: Id }),
    output: Done,
  }),
  toggleFavorite: endpoint('POST /api/boards/:boardId/favorite', {
    access: 'member',
    summary: 'Make it a favorite of mine, or take that back.',
    input: z.object({ boardId: Id }),
    output: BoardReply,
  }),
  archiveBoard: endpoint('POST /api/boards/:boardId/archive', {
    access: 'member',
    summary: 'Archive a project: it can be read and unarchived, nothing else.',
    input: z.object({ boardId: Id }),
    output: BoardReply,
  }),
  unarchiveBoard: endpoint('POST /api/boards/:boardId/unarchive', {
    access: 'member',
    summary: 'Bring a project back from the archive.',
    input: z.object({ boardId: Id }),
    output: BoardReply,
  }),
  moveBoardToWorkspace: endpoint('POST /api/boards/:boardId/move-workspace', {
    access: 'person',
    summary: 'Move a project to another workspace. Members who are not in that one leave it.',
    input: z.object({ boardId: Id, workspaceId: Id }),
    output: z.object({ url: z.string() }),
  }),
  moveBoard: endpoint('PUT /api/boards/:boardId/move', {
    access: 'member',
    summary:
      'Put a project into a folder, or out of all, at the end unless a position is given. Without a folder it stays in its own.',
    input: z.object({ boardId: Id, folderId: Id.nullable().optional(), position: Position.optional() }),
    output: BoardReply,
  }),
  reorderBoards: endpoint('PUT /api/boards/reorder', {
    access: 'member',
    summary: 'Place several projects of one folder at once.',
    input: z.object({
      folderId: Id.nullable().default(null),
      items: z
        .array(z.object({ id: Id, position: Position }))
        .min(1, { error: () => t`Name at least one project` })
        .max(1000),
    }),
    output: z.object({ boards: z.array(BoardSummary) }),
  }),
  setBoardPreferences: endpoint('PUT /api/boards/preferences', {
    access: 'member',
    summary: 'How I look at a project: the view, and what its cards show.',
    input: z.object({
      board: Id,
      view: z.enum(boardViews).optional(),
      defaultCardProperties: z.partialRecord(z.enum(cardProperties), z.boolean()).optional(),
    }),
    output: z.object({ preferences: BoardPreferences }),
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

/** Who is on a project, and how they get there. */
export const boardMembersApi = {
  joinBoard: endpoint('POST /api/boards/:boardId/join', {
    access: 'person',
    summary: 'Join a project that is open to the workspace, or any one with the token of its invite link.',
    input: z.object({ boardId: Id, token: LinkToken.optional() }),
    output: BoardReply,
  }),
  getInviteLink: endpoint('GET /api/boards/:boardId/invite-link', {
    access: 'person',
    summary: 'The project’s invite link, if there is one.',
    input: z.object({ boardId: Id }),
    output: z.object({ link: InviteLink.nullable() }),
  }),
  makeInviteLink: endpoint('POST /api/boards/:boardId/invite-link', {
    access: 'person',
    summary: 'A link with which people of the workspace join. The same link again until it is deleted.',
    input: z.object({ boardId: Id, role: z.enum(boardRoles).default('collaborator') }),
    output: InviteLink,
  }),
  deleteInviteLink: endpoint('DELETE /api/boards/:boardId/invite-link', {
    access: 'person',
    summary: 'The link stops working.',
    input: z.object({ boardId: Id }),
    output: Done,
  }),
  addBoardMember: endpoint('POST /api/boards/members', {
    access: 'person',
    summary: 'Put somebody of the workspace on a project.',
    input: z.object({ boardId: Id, userId: Id, role: z.enum(boardRoles).default('collaborator') }),
    output: BoardReply,
  }),
  changeBoardRole: endpoint('PUT /api/boards/member/change-role', {
    access: 'person',
    summary: 'Give somebody another role on a project. Its last admin stays.',
    input: z.object({ boardId: Id, userId: Id, role: z.enum(boardRoles) }),
    output: BoardReply,
  }),
  removeBoardMember: endpoint('DELETE /api/boards/:boardId/members/:userId', {
    access: 'person',
    summary: 'Take somebody off a project, or leave it. Its last admin stays.',
    input: z.object({ boardId: Id, userId: Id }),
    output: z.object({ userId: z.string() }),
  }),
}
