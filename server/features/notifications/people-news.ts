// Whom it concerns when people come together, and what concerns an account alone.
import type { GuestCtx } from '#server/core/context.ts'
import type { PastEvent } from '#server/core/followers.ts'
import { adminsOf, findBoardTitle, findInvited, findWorkspaceName, nameOf } from './queries/about.ts'
import type { News, Occasion } from './tell.ts'
import {
  accepted,
  canceled,
  imported,
  invited,
  passwordChanged,
  putOnBoard,
  signedInAnew,
  type Unsaid,
  upgraded,
} from './words.ts'

interface Found {
  about: Partial<Occasion>
  news: News[]
}

const nobody: Found = { about: {}, news: [] }

/** Put on a project by somebody else. */
export async function newsOfPlace(ctx: GuestCtx, { payload, boardId, actor }: PastEvent): Promise<News[]> {
  const { action, userId, role } = payload as { action: string; userId: string; role: string }
  const board = action === 'added' ? await findBoardTitle(ctx.db, boardId!) : undefined
  if (!board) return []
  return [{ userId, ...putOnBoard({ actor: await nameOf(ctx.db, actor), board: board.title }, role) }]
}

/** Not in the workspace yet, so it is about the invitation alone. */
export async function newsOfInvitation(ctx: GuestCtx, { payload, actor }: PastEvent): Promise<Found> {
  const invitationId = String(payload.invitationId)
  const found = await findInvited(ctx.db, invitationId)
  if (!found?.invited) return nobody
  const saying = invited(await nameOf(ctx.db, actor), found.workspace)
  return { about: { invitationId }, news: [{ userId: found.invited, ...saying }] }
}

export async function newsOfAcceptance(ctx: GuestCtx, { payload, workspaceId }: PastEvent): Promise<Found> {
  const found = await findInvited(ctx.db, String(payload.invitationId))
  if (!found?.inviter) return nobody
  return {
    about: { workspaceId },
    news: [{ userId: found.inviter, ...accepted(String(payload.name), found.workspace) }],
  }
}

export async function newsOfSubscription(ctx: GuestCtx, { type, workspaceId }: PastEvent): Promise<News[]> {
  const workspace = workspaceId ? await findWorkspaceName(ctx.db, workspaceId) : undefined
  if (!workspace) return []
  const saying = type === 'subscription-upgraded' ? upgraded(workspace.name) : canceled(workspace.name)
  return (await adminsOf(ctx.db, workspaceId!)).map((userId) => ({ userId, ...saying }))
}

const toThemselves = ({ actor }: PastEvent, saying: Unsaid): News[] => (actor ? [{ userId: actor, ...saying }] : [])

export async function newsOfImport(_ctx: GuestCtx, event: PastEvent) {
  const { filename, ...counts } = event.payload as {
    filename: string
    created: number
    updated: number
    skipped: number
  }
  return toThemselves(event, imported(filename, counts))
}

/** The first sign-in ever, or from where one has been before, is no news. */
export const newsOfNewLogin = async (_ctx: GuestCtx, event: PastEvent) =>
  event.payload.isNewDevice ? toThemselves(event, signedInAnew(String(event.payload.device))) : []

export const newsOfPassword = async (_ctx: GuestCtx, event: PastEvent) => toThemselves(event, passwordChanged)
