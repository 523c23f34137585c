// Signing up, in and out. Whatever could tell a stranger who has an account answers the same either way.
import type { authApi } from '#contract/auth.ts'
import type { Input } from '#contract/endpoint.ts'
import { t } from '#contract/texts.ts'
import { isTimeZone } from '#contract/time-zones.ts'
import type { GuestCtx } from '#server/core/context.ts'
import { Refusal, unauthorized } from '#server/core/errors.ts'
import { hashPassword, isPassword, requireUncommon } from '#server/core/passwords.ts'
import { told } from '#server/core/speech.ts'
import { findInvitedEmail } from '#server/features/invitations/service.ts'
import {
  createPerson,
  findCredentials,
  findIdByEmail,
  findUser,
  lockUser,
  requireFreeUsername,
  updateUser,
} from '#server/features/people/service.ts'
import { requireSecondFactor } from '#server/features/second-factor/service.ts'
import { endSessions, rotateTokens, signOut, startSession } from '#server/features/sessions/service.ts'
import {
  accountCreated,
  alreadyRegisteredLetter,
  emailChanged,
  emailVerified,
  passwordReset,
  verificationLetter,
} from './events.ts'
import { newLink, staleLink, takeLink } from './links.ts'
import { deleteLinkTokensOf } from './queries.ts'

export { passwordChangedLetter } from './events.ts'
export { loginWithGoogle } from './google.ts'
export { newLink } from './links.ts'
export { deleteLinkTokensOf, deleteOldLinkTokens } from './queries.ts'

type Api = typeof authApi

export async function register(ctx: GuestCtx, input: Input<Api['register']>) {
  await requireUncommon(input.password, [input.name, input.username, input.email])
  const passwordHash = await hashPassword(input.password)
  return ctx.transact((inner) => signUp(inner, { ...input, passwordHash }))
}

type SigningUp = Omit<Input<Api['register']>, 'password'> & { passwordHash: string }

async function signUp(ctx: GuestCtx, person: SigningUp) {
  const { name, email, username, invitationToken, passwordHash, timezone } = person
  const invited = invitationToken ? await isInvited(ctx, invitationToken, email) : false
  const taken = invited ? await takeUnproven(ctx, person) : null
  if (taken) return startSession(ctx, taken)
  const id = await createPerson(ctx, { name, email, username, passwordHash, timezone, emailVerified: invited })
  if (id && invited) {
    await ctx.publish(accountCreated({ _id: id }, []))
    return startSession(ctx, await requireUser(ctx, id))
  }
  if (id) {
    const url = await newLink(ctx, 'verify-email', { userId: id, email, pending: { name, passwordHash } })
    await ctx.publish(accountCreated({ _id: id }, [verificationLetter(email, name, url, ctx.origin.language)]))
  } else {
    await greetKnownAddress(ctx, person)
  }
  return { ...told(ctx, t`Check your mail to confirm your address.`), user: { email } }
}

async function isInvited(ctx: GuestCtx, token: string, email: string) {
  const invitedEmail = await findInvitedEmail(ctx, token)
  return invitedEmail?.toLowerCase() === email.toLowerCase()
}

/** An account that nobody confirmed belongs to whoever is known to own its address, as if they had opened the link of their mail. */
async function takeUnproven(ctx: GuestCtx, { name, email, username, passwordHash, timezone }: SigningUp) {
  const known = await findIdByEmail(ctx.db, email)
  if (!known) return null
  await lockUser(ctx.db, known.id)
  const { emailVerified } = await requireUser(ctx, known.id)
  if (emailVerified) return null
  if (username) await requireFreeUsername(ctx.db, username, known.id)
  await updateUser(ctx.db, known.id, {
    ...(username && { username }),
    ...(timezone && isTimeZone(timezone) && { timezone }),
  })
  return confirmAddress(ctx, { userId: known.id, email, pending: { name, passwordHash } })
}

/** The caller learns nothing; the owner of the mailbox learns that somebody tried. */
async function greetKnownAddress(ctx: GuestCtx, again: { name: string; email: string; passwordHash: string }) {
  const known = await findCredentials(ctx.db, { email: again.email })
  if (!known) return
  const { user } = known
  if (user.emailVerified) {
    const letters = [alreadyRegisteredLetter(user, `${ctx.tools.appUrl}/login`)]
    return ctx.publish({ type: 'signup-repeated', actor: user._id, payload: {}, letters })
  }
  // Nobody proved to own the address yet. Each sign-up gets a link of its own, and the one that is opened decides:
  // a stranger who signs up before or after the owner leaves no password behind.
  const { name, passwordHash } = again
  const url = await newLink(ctx, 'verify-email', {
    userId: user._id,
    email: user.email,
    pending: { name, passwordHash },
  })
  await ctx.publish(accountCreated(user, [verificationLetter(user.email, name, url, user.language)]))
}

export async function login(ctx: GuestCtx, { email, password, totp }: Input<Api['login']>) {
  const credentials = await findCredentials(ctx.db, { email })
  const right = await isPassword(password, credentials?.password_hash ?? null)
  if (!credentials || !right) {
    ctx.tools.meters.signIns.inc({ outcome: 'wrong_credentials' })
    await noteFailure(ctx, email)
    throw wrongCredentials()
  }
  if (!credentials.user.emailVerified)
    throw new Refusal(403, 'email_not_verified', t`Please confirm your e-mail address first`)
  const entering = ctx.transact(async (inner) => {
    // The password may have been changed while it was being checked; then the sessions are ended, and this one must not begin.
    await lockUser(inner.db, credentials.user._id)
    const current = await findCredentials(inner.db, { id: credentials.user._id })
    if (current?.password_hash !== credentials.password_hash) throw wrongCredentials()
    await requireSecondFactor(inner, current, totp)
    return startSession(inner, current.user)
  })
  return entering.catch(async (refusal) => {
    if (refusal instanceof Refusal && refusal.code === 'invalid_totp') await noteFailure(ctx, email)
    throw refusal
  })
}

/** Whether there is such an account is looked up later, so that nobody can tell by the time this takes. */
const noteFailure = ({ db, tools, origin }: GuestCtx, email: string) =>
  tools.jobs.add(db, 'note-failed-sign-in', { email, device: origin.device })

const wrongCredentials = () => unauthorized('invalid_credentials', t`Invalid email or password`)

export const refresh = (ctx: GuestCtx, { refresh_token }: Input<Api['refresh']>) => rotateTokens(ctx, refresh_token)

export async function logout(ctx: GuestCtx, { refresh_token }: Input<Api['logout']>) {
  if (refresh_token) await signOut(ctx, refresh_token)
  return told(ctx, t`You are signed out.`)
}

/** Looked up by the job: the answer takes as long for a stranger's address as for a member's. */
export async function forgotPassword(ctx: GuestCtx, { email }: Input<Api['forgotPassword']>) {
  await ctx.tools.jobs.add(ctx.db, 'send-reset-link', { email })
  return told(ctx, t`If there is an account with this address, a mail is on its way.`)
}

export async function resendVerification(ctx: GuestCtx, { email }: Input<Api['resendVerification']>) {
  await ctx.tools.jobs.add(ctx.db, 'send-verification-link', { email })
  return told(ctx, t`If this address waits for confirmation, a mail is on its way.`)
}

export async function resetPassword(ctx: GuestCtx, { token, newPassword }: Input<Api['resetPassword']>) {
  const passwordHash = await hashPassword(newPassword)
  await ctx.transact(async (inner) => {
    const link = await takeLink(inner, token, ['reset-password'])
    const user = await requireAddress(inner, link.userId, link.email)
    await requireUncommon(newPassword, [user.name, user.username, user.email])
    // Whoever opened the link reads the mailbox, so the address counts as confirmed.
    const changed = await updateUser(inner.db, user._id, { password_hash: passwordHash, email_verified: true })
    await deleteLinkTokensOf(inner.db, user._id)
    await endSessions(inner, user._id)
    await inner.publish(passwordReset(changed))
  })
  return told(ctx, t`Your password is changed. Please log in.`)
}

export async function verifyEmail(ctx: GuestCtx, { token }: Input<Api['verifyEmail']>) {
  const link = await takeLink(ctx, token, ['verify-email', 'change-email'])
  const user = link.purpose === 'change-email' ? await takeNewAddress(ctx, link) : await confirmAddress(ctx, link)
  // A link alone opens no account that asks for more; the confirmation itself stays.
  if (user.totpEnabled) return unauthorized('totp_required', t`Your e-mail address is confirmed. Please log in.`)
  return startSession(ctx, user)
}

type OpenedLink = Pick<Awaited<ReturnType<typeof takeLink>>, 'userId' | 'email' | 'pending'>

async function confirmAddress(ctx: GuestCtx, { userId, email, pending }: OpenedLink) {
  const { emailVerified: already } = await requireAddress(ctx, userId, email)
  const typed = pending && !already ? { name: pending.name, password_hash: pending.passwordHash } : {}
  const user = await updateUser(ctx.db, userId, { ...typed, email_verified: true })
  // The links of the other sign-ups with this address must not sign anybody in.
  await deleteLinkTokensOf(ctx.db, userId)
  await ctx.publish(emailVerified(userId))
  return user
}

async function takeNewAddress(ctx: GuestCtx, { userId, email }: { userId: string; email: string }) {
  if (await findIdByEmail(ctx.db, email)) throw staleLink()
  const user = await updateUser(ctx.db, userId, { email, email_verified: true })
  await ctx.publish(emailChanged(userId))
  return user
}

async function requireUser(ctx: GuestCtx, id: string) {
  const user = await findUser(ctx.db, id)
  if (!user) throw unauthorized()
  return user
}

/** A link sent to an address that is no longer theirs proves nothing. */
async function requireAddress(ctx: GuestCtx, userId: string, email: string) {
  const user = await requireUser(ctx, userId)
  if (user.email.toLowerCase() !== email.toLowerCase()) throw staleLink()
  return user
}
