// A session is one browser somebody signed in with. It lives by refresh tokens that each work once.
import { v7 as newId } from 'uuid'
import type { AuthResponse } from '#contract/auth.ts'
import type { User } from '#contract/people.ts'
import { t } from '#contract/texts.ts'
import type { Ctx, GuestCtx } from '#server/core/context.ts'
import { notFound, type Refusal, unauthorized } from '#server/core/errors.ts'
import { ASKED_EVERY_MS, type Kept } from '#server/core/kept.ts'
import { hashSecret, newSecret } from '#server/core/secrets.ts'
import type { Tools } from '#server/core/tools.ts'
import type { Db } from '#server/database/connect.ts'
import { adoptLanguage } from '#server/features/people/service.ts'
import { refreshTokenReused, sessionEnded, signedIn, signedOut } from './events.ts'
import {
  endSessionsOf,
  findHolder,
  findRefreshToken,
  insertRefreshToken,
  insertSession,
  knowsOnlyOthers,
  markUsed,
  prolongSession,
  type SessionHolder,
  touchSession,
} from './queries.ts'

export { deleteOldSessions, type SessionHolder, sessionsOf } from './queries.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Unused for so long, a session is over; however busy, it is after half a year, and the person signs in again. */
const REFRESH_TOKEN_MS = 30 * DAY_MS
const SESSION_MS = 180 * DAY_MS
/** Two tabs that wake together send the same token; the slower one is no thief. */
const GRACE_MS = 10_000

/** Signs a person in on the device the request came from. */
export async function startSession(ctx: GuestCtx, known: User): Promise<AuthResponse> {
  const user = await adoptLanguage(ctx, known)
  const sessionId = newId()
  const isNewDevice = await knowsOnlyOthers(ctx.db, user._id, ctx.origin.device)
  await insertSession(ctx.db, {
    id: sessionId,
    user_id: user._id,
    device: ctx.origin.device,
    address: ctx.origin.address,
    expires_at: new Date(ctx.now.getTime() + REFRESH_TOKEN_MS),
  })
  ctx.afterCommit(() => ctx.tools.meters.signIns.inc({ outcome: 'done' }))
  await ctx.publish(signedIn(user._id, ctx.origin.device, isNewDevice))
  return { ...(await issueTokens(ctx, user._id, sessionId)), user }
}

export async function rotateTokens(ctx: GuestCtx, refreshToken: string) {
  const hash = hashSecret(refreshToken)
  const found = await findRefreshToken(ctx.db, hash)
  if (!found || found.endedAt || new Date(found.expiresAt) <= ctx.now) throw expired()
  if (found.usedAt && ctx.now.getTime() - new Date(found.usedAt).getTime() > GRACE_MS) {
    await endSessions(ctx, found.userId, { only: found.sessionId })
    await ctx.publish(refreshTokenReused(found.userId))
    // Returned, not thrown: the end of the session must stay.
    return expired()
  }
  if (!found.usedAt) await markUsed(ctx.db, hash, ctx.now)
  await prolongSession(ctx.db, found.sessionId, ctx.now, new Date(ctx.now.getTime() + REFRESH_TOKEN_MS), SESSION_MS)
  return issueTokens(ctx, found.userId, found.sessionId)
}

/** Ends the session a refresh token belongs to, if there is one. */
export async function signOut(ctx: GuestCtx, refreshToken: string) {
  const found = await findRefreshToken(ctx.db, hashSecret(refreshToken))
  if (!found || found.endedAt) return
  await endSessions(ctx, found.userId, { only: found.sessionId })
  await ctx.publish(signedOut(found.userId))
}

/** Signs one of my own devices out; somebody else's session is simply not there. */
export async function endOwnSession(ctx: Ctx, sessionId: string) {
  const [ended] = await endSessions(ctx, ctx.user._id, { only: sessionId })
  if (!ended) throw notFound(t`Session`)
  await ctx.publish(sessionEnded(ended.device))
}

/** Ends them on every device and node at once: tokens are refused, live connections cut. */
export async function endSessions(
  ctx: GuestCtx,
  userId: string,
  which: { only?: string; except?: string | null } = {},
) {
  const ended = await endSessionsOf(ctx.db, userId, ctx.now, which)
  ctx.afterCommit(() => ctx.tools.live.endSessions(ended.map(({ id }) => id)))
  return ended
}

interface Known {
  accessTokens: Tools['accessTokens']
  holders: Kept<SessionHolder>
}

/** Asked at every request and every live connection: an ended session is refused at once, however young its access token. */
export async function whoHolds(db: Db, { accessTokens, holders }: Known, token: string) {
  const claims = accessTokens.read(token)
  if (!claims) return null
  const { sessionId, userId } = claims
  const now = new Date()
  const known = holders.get(sessionId, now)
  if (known && known.user._id === userId && new Date(known.expiresAt) > now) return { user: known.user, sessionId }
  const holder = await holders.learn(sessionId, () => findHolder(db, sessionId, userId, now))
  if (!holder) return null
  if (now.getTime() - new Date(holder.lastSeenAt).getTime() > ASKED_EVERY_MS) await touchSession(db, sessionId, now)
  return { user: holder.user, sessionId }
}

async function issueTokens({ db, tools }: GuestCtx, userId: string, sessionId: string) {
  const refreshToken = newSecret()
  await insertRefreshToken(db, hashSecret(refreshToken), sessionId)
  return { access_token: tools.accessTokens.issue(userId, sessionId), refresh_token: refreshToken }
}

const expired = (): Refusal => unauthorized('session_expired', t`Session expired. Please login again.`)
