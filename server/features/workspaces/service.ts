import { randomInt } from 'node:crypto'
import { v7 as newId } from 'uuid'
import { FREE_PLAN_MEMBERS } from '#contract/constants.ts'
import type { Input } from '#contract/endpoint.ts'
import {
  canInWorkspace,
  defaultPermissions,
  isOutside,
  type WorkspaceAction,
  type WorkspaceRole,
} from '#contract/permissions.ts'
import { isWorkspaceUrl, urlFromName, type WorkspaceSummary, type workspacesApi } from '#contract/workspaces.ts'
import type { Ctx } from '#server/core/context.ts'
import { conflict, forbidden, notFound, Refusal } from '#server/core/errors.ts'
import { updateUser } from '#server/features/people/service.ts'
import { workspaceCreated } from './events.ts'
import {
  countOthers,
  countSeats,
  deleteWorkspace,
  findWorkspace,
  findWorkspaceByUrl,
  insertMember,
  insertWorkspace,
  isMember,
  isUrlTaken,
  lockOwnedWorkspaces,
  lockWorkspace,
  membersOf,
  workspacesOf,
} from './queries.ts'

type Api = typeof workspacesApi

export async function listWorkspaces(ctx: Ctx) {
  const all = await workspacesOf(ctx.db, ctx.user._id)
  return {
    myWorkspaces: all.filter(({ myRole }) => !isOutside(myRole)),
    guestWorkspaces: all.filter(({ myRole }) => isOutside(myRole)),
  }
}

export async function createWorkspace(ctx: Ctx, { name, url, description }: Input<Api['createWorkspace']>) {
  const wanted = await freeUrl(ctx, name, url)
  const workspace = {
    id: newId(),
    name,
    url: wanted,
    description,
    owner_id: ctx.user._id,
    permissions: defaultPermissions,
  }
  if (!(await insertWorkspace(ctx.db, workspace))) throw urlTaken()
  await addMember(ctx, { _id: workspace.id, url: wanted }, 'owner')
  await ctx.publish(workspaceCreated({ _id: workspace.id, name, owner: ctx.user._id }, ctx.origin.clientId))
  return getWorkspace(ctx, { url: wanted })
}

export async function getWorkspace(ctx: Ctx, { url }: Input<Api['getWorkspace']>) {
  const workspace = await requireWorkspaceByUrl(ctx, url)
  const members = await membersOf(ctx.db, workspace._id)
  const having = (...roles: WorkspaceRole[]) => members.filter(({ role }) => roles.includes(role))
  return {
    workspace: {
      ...workspace,
      members: {
        admins: having('owner', 'admin'),
        managers: having('manager'),
        members: having('member'),
        guests: having('guest'),
        clients: having('client'),
      },
    },
  }
}

export async function checkWorkspaceAccess(ctx: Ctx, { workspaceId }: Input<Api['checkWorkspaceAccess']>) {
  const workspace = await findWorkspace(ctx.db, ctx.user._id, workspaceId)
  if (!workspace) return { status: 'denied' as const, role: null }
  return {
    status: workspace.status === 'archived' ? ('archived' as const) : ('allowed' as const),
    role: workspace.myRole,
  }
}

export const checkWorkspaceUrl = async (ctx: Ctx, { url }: Input<Api['checkWorkspaceUrl']>) => ({
  available: isWorkspaceUrl(url) && !(await isUrlTaken(ctx.db, url)),
})

/** A url somebody chose must be free; one made from the name finds a free variant by itself. */
async function freeUrl(ctx: Ctx, name: string, chosen: string | undefined) {
  if (chosen) {
    if (!isWorkspaceUrl(chosen) || (await isUrlTaken(ctx.db, chosen))) throw urlTaken()
    return chosen
  }
  const made = urlFromName(name)
  for (const candidate of [
    made,
    `${made.slice(0, 40)}-team`,
    `${made.slice(0, 40) || 'team'}-${randomInt(1_000, 100_000)}`,
  ])
    if (isWorkspaceUrl(candidate) && !(await isUrlTaken(ctx.db, candidate))) return candidate
  throw urlTaken()
}

const urlTaken = () => conflict('url_taken', 'URL is not available')

export async function requireWorkspaceByUrl(ctx: Ctx, url: string) {
  const workspace = await findWorkspaceByUrl(ctx.db, ctx.user._id, url)
  if (!workspace) throw notFound('Workspace')
  return workspace
}

/** The door: outsiders are told the workspace does not exist, members that they may not. */
export async function requireInWorkspace(ctx: Ctx, workspaceId: string, action: WorkspaceAction) {
  const workspace = await findWorkspace(ctx.db, ctx.user._id, workspaceId)
  if (!workspace) throw notFound('Workspace')
  if (!canInWorkspace(workspace.myRole, action, workspace.permissions)) throw forbidden()
  if (action !== 'view' && workspace.status === 'archived') throw conflict('archived', 'This workspace is archived')
  return workspace
}

export const isMemberByEmail = (ctx: Ctx, workspaceId: string, email: string) => isMember(ctx.db, workspaceId, email)

/** Takes the workspace's lock, so that of two people racing for the last seat one is refused. */
export async function requireFreeSeat(ctx: Ctx, workspaceId: string, role: WorkspaceRole) {
  await lockWorkspace(ctx.db, workspaceId)
  if (isOutside(role) || (await countSeats(ctx.db, workspaceId)) < FREE_PLAN_MEMBERS) return
  throw new Refusal(
    402,
    'plan_limit',
    `The free plan allows a maximum of ${FREE_PLAN_MEMBERS} members. Upgrade to add more people.`,
  )
}

/** Lets the caller in, and makes it the workspace they come back to. False when they are in already. */
export async function addMember(ctx: Ctx, { _id, url }: Pick<WorkspaceSummary, '_id' | 'url'>, role: WorkspaceRole) {
  const added = await insertMember(ctx.db, _id, ctx.user._id, role)
  if (added) await updateUser(ctx.db, ctx.user._id, { last_active_workspace_url: url })
  return added
}

export const myWorkspaces = (ctx: Ctx) => workspacesOf(ctx.db, ctx.user._id)

/** With the account go the workspaces nobody else is in; one with others in it must be handed over first. */
export async function deleteMyWorkspaces(ctx: Ctx) {
  for (const { id, name } of await lockOwnedWorkspaces(ctx.db, ctx.user._id)) {
    if ((await countOthers(ctx.db, id, ctx.user._id)) > 0)
      throw conflict(
        'owns_workspace',
        `You own the workspace “${name}”, and others work in it. Hand it over or delete it first.`,
      )
    await deleteWorkspace(ctx.db, id)
  }
}
