import { inTransaction, type Kernel, theSystem } from '#server/core/scope.ts'
import { channelsOf, quietUntil } from '#server/features/notification-preferences/service.ts'
import { noticesLetter } from './letters.ts'
import { MAIL_NOTICES, mailSoon, urgent } from './mail-soon.ts'
import { findReader, takeNotices } from './queries.ts'

export const notificationJobs = (kernel: Kernel) => ({
  /** Everything that waits for somebody, as one mail. What they have read, or may no longer see, is not in it. */
  [MAIL_NOTICES]: ({ userId }: { userId: string }) =>
    inTransaction(kernel, theSystem, async (ctx) => {
      const reader = await findReader(ctx.db, userId)
      if (!reader) return
      const isQuiet = quietUntil(ctx.now, reader.quietHours, reader.timezone) !== null
      const notices = await takeNotices(ctx.db, userId, isQuiet ? urgent : null)
      if (isQuiet) await mailSoon(ctx, [reader])
      const wanted = notices.filter(({ type }) => channelsOf(reader.settings, type).email)
      if (wanted.length === 0) return
      const letters = [noticesLetter(ctx.tools, reader, wanted)]
      await ctx.publish({ type: 'notices-mailed', unrecorded: true, payload: {}, letters })
    }),
})
