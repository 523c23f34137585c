// How each person wants to hear of things.
import type { Input } from '#contract/endpoint.ts'
import {
  type Channels,
  type NotificationPreferences,
  type notificationsApi,
  type PreferenceGroup,
  type PreferenceName,
  preferenceGroups,
  type SomePreferences,
  type unsubscribeApi,
} from '#contract/notifications.ts'
import { t } from '#contract/texts.ts'
import type { Ctx, GuestCtx } from '#server/core/context.ts'
import { defined } from '#server/core/defined.ts'
import { notFound } from '#server/core/errors.ts'
import { inLanguage, told } from '#server/core/speech.ts'
import type { Db } from '#server/database/connect.ts'
import { requireOnBoard } from '#server/features/boards/service.ts'
import { findUser } from '#server/features/people/service.ts'
import { groupsOf, type Wishes, wishedChannels } from './defaults.ts'
import {
  type Kept,
  lockPreferencesOf,
  mutedProjectsOf,
  preferencesOf,
  saveMuted,
  savePreferences,
  wishesOfAddress,
} from './queries.ts'
import { kindWords, readLink } from './unsubscribe-links.ts'

export { channelsOf, type Wishes, wishOf } from './defaults.ts'
export { type Kept, preferencesOf } from './queries.ts'
export { type LocalTime, localTime, quietUntil } from './quiet-hours.ts'
export { unsubscribeLinks } from './unsubscribe-links.ts'

type Api = typeof notificationsApi

export const readPreferences = async (ctx: Ctx) => whole(ctx, await preferencesOf(ctx.db, ctx.user._id))

export async function changePreferences(ctx: Ctx, changes: Input<Api['changePreferences']>) {
  const before = await lockPreferencesOf(ctx.db, ctx.user._id)
  const { mailMode, quietHours } = changes
  const after = { ...before, ...defined({ mailMode, quietHours }), settings: withWishes(before.settings, changes) }
  await savePreferences(ctx.db, ctx.user._id, after)
  return whole(ctx, after)
}

async function whole(ctx: Ctx, { settings, mailMode, quietHours }: Kept): Promise<NotificationPreferences> {
  return { ...groupsOf(settings), mailMode, quietHours, mutedProjects: await mutedProjectsOf(ctx.db, ctx.user._id) }
}

function withWishes(wishes: Wishes, changes: SomePreferences): Wishes {
  const merged: Wishes = { ...wishes }
  for (const group of Object.keys(preferenceGroups) as PreferenceGroup[])
    for (const [name, wish] of Object.entries(changes[group]?.settings ?? {}) as [PreferenceName, Partial<Channels>][])
      merged[name] = { ...merged[name], ...defined(wish ?? {}) }
  return merged
}

export async function muteProject(ctx: Ctx, { boardId, muted }: Input<Api['muteProject']>) {
  const { workspaceId } = await requireOnBoard(ctx, boardId, 'view')
  await saveMuted(ctx.db, { board_id: boardId, workspace_id: workspaceId, user_id: ctx.user._id }, muted)
  return { muted }
}

/** For letters that leave with what caused them: whether, and in which language. Whoever has no account has no wishes either. */
export async function mailWishes(db: Db, email: string, name: PreferenceName) {
  const found = await wishesOfAddress(db, email)
  return { wanted: wishedChannels(found?.settings ?? {}, name).email, language: found?.language ?? null }
}

export async function unsubscribe(ctx: GuestCtx, { token }: Input<(typeof unsubscribeApi)['unsubscribe']>) {
  const link = readLink(ctx.tools.seal, token)
  // The account may be gone since the mail was sent.
  if (!link || !(await findUser(ctx.db, link.userId))) throw notFound(t`Link`)
  const before = await lockPreferencesOf(ctx.db, link.userId)
  const off = Object.fromEntries(link.kinds.map((kind) => [kind, { ...before.settings[kind], email: false }]))
  await savePreferences(ctx.db, link.userId, { ...before, settings: { ...before.settings, ...off } })
  const kind = inLanguage(ctx.origin.language, () => kindWords(link.kinds))
  return { ...told(ctx, () => t`You will get no more mails about ${kind}.`), kind }
}
