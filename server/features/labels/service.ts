import { v7 as newId } from 'uuid'
import type { Input } from '#contract/endpoint.ts'
import { type labelsApi, MAX_LABELS } from '#contract/labels.ts'
import { t } from '#contract/texts.ts'
import type { Ctx } from '#server/core/context.ts'
import { defined } from '#server/core/defined.ts'
import { conflict, notFound } from '#server/core/errors.ts'
import { requireVersion } from '#server/core/version.ts'
import { lockOnBoard, requireOnBoard } from '#server/features/boards/service.ts'
import { takeOutOfTasks } from '#server/features/task-moves/service.ts'
import { lockInWorkspace } from '#server/features/workspaces/service.ts'
import { labelChanged } from './events.ts'
import {
  countLabels,
  deleteLabelRow,
  findLabel,
  type Home,
  insertLabel,
  isNameTaken,
  lockLabel,
  updateLabelRow,
} from './queries.ts'

type Api = typeof labelsApi

export const createWorkspaceLabel = async (ctx: Ctx, input: Input<Api['createWorkspaceLabel']>) =>
  create(ctx, await ofWorkspace(ctx, input), input)
export const updateWorkspaceLabel = async (ctx: Ctx, input: Input<Api['updateWorkspaceLabel']>) =>
  update(ctx, await ofWorkspace(ctx, input), input)
export const deleteWorkspaceLabel = async (ctx: Ctx, input: Input<Api['deleteWorkspaceLabel']>) =>
  remove(ctx, await ofWorkspace(ctx, input), input)

/** `facts` stand in its event: how it came about, when not by hand. */
export const createBoardLabel = async (
  ctx: Ctx,
  input: Input<Api['createBoardLabel']>,
  facts: Record<string, unknown> = {},
) => create(ctx, await ofBoard(ctx, input), input, facts)
export async function updateBoardLabel(ctx: Ctx, input: Input<Api['updateBoardLabel']>) {
  const { workspaceId } = await requireOnBoard(ctx, input.boardId, 'edit-columns')
  // In the order of whoever deletes it.
  await lockLabel(ctx.db, { workspaceId, boardId: input.boardId }, input.labelId)
  return update(ctx, await ofBoard(ctx, input), input)
}
/** The label first, the board's row last, when the event is published: those who change tasks hold them in this order. */
export async function deleteBoardLabel(ctx: Ctx, { boardId, labelId }: Input<Api['deleteBoardLabel']>) {
  const { workspaceId } = await requireOnBoard(ctx, boardId, 'edit-columns')
  await lockLabel(ctx.db, { workspaceId, boardId }, labelId)
  return remove(ctx, { workspaceId, boardId }, { labelId })
}

/** Locked: of two people who add the same name at once, the second is told in words. */
async function ofWorkspace(ctx: Ctx, { workspaceId }: { workspaceId: string }): Promise<Home> {
  await lockInWorkspace(ctx, workspaceId, 'manage')
  return { workspaceId, boardId: null }
}

async function ofBoard(ctx: Ctx, { boardId }: { boardId: string }): Promise<Home> {
  const { workspaceId } = await lockOnBoard(ctx, boardId, 'edit-columns')
  return { workspaceId, boardId }
}

async function create(
  ctx: Ctx,
  home: Home,
  { name, color }: { name: string; color: string },
  facts: Record<string, unknown> = {},
) {
  await requireFreeName(ctx, home, name, null)
  if ((await countLabels(ctx.db, home)) >= MAX_LABELS)
    throw conflict('too_many', () => t`There can be at most ${MAX_LABELS} labels`)
  const id = newId()
  await insertLabel(ctx.db, home, { id, name, color })
  const label = await requireLabel(ctx, home, id)
  await ctx.publish(labelChanged(home, 'created', label, { facts }))
  return { label }
}

interface Changes {
  labelId: string
  name?: string | undefined
  color?: string | undefined
  version?: number | undefined
}

async function update(ctx: Ctx, home: Home, { labelId, name, color, version }: Changes) {
  const before = await requireLabel(ctx, home, labelId)
  requireVersion(version, before.version, t`label`, { label: before })
  // A name it has already may be used elsewhere by now; that is no reason to refuse another colour.
  if (name !== undefined && name !== before.name) await requireFreeName(ctx, home, name, labelId)
  await updateLabelRow(ctx.db, labelId, defined({ name, color }))
  const label = await requireLabel(ctx, home, labelId)
  await ctx.publish(labelChanged(home, 'updated', label, { before }))
  return { label }
}

async function remove(ctx: Ctx, home: Home, { labelId }: { labelId: string }) {
  const label = await requireLabel(ctx, home, labelId)
  await deleteLabelRow(ctx.db, labelId)
  await takeOutOfTasks(ctx, 'labels', labelId, home)
  await ctx.publish(labelChanged(home, 'deleted', label))
  return { label }
}

async function requireLabel(ctx: Ctx, home: Home, id: string) {
  const label = await findLabel(ctx.db, home, id)
  if (!label) throw notFound(t`Label`)
  return label
}

async function requireFreeName(ctx: Ctx, home: Home, name: string, except: string | null) {
  if (await isNameTaken(ctx.db, home, name, except))
    throw conflict('name_taken', () => t`There is a label “${name}” already`)
}
