import { v7 as newId } from 'uuid'
import type { Input } from '#contract/endpoint.ts'
import { type Folder, type foldersApi, MAX_FOLDERS } from '#contract/folders.ts'
import { isOutside } from '#contract/permissions.ts'
import { t } from '#contract/texts.ts'
import type { Ctx } from '#server/core/context.ts'
import { defined } from '#server/core/defined.ts'
import { conflict, invalid, notFound } from '#server/core/errors.ts'
import { requireVersion } from '#server/core/version.ts'
import { sightOf } from '#server/database/access.ts'
import { lockInWorkspace, requireInWorkspace } from '#server/features/workspaces/service.ts'
import { folderCreated, folderDeleted, foldersReordered, folderUpdated } from './events.ts'
import {
  dissolveFolder,
  endOfParent,
  findFolder,
  findWorkspaceOfFolder,
  foldersOf,
  foldersWithSeenBoards,
  insertFolder,
  spreadParent,
  updateFolderRow,
} from './queries.ts'
import { leadingTo, requireSound } from './tree.ts'

type Api = typeof foldersApi

export async function listFolders(ctx: Ctx, { workspaceId }: Input<Api['listFolders']>) {
  const { myRole } = await requireInWorkspace(ctx, workspaceId, 'view')
  const all = await foldersOf(ctx.db, workspaceId)
  if (!isOutside(myRole)) return { folders: all }
  return { folders: leadingTo(all, await foldersWithSeenBoards(ctx.db, ctx.user._id, workspaceId)) }
}

export async function createFolder(
  ctx: Ctx,
  { workspaceId, name, color, parentFolder, position }: Input<Api['createFolder']>,
) {
  // The whole tree is held still: two moves that are fine alone could make a circle together.
  await lockInWorkspace(ctx, workspaceId, 'createFolders')
  if (parentFolder) await requireFolder(ctx, workspaceId, parentFolder)
  const tree = await foldersOf(ctx.db, workspaceId)
  if (tree.length >= MAX_FOLDERS)
    throw conflict('too_many', () => t`A workspace can have at most ${MAX_FOLDERS} folders`)
  const id = newId()
  requireSound([...tree, { _id: id, parentFolder }])
  await insertFolder(ctx.db, {
    id,
    workspace_id: workspaceId,
    parent_id: parentFolder,
    name,
    color,
    position: position ?? (await endOfParent(ctx.db, workspaceId, parentFolder)),
  })
  await spreadParent(ctx.db, workspaceId, parentFolder)
  const folder = await requireFolder(ctx, workspaceId, id)
  await ctx.publish(folderCreated(folder))
  return { folder }
}

export async function updateFolder(
  ctx: Ctx,
  { folderId, name, color, parentFolder, position, version }: Input<Api['updateFolder']>,
) {
  const before = await lockFolder(ctx, folderId)
  requireVersion(version, before.version, t`folder`, { folder: before })
  const { workspaceId } = before
  const parent = parentFolder === undefined ? before.parentFolder : parentFolder
  const moves = parent !== before.parentFolder
  if (moves) {
    if (parent) await requireFolder(ctx, workspaceId, parent)
    requireSound(placed(await foldersOf(ctx.db, workspaceId), [{ id: folderId, parentFolder: parent }]))
  }
  const place = position ?? (moves ? await endOfParent(ctx.db, workspaceId, parent) : undefined)
  await updateFolderRow(ctx.db, folderId, defined({ name, color, parent_id: parent, position: place }))
  await spreadParent(ctx.db, workspaceId, parent)
  const folder = await requireFolder(ctx, workspaceId, folderId)
  await ctx.publish(folderUpdated(folder, before))
  return { folder }
}

export async function deleteFolder(ctx: Ctx, { folderId }: Input<Api['deleteFolder']>) {
  const folder = await lockFolder(ctx, folderId)
  await dissolveFolder(ctx.db, folder)
  await ctx.publish(folderDeleted(folder))
  return { folder }
}

export async function reorderFolders(ctx: Ctx, { workspaceId, items }: Input<Api['reorderFolders']>) {
  if (new Set(items.map(({ id }) => id)).size < items.length) throw invalid(t`A folder is named twice`)
  await lockInWorkspace(ctx, workspaceId, 'createFolders')
  const before = await foldersOf(ctx.db, workspaceId)
  const known = new Set(before.map(({ _id }) => _id))
  const named = items.flatMap(({ id, parentFolder }) => (parentFolder ? [id, parentFolder] : [id]))
  if (!named.every((id) => known.has(id))) throw notFound(t`Folder`)
  const after = placed(before, items)
  requireSound(after)
  for (const { id, position, parentFolder } of items)
    await updateFolderRow(ctx.db, id, defined({ position, parent_id: parentFolder }))
  for (const parent of new Set(after.map(({ parentFolder }) => parentFolder)))
    await spreadParent(ctx.db, workspaceId, parent)
  await ctx.publish(foldersReordered(workspaceId))
  return { folders: await foldersOf(ctx.db, workspaceId) }
}

/** A folder of this workspace; one of another is not there. */
export async function requireFolder(ctx: Ctx, workspaceId: string, folderId: string): Promise<Folder> {
  const folder = await findFolder(ctx.db, workspaceId, folderId)
  if (!folder) throw notFound(t`Folder`)
  return folder
}

/** For a change: the tree is held still, and the folder read as it then is. */
async function lockFolder(ctx: Ctx, folderId: string) {
  const found = await findWorkspaceOfFolder(ctx.db, sightOf(ctx), folderId)
  if (!found) throw notFound(t`Folder`)
  await lockInWorkspace(ctx, found.workspaceId, 'createFolders')
  return requireFolder(ctx, found.workspaceId, folderId)
}

interface Placing {
  id: string
  parentFolder?: string | null | undefined
}

/** The tree as it would be. Null means to the top, nothing said means it stays where it is. */
function placed(tree: Folder[], items: Placing[]) {
  const moves = new Map(
    items.flatMap(({ id, parentFolder }) => (parentFolder === undefined ? [] : [[id, parentFolder]])),
  )
  return tree.map((folder) => {
    const parentFolder = moves.get(folder._id)
    return parentFolder === undefined ? folder : { ...folder, parentFolder }
  })
}
