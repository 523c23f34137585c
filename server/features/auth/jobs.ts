// Mails whose very sending must not be noticed by the one who asked: whether there is an account is looked up here, not in the request.
import { inTransaction, type Kernel, theSystem } from '#server/core/scope.ts'
import { findCredentials } from '#server/features/people/service.ts'
import { resetLetter, verificationLetter } from './events.ts'
import { newLink } from './links.ts'
import { newestPending } from './queries.ts'

export const authJobs = (kernel: Kernel) => ({
  'send-reset-link': ({ email }: { email: string }) =>
    inTransaction(kernel, theSystem, async (ctx) => {
      const user = (await findCredentials(ctx.db, { email }))?.user
      if (!user) return
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
      if (!user || user.emailVerified) return
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
