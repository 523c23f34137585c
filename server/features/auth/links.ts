// Links that prove somebody reads a mailbox.

import type { GuestCtx } from '#server/core/context.ts'
import { invalid } from '#server/core/errors.ts'
import { hashSecret, newSecret } from '#server/core/secrets.ts'
import { type Purpose, replaceLinkToken, takeLinkToken } from './queries.ts'

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

/** A fresh link for one purpose, to be sent to `email`. */
export async function newLink(ctx: GuestCtx, purpose: Purpose, userId: string, email: string): Promise<string> {
  const token = newSecret()
  await replaceLinkToken(ctx.db, {
    hash: hashSecret(token),
    user_id: userId,
    purpose,
    email,
    expires_at: new Date(ctx.now.getTime() + lifetime[purpose]),
  })
  return `${ctx.tools.appUrl}/${page[purpose]}/${token}`
}

export async function takeLink(ctx: GuestCtx, token: string, purposes: Purpose[]) {
  const link = await takeLinkToken(ctx.db, hashSecret(token), purposes, ctx.now)
  if (!link) throw staleLink()
  return link
}

export const staleLink = () => invalid('This link is not valid any more. Please ask for a new one.', 'invalid_token')
