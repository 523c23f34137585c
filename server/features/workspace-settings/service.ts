// What the owner and the admins decide for a workspace as a whole.
import type { Input } from '#contract/endpoint.ts'
import type { ReceivedFile } from '#contract/fields.ts'
import { isOutside } from '#contract/permissions.ts'
import { t } from '#contract/texts.ts'
import type { workspaceSettingsApi } from '#contract/workspaces.ts'
import type { Ctx } from '#server/core/context.ts'
import { defined } from '#server/core/defined.ts'
import { conflict, invalid } from '#server/core/errors.ts'
import { deletePictures, takeUpPicture } from '#server/core/files/pictures.ts'
import { told } from '#server/core/speech.ts'
import { requireVersion } from '#server/core/version.ts'
import {
  deleteForGood,
  type FoundWorkspace,
  forgetWorkspace,
  inFull,
  lockInWorkspace,
  requireFreeSeat,
  requireFreeUrl,
  requireInWorkspace,
  requireMember,
  roomsOf,
} from '#server/features/workspaces/service.ts'
import { mergeColumnTypes } from './column-types.ts'
import {
  permissionsChanged,
  securityChanged,
  workspaceArchived,
  workspaceDeleted,
  workspaceHandedOver,
  workspaceLogoChanged,
  workspaceUpdated,
} from './events.ts'
import { changeOwner, memberIdsOf, renameLastActive, updateWorkspaceRow, usedColumnTypes } from './queries.ts'

type Api = typeof workspaceSettingsApi
type Changes = Omit<Input<Api['updateWorkspace']>, 'workspaceId' | 'version'>

export async function updateWorkspace(
  ctx: Ctx,
  { workspaceId, version, permissions, security, ...changes }: Input<Api['updateWorkspace']>,
) {
  const before = await lockInWorkspace(ctx, workspaceId, 'manage')
  requireVersion(version, before.version, t`workspace`, { workspace: await inFull(ctx, before) })
  await changeItself(ctx, before, changes)
  if (permissions) await changePermissions(ctx, before, permissions)
  if (security) await changeSecurity(ctx, before, security)
  return current(ctx, workspaceId)
}

/** Everything but rights: name, address, description, column types, working time. */
async function changeItself(ctx: Ctx, before: FoundWorkspace, changes: Changes) {
  const { _id } = before
  const columnTypes =
    changes.columnTypes && mergeColumnTypes(before.columnTypes, changes.columnTypes, await usedColumnTypes(ctx.db, _id))
  const wanted = {
    name: changes.name,
    url: changes.url,
    description: changes.description,
    columnTypes,
    settings: changes.settings && { ...before.settings, ...defined(changes.settings) },
  }
  const changed = onlyDifferent(wanted, before)
  if (Object.keys(changed).length === 0) return
  if (changed.url) {
    await requireFreeUrl(ctx, changed.url)
    await renameLastActive(ctx.db, before.url, changed.url)
  }
  await updateWorkspaceRow(ctx.db, _id, changed)
  const shows = changed.name !== undefined || changed.url !== undefined
  const told = shows ? await memberIdsOf(ctx.db, _id) : []
  await ctx.publish(workspaceUpdated(_id, changed, pick(before, Object.keys(changed)), told))
}

async function changePermissions(ctx: Ctx, before: FoundWorkspace, sent: NonNullable<Changes['permissions']>) {
  const permissions = { ...before.permissions, ...defined(sent) }
  if (isSame(permissions, before.permissions)) return
  await updateWorkspaceRow(ctx.db, before._id, { permissions })
  await ctx.publish(permissionsChanged(before._id, permissions, before.permissions))
}

async function changeSecurity(ctx: Ctx, before: FoundWorkspace, sent: NonNullable<Changes['security']>) {
  const security = { ...before.security, ...defined(sent) }
  if (isSame(security, before.security)) return
  const stricter = security.requireSecondFactor && !before.security.requireSecondFactor
  if (stricter && !ctx.user.totpEnabled)
    throw conflict('second_factor_missing', t`Turn on your own second factor first, or you would lock yourself out`)
  await updateWorkspaceRow(ctx.db, before._id, security)
  const reopens = stricter ? await roomsOf(ctx, before._id) : null
  await ctx.publish(securityChanged(before._id, security, before.security, reopens))
}

export async function uploadLogo(ctx: Ctx, { workspaceId, file }: Input<Api['uploadLogo']>) {
  // Before the picture is drawn: that is work nobody does for a stranger.
  await requireInWorkspace(ctx, workspaceId, 'manage')
  return takeUpPicture(ctx.tools.files, 'logos', (file as ReceivedFile).bytes, [256], ([logo]) =>
    ctx.transact((inner) => replaceLogo(inner, workspaceId, logo!)),
  )
}

export const removeLogo = (ctx: Ctx, { workspaceId }: Input<Api['removeLogo']>) => replaceLogo(ctx, workspaceId, null)

async function replaceLogo(ctx: Ctx, workspaceId: string, logo: string | null) {
  const before = await lockInWorkspace(ctx, workspaceId, 'manage')
  await updateWorkspaceRow(ctx.db, workspaceId, { logo })
  await ctx.publish(workspaceLogoChanged(workspaceId, await memberIdsOf(ctx.db, workspaceId)))
  ctx.afterCommit(() => deletePictures(ctx.tools.files, [before.logo]))
  return current(ctx, workspaceId)
}

export async function archiveWorkspace(ctx: Ctx, { workspaceId, archived }: Input<Api['archiveWorkspace']>) {
  const before = await lockInWorkspace(ctx, workspaceId, 'manage', { evenArchived: true })
  const status = archived ? 'archived' : 'active'
  if (status !== before.status) {
    await updateWorkspaceRow(ctx.db, workspaceId, { status })
    await ctx.publish(workspaceArchived(workspaceId, archived, await memberIdsOf(ctx.db, workspaceId)))
  }
  return current(ctx, workspaceId)
}

export async function handOverWorkspace(ctx: Ctx, { workspaceId, userId }: Input<Api['handOverWorkspace']>) {
  const workspace = await lockInWorkspace(ctx, workspaceId, 'own-workspace')
  const { user, role } = await requireMember(ctx, workspace, userId)
  if (user._id === workspace.owner) throw invalid(t`You own this workspace already`)
  // Somebody without a seat takes one by becoming the owner.
  if (isOutside(role)) await requireFreeSeat(ctx, workspaceId, 'owner')
  await changeOwner(ctx.db, workspaceId, workspace.owner, user._id)
  await ctx.publish(workspaceHandedOver(workspaceId, user))
  return current(ctx, workspaceId)
}

export async function deleteWorkspace(ctx: Ctx, { workspaceId, confirm }: Input<Api['deleteWorkspace']>) {
  const workspace = await lockInWorkspace(ctx, workspaceId, 'own-workspace')
  if (confirm !== workspace.url)
    throw invalid(t`Type the workspace’s url to confirm`, 'not_confirmed', [
      { path: 'confirm', message: () => t`Type ${workspace.url} to confirm` },
    ])
  const memberIds = await memberIdsOf(ctx.db, workspaceId)
  const rooms = await roomsOf(ctx, workspaceId)
  await forgetWorkspace(ctx, workspace.url, null)
  await deleteForGood(ctx, workspaceId)
  await ctx.publish(workspaceDeleted(workspace, memberIds, rooms))
  ctx.afterCommit(() => deletePictures(ctx.tools.files, [workspace.logo]))
  return told(ctx, () => t`The workspace “${workspace.name}” is deleted.`)
}

async function current(ctx: Ctx, workspaceId: string) {
  return { workspace: await inFull(ctx, await requireInWorkspace(ctx, workspaceId, 'view')) }
}

/** Saving a form that nobody touched is no event. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const onlyDifferent = <T extends object>(wanted: T, before: object) =>
  Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) => value !== undefined && !isSame(value, (before as Record<string, unknown>)[name]),
    ),
  ) as { [K in keyof T]?: Exclude<T[K], undefined> }

const pick = (thing: object, names: string[]) =>
  Object.fromEntries(Object.entries(thing).filter(([name]) => names.includes(name)))
