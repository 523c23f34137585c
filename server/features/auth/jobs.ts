// Mails whose very sending must not be noticed by the one who asked: whether there is an account is looked up here, not in the request.
import type { GuestCtx } from '#server/core/context.ts'
import { inTransaction, type Kernel, theSystem } from '#server/core/scope.ts'
import { findCredentials, lockUser } from '#server/features/people/service.ts'
import { resetLetter, signInFailed, verificationLetter } from './events.ts'
import { newLink } from './links.ts'
import { countFailuresInARow, countLinksSince, newestPending, type Purpose } from './queries.ts'

/** Whoever asks from many addresses fills nobody's mailbox. The owner has these to open already. */
const MAILS_AN_HOUR = 5
const HOUR_MS = 60 * 60 * 1000
/** Of failed sign-ins in a row: from there on each tells nothing new. */
const MOST_NOTED = 20

async function hasEnough(ctx: GuestCtx, userId: string, purpose: Purpose) {
  // One after the other, or all who come at once would count the same.
  await lockUser(ctx.db, userId)
  return (await countLinksSince(ctx.db, userId, purpose, new Date(ctx.now.getTime() - HOUR_MS))) >= MAILS_AN_HOUR
}

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

  'note-failed-sign-in': ({ email, device }: { email: string; device: string }) =>
    inTransaction(kernel, theSystem, async (ctx) => {
      const user = (await findCredentials(ctx.db, { email }))?.user
      if (!user) return
      await lockUser(ctx.db, user._id)
      const inARow = (await countFailuresInARow(ctx.db, user._id)) + 1
      if (inARow <= MOST_NOTED) await ctx.publish(signInFailed(user, device, inARow))
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
      const letters = [verificationLetter(user.email, user.name, url, user.language)]
      await ctx.publish({ type: 'verification-resent', actor: user._id, payload: {}, letters })
    }),
})
