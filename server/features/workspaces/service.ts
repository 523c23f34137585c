import { randomInt } from 'node:crypto'
import { v7 as newId } from 'uuid'
import { FREE_PLAN_MEMBERS } from '#contract/constants.ts'
import type { Input } from '#contract/endpoint.ts'
import {
  canInWorkspace,
  defaultPermissions,
  isAtLeast,
  isOutside,
  type WorkspaceAction,
  type WorkspaceRole,
} from '#contract/permissions.ts'
import { t } from '#contract/texts.ts'
import {
  defaultSettings,
  isWorkspaceUrl,
  urlFromName,
  type Workspace,
  type WorkspaceSummary,
  type workspacesApi,
} from '#contract/workspaces.ts'
import type { Ctx } from '#server/core/context.ts'
import { conflict, forbidden, invalid, notFound, Refusal } from '#server/core/errors.ts'
import { removeFilesSoon } from '#server/core/files/left-behind.ts'
import { inLanguage } from '#server/core/speech.ts'
import { sightOf } from '#server/database/access.ts'
import { updateUser } from '#server/features/people/service.ts'
import { workspaceCreated } from './events.ts'
import {
  boardIdsOf,
  chatIdsOf,
  countOthers,
  countSeats,
  defaultColumnsOf,
  deleteWorkspaceRow,
  type FoundWorkspace,
  findMember,
  findPlan,
  findWorkspace,
  findWorkspaceByUrl,
  forgetLastActive,
  insertMember,
  insertStarters,
  insertWorkspace,
  isMember,
  isUrlTaken,
  labelsOf,
  lockOwnedWorkspaces,
  lockWorkspace,
  membersOf,
  type NewWorkspace,
  workspacesOf,
} from './queries.ts'
import { starterColumns, starterColumnTypes, starterLabels } from './starters.ts'

export { toMyTabs } from './events.ts'
export {
  countSeats,
  defaultColumnColumns,
  type FoundWorkspace,
  findUrl as findWorkspaceUrl,
  labelColumns,
  lockWorkspace,
  updateMemberRole,
} from './queries.ts'

type Api = typeof workspacesApi

export async function listWorkspaces(ctx: Ctx) {
  const all = await workspacesOf(ctx.db, sightOf(ctx))
  return {
    myWorkspaces: all.filter(({ myRole }) => !isOutside(myRole)),
    guestWorkspaces: all.filter(({ myRole }) => isOutside(myRole)),
  }
}

export async function createWorkspace(ctx: Ctx, { name, url, description }: Input<Api['createWorkspace']>) {
  const { language } = ctx.origin
  const workspace = {
    id: newId(),
    name,
    description,
    owner_id: ctx.user._id,
    permissions: defaultPermissions,
    column_types: inLanguage(language, starterColumnTypes),
    settings: defaultSettings,
  }
  const wanted = await insertUnderFreeUrl(ctx, workspace, url ? [url] : urlsFor(name))
  const [columns, labels] = inLanguage(
    language,
    () => [starterColumns(workspace.id), starterLabels(workspace.id)] as const,
  )
  await insertStarters(ctx.db, columns, labels)
  await letIn(ctx, { _id: workspace.id, url: wanted }, ctx.user._id, 'owner')
  await ctx.publish(workspaceCreated({ _id: workspace.id, name, owner: ctx.user._id }, ctx.origin.clientId))
  return getWorkspace(ctx, { url: wanted })
}

export async function getWorkspace(ctx: Ctx, { url }: Input<Api['getWorkspace']>) {
  const workspace = await findWorkspaceByUrl(ctx.db, sightOf(ctx), url)
  return { workspace: await inFull(ctx, requireLetIn(workspace)) }
}

/** A workspace with everything its pages show. */
export async function inFull(ctx: Ctx, workspace: FoundWorkspace): Promise<Workspace> {
  const members = await membersSeen(ctx, workspace)
  const having = (...roles: WorkspaceRole[]) => members.filter(({ role }) => roles.includes(role))
  return {
    ...workspace,
    members: {
      admins: having('owner', 'admin'),
      managers: having('manager'),
      members: having('member'),
      guests: having('guest'),
      clients: having('client'),
    },
    labels: await labelsOf(ctx.db, workspace._id),
    defaultColumns: await defaultColumnsOf(ctx.db, workspace._id),
  }
}

const reader = (ctx: Ctx, { myRole }: Pick<FoundWorkspace, 'myRole'>) => ({
  _id: ctx.user._id,
  outside: isOutside(myRole),
})

export const membersSeen = (ctx: Ctx, workspace: FoundWorkspace) =>
  membersOf(ctx.db, workspace._id, reader(ctx, workspace))

export async function requireMember(ctx: Ctx, workspace: FoundWorkspace, userId: string) {
  const member = await findMember(ctx.db, workspace._id, reader(ctx, workspace), userId)
  if (!member) throw notFound(t`Member`)
  return member
}

export async function checkWorkspaceAccess(ctx: Ctx, { workspaceId }: Input<Api['checkWorkspaceAccess']>) {
  const workspace = await findWorkspace(ctx.db, sightOf(ctx), workspaceId)
  if (!workspace) return { status: 'denied' as const, role: null }
  const role = workspace.myRole
  if (workspace.lacksSecondFactor) return { status: 'denied' as const, role, reason: 'second_factor_required' as const }
  return { status: workspace.status === 'archived' ? ('archived' as const) : ('allowed' as const), role }
}

export const checkWorkspaceUrl = async (ctx: Ctx, { url }: Input<Api['checkWorkspaceUrl']>) => ({
  available: isWorkspaceUrl(url) && !(await isUrlTaken(ctx.db, url)),
})

/** A url somebody chose must be free; one made from the name finds a free variant by itself, also when two take the same at once. */
async function insertUnderFreeUrl(ctx: Ctx, workspace: Omit<NewWorkspace, 'url'>, candidates: string[]) {
  for (const url of candidates)
    if (
      isWorkspaceUrl(url) &&
      !(await isUrlTaken(ctx.db, url)) &&
      (await insertWorkspace(ctx.db, { ...workspace, url }))
    )
      return url
  throw urlTaken()
}

function urlsFor(name: string) {
  const made = urlFromName(name)
  const numbered = () => `${made.slice(0, 40) || 'team'}-${randomInt(1_000, 1_000_000)}`
  return [made, `${made.slice(0, 40)}-team`, numbered(), numbered(), numbered()]
}

export async function requireFreeUrl(ctx: Ctx, url: string) {
  if (!isWorkspaceUrl(url) || (await isUrlTaken(ctx.db, url))) throw urlTaken()
}

const urlTaken = () => conflict('url_taken', t`URL is not available`)

/** Who may come in at all: members, with a second factor where the workspace demands one. */
function requireLetIn(workspace: FoundWorkspace | undefined): FoundWorkspace {
  if (!workspace) throw notFound(t`Workspace`)
  if (workspace.lacksSecondFactor) throw secondFactorRequired()
  return workspace
}

export const secondFactorRequired = () =>
  new Refusal(
    403,
    'second_factor_required',
    t`This workspace asks for a second factor. Turn it on in the security settings of your account.`,
  )

export const isMine = async (ctx: Ctx, workspaceId: string) =>
  (await findWorkspace(ctx.db, sightOf(ctx), workspaceId)) !== undefined

/** One of mine, whatever it asks of me: to remember it, to name it, to leave it. */
export async function requireMine(ctx: Ctx, workspaceId: string) {
  const workspace = await findWorkspace(ctx.db, sightOf(ctx), workspaceId)
  if (!workspace) throw notFound(t`Workspace`)
  return workspace
}

/** The same, with the workspace held still: somebody who leaves must not become its owner at that moment. */
export async function lockMine(ctx: Ctx, workspaceId: string) {
  await requireMine(ctx, workspaceId)
  await lockWorkspace(ctx.db, workspaceId)
  return requireMine(ctx, workspaceId)
}

export async function requireMineByUrl(ctx: Ctx, url: string) {
  const workspace = await findWorkspaceByUrl(ctx.db, sightOf(ctx), url)
  if (!workspace) throw notFound(t`Workspace`)
  return workspace
}

/**
 * The door: outsiders are told the workspace does not exist, members that they may not.
 * An archived one can be looked at; `evenArchived` is for bringing it back.
 */
export async function requireInWorkspace(
  ctx: Pick<Ctx, 'db' | 'user' | 'key'>,
  workspaceId: string,
  action: WorkspaceAction,
  { evenArchived = action === 'view' } = {},
) {
  const workspace = requireLetIn(await findWorkspace(ctx.db, sightOf(ctx), workspaceId))
  if (!canInWorkspace(workspace.myRole, action, workspace.permissions)) throw forbidden()
  if (!evenArchived) requireActive(workspace)
  return workspace
}

export function requireActive({ status }: Pick<WorkspaceSummary, 'status'>) {
  if (status === 'archived') throw conflict('archived', t`This workspace is archived. Bring it back to change it.`)
}

/** The same for a change that others may be making at this moment: they come one after the other. */
export async function lockInWorkspace(
  ctx: Ctx,
  workspaceId: string,
  action: WorkspaceAction,
  options?: { evenArchived: boolean },
) {
  await requireInWorkspace(ctx, workspaceId, action, options)
  await lockWorkspace(ctx.db, workspaceId)
  return requireInWorkspace(ctx, workspaceId, action, options)
}

export function requireColumnType({ columnTypes }: Pick<FoundWorkspace, 'columnTypes'>, key: string) {
  const type = columnTypes.find((known) => known.key === key)
  if (type) return type
  const message = t`This is not a column type of this workspace`
  throw invalid(message, 'unknown_type', [{ path: 'type', message }])
}

export const isMemberByEmail = (ctx: Ctx, workspaceId: string, email: string) => isMember(ctx.db, workspaceId, email)

/** Takes the workspace's lock, so that of two people racing for the last seat one is refused. */
export async function requireFreeSeat(ctx: Ctx, workspaceId: string, role: WorkspaceRole) {
  await lockWorkspace(ctx.db, workspaceId)
  if (isOutside(role) || (await findPlan(ctx.db, workspaceId)) === 'premium') return
  if ((await countSeats(ctx.db, workspaceId)) < FREE_PLAN_MEMBERS) return
  throw new Refusal(
    402,
    'plan_limit',
    () => t`The free plan allows a maximum of ${FREE_PLAN_MEMBERS} members. Upgrade to add more people.`,
  )
}

/** Nobody raises anyone above themselves, nor touches those above. */
export function requireUpTo({ myRole }: Pick<WorkspaceSummary, 'myRole'>, role: WorkspaceRole) {
  if (!isAtLeast(myRole, role)) throw forbidden(t`This role is above your own`)
}

export function requireAllowedDomain(invitationDomains: string[], email: string) {
  const domain = email.split('@').at(-1)!.toLowerCase()
  if (invitationDomains.length === 0 || invitationDomains.includes(domain)) return
  throw new Refusal(
    403,
    'domain_not_allowed',
    () => t`This workspace only lets in addresses of ${invitationDomains.join(', ')}`,
  )
}

/** Lets somebody in. Whoever comes in by themselves comes back here next time. False when they are in already. */
export async function letIn(
  ctx: Ctx,
  { _id, url }: Pick<WorkspaceSummary, '_id' | 'url'>,
  userId: string,
  role: WorkspaceRole,
) {
  const added = await insertMember(ctx.db, _id, userId, role)
  if (added && userId === ctx.user._id) await updateUser(ctx.db, userId, { last_active_workspace_url: url })
  return added
}

/** For everything that takes people out of a workspace: the rooms they have to leave; of one person alone, only their chats. */
export const roomsOf = async (ctx: Ctx, workspaceId: string, userId: string | null = null) => ({
  workspaceId,
  boardIds: await boardIdsOf(ctx.db, workspaceId),
  chatIds: await chatIdsOf(ctx.db, workspaceId, userId),
})

/** They no longer come back to it. Without a person: nobody does. */
export const forgetWorkspace = (ctx: Ctx, url: string, userId: string | null) => forgetLastActive(ctx.db, url, userId)

/** Nobody pays for what is gone, and no file of it stays. */
export async function deleteForGood(ctx: Ctx, workspaceId: string) {
  await deleteWorkspaceRow(ctx.db, workspaceId)
  await removeFilesSoon(ctx.db, ctx.tools.jobs)
  const job = 'end-abandoned-subscriptions'
  await ctx.tools.jobs.add(ctx.db, job, {}, { key: job })
}

export const myWorkspaces = (ctx: Ctx) => workspacesOf(ctx.db, sightOf(ctx))

/** With the account go the workspaces nobody else is in; one with others in it must be handed over first. Their logos. */
export async function deleteMyWorkspaces(ctx: Ctx) {
  const logos: (string | null)[] = []
  for (const { id, name, logo } of await lockOwnedWorkspaces(ctx.db, ctx.user._id)) {
    if ((await countOthers(ctx.db, id, ctx.user._id)) > 0)
      throw conflict(
        'owns_workspace',
        () => t`You own the workspace “${name}”, and others work in it. Hand it over or delete it first.`,
      )
    await deleteForGood(ctx, id)
    logos.push(logo)
  }
  return logos
}
