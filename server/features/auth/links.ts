// Links that prove somebody reads a mailbox.

import { t } from '#contract/texts.ts'
import type { GuestCtx } from '#server/core/context.ts'
import { invalid } from '#server/core/errors.ts'
import { hashSecret, newSecret } from '#server/core/secrets.ts'
import type { PendingSignUp } from '#server/database/tables/people.ts'
import { deleteLinkTokens, insertLinkToken, type Purpose, takeLinkToken } from './queries.ts'

const hour = 60 * 60 * 1000
const lifetime: Record<Purpose, number> = {
  'verify-email': 72 * hour,
  'change-email': 24 * hour,
  'reset-password': hour,
}
const page: Record<Purpose, string> = {
  'verify-email': 'signup/verify',
  'change-email': 'signup/verify',
  'reset-password': 'reset-password',
}

interface Recipient {
  userId: string
  email: string
  /** Only for sign-ups: applied when the link is opened. */
  pending?: PendingSignUp | null
}

/**
 * A fresh link for one purpose. Those of before stay good, each for its time: a stranger who asks in somebody's name must not make the
 * link useless that the owner is about to open. Only a change of address replaces the one before.
 */
export async function newLink(ctx: GuestCtx, purpose: Purpose, { userId, email, pending = null }: Recipient) {
  const token = newSecret()
  if (purpose === 'change-email') await deleteLinkTokens(ctx.db, userId, purpose)
  await insertLinkToken(ctx.db, {
    hash: hashSecret(token),
    user_id: userId,
    purpose,
    email,
    pending,
    expires_at: new Date(ctx.now.getTime() + lifetime[purpose]),
  })
  return `${ctx.tools.appUrl}/${page[purpose]}/${token}`
}

export async function takeLink(ctx: GuestCtx, token: string, purposes: Purpose[]) {
  const link = await takeLinkToken(ctx.db, hashSecret(token), purposes, ctx.now)
  if (!link) throw staleLink()
  return link
}

export const staleLink = () => invalid(t`This link is not valid any more. Please ask for a new one.`, 'invalid_token')
