// Mails whose very sending must not be noticed by the one who asked: whether there is an account is looked up here, not in the request.
import type { GuestCtx } from '#server/core/context.ts'
import { inTransaction, type Kernel, theSystem } from '#server/core/scope.ts'
import { findCredentials } from '#server/features/people/service.ts'
import { resetLetter, verificationLetter } from './events.ts'
import { newLink } from './links.ts'
import { countLinksSince, newestPending, type Purpose } from './queries.ts'

/** Whoever asks from many addresses fills nobody's mailbox. The owner has these to open already. */
const MAILS_AN_HOUR = 5
const HOUR_MS = 60 * 60 * 1000

const hasEnough = async (ctx: GuestCtx, userId: string, purpose: Purpose) =>
  (await countLinksSince(ctx.db, userId, purpose, new Date(ctx.now.getTime() - HOUR_MS))) >= MAILS_AN_HOUR

export const authJobs = (kernel: Kernel) => ({
  'send-reset-link': ({ email }: { email: string }) =>
    inTransaction(kernel, theSystem, async (ctx) => {
      const user = (await findCredentials(ctx.db, { email }))?.user
      if (!user || (await hasEnough(ctx, user._id, 'reset-password'))) return
      const url = await newLink(ctx, 'reset-password', { userId: user._id, email: user.email })
      await ctx.publish({
        type: 'password-reset-asked',
        actor: user._id,
        payload: {},
        letters: [resetLetter(user, url)],
      })
    }),

  'send-verification-link': ({ email }: { email: string }) =>
    inTransaction(kernel, theSystem, async (ctx) => {
      const user = (await findCredentials(ctx.db, { email }))?.user
      if (!user || user.emailVerified || (await hasEnough(ctx, user._id, 'verify-email'))) return
      const typed = await newestPending(ctx.db, user._id)
      const url = await newLink(ctx, 'verify-email', {
        userId: user._id,
        email: user.email,
        pending: typed?.pending ?? null,
      })
      const letters = [verificationLetter(user.email, user.name, url)]
      await ctx.publish({ type: 'verification-resent', actor: user._id, payload: {}, letters })
    }),
})
