import type { authApi } from '#contract/auth.ts'
import type { Input } from '#contract/endpoint.ts'
import { t } from '#contract/texts.ts'
import type { GuestCtx } from '#server/core/context.ts'
import { Refusal } from '#server/core/errors.ts'
import type { Identity } from '#server/core/openid.ts'
import {
  type Credentials,
  createPerson,
  findCredentials,
  findIdByIdentity,
  insertIdentity,
  updateUser,
} from '#server/features/people/service.ts'
import { requireSecondFactor } from '#server/features/second-factor/service.ts'
import { endSessions, startSession } from '#server/features/sessions/service.ts'
import { accountCreated } from './events.ts'
import { deleteLinkTokensOf } from './queries.ts'

export async function loginWithGoogle(ctx: GuestCtx, input: Input<(typeof authApi)['loginWithGoogle']>) {
  const { openId, appUrl } = ctx.tools
  if (!openId) throw new Refusal(404, 'not_configured', t`Sign-in with Google is not set up here`)
  const identity = await openId.identify(input.code, input.redirectUri ?? `${appUrl}/login`, input.codeVerifier)
  if (!identity.emailVerified)
    throw new Refusal(403, 'email_not_verified', t`Your Google account has no confirmed e-mail address`)
  return ctx.transact(async (inner) => {
    const credentials = await personBehind(inner, identity)
    await requireSecondFactor(inner, credentials, input.totp)
    return startSession(inner, credentials.user)
  })
}

async function personBehind(ctx: GuestCtx, identity: Identity): Promise<Credentials> {
  const known = await findIdByIdentity(ctx.db, identity.issuer, identity.subject)
  const found = await findCredentials(ctx.db, known ?? { email: identity.email })
  const person = found ? await claim(ctx, found) : await join(ctx, identity)
  await insertIdentity(ctx.db, identity.issuer, identity.subject, person.user._id)
  return person
}

/** An address nobody had confirmed: whoever chose its password may be a stranger, so that password goes. */
async function claim(ctx: GuestCtx, person: Credentials): Promise<Credentials> {
  if (person.user.emailVerified) return person
  await endSessions(ctx, person.user._id)
  await deleteLinkTokensOf(ctx.db, person.user._id)
  const user = await updateUser(ctx.db, person.user._id, { email_verified: true, password_hash: null })
  return { ...person, user, password_hash: null }
}

async function join(ctx: GuestCtx, { email, name }: Identity): Promise<Credentials> {
  const id = await createPerson(ctx, { name: name.slice(0, 80), email, passwordHash: null, emailVerified: true })
  const person = await findCredentials(ctx.db, id ? { id } : { email })
  if (!person) throw new Refusal(409, 'try_again', t`Please try again`)
  if (id) await ctx.publish(accountCreated(person.user, []))
  return person
}
