// What a person sees and changes about themselves.

import { type accountApi, MAX_MY_TASKS } from '#contract/account.ts'
import { deviceWords } from '#contract/device-words.ts'
import type { Input } from '#contract/endpoint.ts'
import type { ReceivedFile } from '#contract/fields.ts'
import { t } from '#contract/texts.ts'
import type { Ctx } from '#server/core/context.ts'
import { defined } from '#server/core/defined.ts'
import { conflict, invalid } from '#server/core/errors.ts'
import { deletePictures, takeUpPicture } from '#server/core/files/pictures.ts'
import { hashPassword, requireUncommon } from '#server/core/passwords.ts'
import { inLanguage, told } from '#server/core/speech.ts'
import { sightOf } from '#server/database/access.ts'
import { myActivities } from '#server/features/activities/service.ts'
import { deleteLinkTokensOf, newLink, passwordChangedLetter } from '#server/features/auth/service.ts'
import { messagesOf } from '#server/features/chats/service.ts'
import { invitationsTo } from '#server/features/invitations/service.ts'
import { leaveAll } from '#server/features/members/service.ts'
import { readPreferences } from '#server/features/notification-preferences/service.ts'
import {
  deleteUser,
  findCredentials,
  findIdByEmail,
  findUser,
  lockUser,
  requireFreeUsername,
  updateUser,
} from '#server/features/people/service.ts'
import { requireOwnPassword, wrongPassword } from '#server/features/reauthentication/service.ts'
import { endOwnSession, endSessions, sessionsOf } from '#server/features/sessions/service.ts'
import { openTasksOf } from '#server/features/tasks/service.ts'
import { deleteMyWorkspaces, myWorkspaces, requireMineByUrl } from '#server/features/workspaces/service.ts'
import {
  accountDeleted,
  accountExported,
  avatarChanged,
  emailChangeAsked,
  passwordChanged,
  profileUpdated,
} from './events.ts'

export { confirmTotp, removeTotp, startTotp } from '#server/features/second-factor/service.ts'

type Api = typeof accountApi

export const me = async (ctx: Ctx) => ({ user: ctx.user })

export async function updateMe(ctx: Ctx, { version, ...changes }: Input<Api['updateMe']>) {
  const current = await lockUser(ctx.db, ctx.user._id)
  if (version !== undefined && current?.version !== version)
    throw conflict('version_conflict', t`Your profile was changed elsewhere in the meantime`, {
      user: await findUser(ctx.db, ctx.user._id),
    })
  if (changes.username) await requireFreeUsername(ctx.db, changes.username, ctx.user._id)
  const fields = defined(changes)
  if (Object.keys(fields).length === 0) return { user: ctx.user }
  const user = await updateUser(ctx.db, ctx.user._id, fields)
  await ctx.publish(profileUpdated(user, Object.keys(fields), ctx.origin.clientId))
  return { user }
}

export const uploadAvatar = (ctx: Ctx, { file }: Input<Api['uploadAvatar']>) =>
  takeUpPicture(ctx.tools.files, 'avatars', (file as ReceivedFile).bytes, [512, 96], ([large, small]) =>
    ctx.transact((inner) => replaceAvatar(inner, large!, small!)),
  )

export const removeAvatar = (ctx: Ctx) => replaceAvatar(ctx, null, null)

async function replaceAvatar(ctx: Ctx, avatar: string | null, avatar_thumbnail: string | null) {
  await lockUser(ctx.db, ctx.user._id)
  const before = await findUser(ctx.db, ctx.user._id)
  const user = await updateUser(ctx.db, ctx.user._id, { avatar, avatar_thumbnail })
  await ctx.publish(avatarChanged(user, ctx.origin.clientId))
  ctx.afterCommit(() => deletePictures(ctx.tools.files, [before?.avatar, before?.avatarThumbnail]))
  return { user }
}

export async function changePassword(ctx: Ctx, { currentPassword, newPassword }: Input<Api['changePassword']>) {
  const checked = await requireOwnPassword(ctx, currentPassword, 'currentPassword')
  await requireUncommon(newPassword, [ctx.user.name, ctx.user.username, ctx.user.email])
  const password_hash = await hashPassword(newPassword)
  await ctx.transact(async (inner) => {
    await requireStill(inner, checked, 'currentPassword')
    const user = await updateUser(inner.db, ctx.user._id, { password_hash })
    // Also a change of address that is waiting: whoever asked for it may be the reason for the new password.
    await deleteLinkTokensOf(inner.db, user._id)
    await endSessions(inner, user._id, { except: ctx.sessionId })
    await inner.publish(passwordChanged(passwordChangedLetter(user)))
  })
  return told(ctx, t`Your password is changed. Other devices were signed out.`)
}

/** Reset by mail or changed while this one was being checked: whoever did that decides. */
async function requireStill(ctx: Ctx, checked: string | null, field: string) {
  await lockUser(ctx.db, ctx.user._id)
  const current = await findCredentials(ctx.db, { id: ctx.user._id })
  if (current?.password_hash !== checked) throw wrongPassword(field)
}

export async function changeEmail(ctx: Ctx, { email, password }: Input<Api['changeEmail']>) {
  const checked = await requireOwnPassword(ctx, password, 'password')
  if (email.toLowerCase() === ctx.user.email.toLowerCase()) throw invalid(t`This is your address already`)
  await ctx.transact(async (inner) => {
    await requireStill(inner, checked, 'password')
    // A taken address gets the same answer, the same entry, the same notice: whether somebody has an account is not ours to tell.
    const taken = (await findIdByEmail(inner.db, email)) !== undefined
    const url = taken ? null : await newLink(inner, 'change-email', { userId: ctx.user._id, email })
    await inner.publish(emailChangeAsked(ctx.user, email, url))
  })
  return told(ctx, () => t`We sent a mail to ${email}. The address changes when you open the link in it.`)
}

export async function setLastActiveWorkspace(ctx: Ctx, { workspaceURL }: Input<Api['setLastActiveWorkspace']>) {
  const workspace = await requireMineByUrl(ctx, workspaceURL)
  return { user: await updateUser(ctx.db, ctx.user._id, { last_active_workspace_url: workspace.url }) }
}

export async function listSessions(ctx: Ctx) {
  const sessions = await sessionsOf(ctx.db, ctx.user._id, ctx.now, ctx.sessionId)
  const named = () => sessions.map((session) => ({ ...session, device: deviceWords(session.device) }))
  return { sessions: inLanguage(ctx.origin.language, named) }
}

export async function endSession(ctx: Ctx, { sessionId }: Input<Api['endSession']>) {
  await endOwnSession(ctx, sessionId)
  return told(ctx, t`The session is ended.`)
}

export const listMyActivities = (ctx: Ctx, input: Input<Api['listMyActivities']>) => myActivities(ctx, input)

export const listMyInvitations = async (ctx: Ctx) => ({ invitations: await invitationsTo(ctx, ctx.user.email) })

export async function listMyTasks(ctx: Ctx, { page }: Input<Api['listMyTasks']>) {
  const before = (page - 1) * MAX_MY_TASKS
  return { tasks: await openTasksOf(ctx.db, sightOf(ctx), { limit: MAX_MY_TASKS, before }) }
}

export async function exportMe(ctx: Ctx) {
  const { activities } = await myActivities(ctx, { limit: 10_000 })
  await ctx.publish(accountExported())
  return {
    exportedAt: ctx.now.toISOString(),
    user: ctx.user,
    sessions: await sessionsOf(ctx.db, ctx.user._id, ctx.now, ctx.sessionId),
    workspaces: await myWorkspaces(ctx),
    invitations: await invitationsTo(ctx, ctx.user.email),
    activities,
    notificationPreferences: await readPreferences(ctx),
    messages: await messagesOf(ctx),
  }
}

export async function deleteMe(ctx: Ctx, { password }: Input<Api['deleteMe']>) {
  await requireOwnPassword(ctx, password, 'password')
  await ctx.transact(async (inner) => {
    const logos = await deleteMyWorkspaces(inner)
    await leaveAll(inner)
    await endSessions(inner, ctx.user._id)
    await deleteUser(inner.db, ctx.user._id)
    await inner.publish(accountDeleted())
    inner.afterCommit(() => deletePictures(ctx.tools.files, [ctx.user.avatar, ctx.user.avatarThumbnail, ...logos]))
  })
  return told(ctx, t`Your account is deleted.`)
}
