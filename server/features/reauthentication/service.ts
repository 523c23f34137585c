// Whoever found an open laptop or a token holds a session, but not what it was begun with. What would make the account theirs asks for that.
import { t } from '#contract/texts.ts'
import type { Ctx } from '#server/core/context.ts'
import { invalid, Refusal, unauthorized } from '#server/core/errors.ts'
import { isPassword } from '#server/core/passwords.ts'
import { findCredentials } from '#server/features/people/service.ts'
import { findSignInMoment } from './queries.ts'

const RECENT_MS = 15 * 60 * 1000
const GUESSES = { name: 'own-password', calls: 10, windowSeconds: 15 * 60 }

/** The hash it was checked against. Somebody who only ever signed in with Google has no password to give, and signs in again instead. */
export async function requireOwnPassword(ctx: Ctx, password: string | undefined, field: string) {
  await ctx.tools.limits.spend(GUESSES, ctx.user._id)
  const credentials = await findCredentials(ctx.db, { id: ctx.user._id })
  if (!credentials) throw unauthorized()
  if (credentials.password_hash === null) return requireRecentSignIn(ctx)
  if (!(await isPassword(password ?? '', credentials.password_hash))) throw wrongPassword(field)
  return credentials.password_hash
}

/** For what asks for no password as a rule: it does once the sign-in is a while ago. */
export async function requireThemselves(ctx: Ctx, password: string | undefined) {
  if (await signedInRecently(ctx)) return
  if (ctx.user.hasPassword && password === undefined)
    throw new Refusal(403, 'password_required', t`Please enter your password to go on`)
  await requireOwnPassword(ctx, password, 'password')
}

async function requireRecentSignIn(ctx: Ctx) {
  if (await signedInRecently(ctx)) return null
  throw new Refusal(403, 'sign_in_again', t`Please sign out and sign in again first: your last sign-in was a while ago`)
}

async function signedInRecently({ db, sessionId, now }: Ctx) {
  const began = sessionId ? await findSignInMoment(db, sessionId) : undefined
  return began !== undefined && now.getTime() - new Date(began.at).getTime() < RECENT_MS
}

export const wrongPassword = (field: string) =>
  invalid(t`The password is not right`, 'wrong_password', [{ path: field, message: t`The password is not right` }])
