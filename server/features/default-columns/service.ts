import { v7 as newId } from 'uuid'
import { type defaultColumnsApi, MAX_DEFAULT_COLUMNS } from '#contract/columns.ts'
import type { Input } from '#contract/endpoint.ts'
import { t } from '#contract/texts.ts'
import type { Ctx } from '#server/core/context.ts'
import { defined } from '#server/core/defined.ts'
import { conflict, notFound } from '#server/core/errors.ts'
import { requireVersion } from '#server/core/version.ts'
import { lockInWorkspace, requireColumnType } from '#server/features/workspaces/service.ts'
import { defaultColumnChanged } from './events.ts'
import {
  countDefaultColumns,
  deleteDefaultColumnRow,
  endOfDefaults,
  findDefaultColumn,
  insertDefaultColumn,
  spreadDefaults,
  updateDefaultColumnRow,
} from './queries.ts'

type Api = typeof defaultColumnsApi

export async function createDefaultColumn(
  ctx: Ctx,
  { workspaceId, title, type, color, position }: Input<Api['createDefaultColumn']>,
) {
  const workspace = await lockInWorkspace(ctx, workspaceId, 'manage')
  const { color: usual } = requireColumnType(workspace, type)
  if ((await countDefaultColumns(ctx.db, workspaceId)) >= MAX_DEFAULT_COLUMNS)
    throw conflict('too_many', () => t`There can be at most ${MAX_DEFAULT_COLUMNS} default columns`)
  const id = newId()
  await insertDefaultColumn(ctx.db, {
    id,
    workspace_id: workspaceId,
    title,
    type,
    color: color ?? usual,
    position: position ?? (await endOfDefaults(ctx.db, workspaceId)),
  })
  await spreadDefaults(ctx.db, workspaceId)
  const column = await requireDefaultColumn(ctx, workspaceId, id)
  await ctx.publish(defaultColumnChanged(workspaceId, 'created', column))
  return { column }
}

export async function updateDefaultColumn(
  ctx: Ctx,
  { workspaceId, columnId, title, type, color, position, version }: Input<Api['updateDefaultColumn']>,
) {
  const workspace = await lockInWorkspace(ctx, workspaceId, 'manage')
  const before = await requireDefaultColumn(ctx, workspaceId, columnId)
  requireVersion(version, before.version, t`column`, { column: before })
  if (type !== undefined) requireColumnType(workspace, type)
  await updateDefaultColumnRow(ctx.db, columnId, defined({ title, type, color, position }))
  await spreadDefaults(ctx.db, workspaceId)
  const column = await requireDefaultColumn(ctx, workspaceId, columnId)
  await ctx.publish(defaultColumnChanged(workspaceId, 'updated', column, before))
  return { column }
}

export async function deleteDefaultColumn(ctx: Ctx, { workspaceId, columnId }: Input<Api['deleteDefaultColumn']>) {
  await lockInWorkspace(ctx, workspaceId, 'manage')
  const column = await requireDefaultColumn(ctx, workspaceId, columnId)
  await deleteDefaultColumnRow(ctx.db, columnId)
  await ctx.publish(defaultColumnChanged(workspaceId, 'deleted', column))
  return { columnId }
}

async function requireDefaultColumn(ctx: Ctx, workspaceId: string, id: string) {
  const column = await findDefaultColumn(ctx.db, workspaceId, id)
  if (!column) throw notFound(t`Column`)
  return column
}
