import { inTransaction, type Kernel, theSystem } from '#server/core/scope.ts'
import { channelsOf, quietUntil } from '#server/features/notification-preferences/service.ts'
import { remindOfDueDates } from './due-dates.ts'
import { noticesLetter } from './letters.ts'
import { MAIL_NOTICES, mailSoon, urgent } from './mail-soon.ts'
import { findReader, takeNotices } from './queries.ts'
import { sumUpWeeks } from './weekly-summary.ts'

export const notificationSchedule = `3 * * * * remind-of-due-dates ?max=3
8 * * * * sum-up-weeks ?max=3`

/** The hour a job was meant for, which is now, or a little ago. */
interface Timed {
  _cron: { ts: string }
}

export const notificationJobs = (kernel: Kernel) => ({
  /** Everything that waits for somebody, as one mail. What they have read, or may no longer see, is not in it. */
  [MAIL_NOTICES]: ({ userId }: { userId: string }) =>
    inTransaction(kernel, theSystem, async (ctx) => {
      const reader = await findReader(ctx.db, userId)
      if (!reader) return
      const isQuiet = quietUntil(ctx.now, reader.quietHours, reader.timezone) !== null
      const notices = await takeNotices(ctx.db, userId, isQuiet ? urgent : null)
      if (isQuiet) await mailSoon(ctx, [reader])
      const [first, ...more] = notices.filter(({ type }) => channelsOf(reader.settings, type).email)
      if (!first) return
      const letters = [noticesLetter(ctx.tools, reader, [first, ...more])]
      await ctx.publish({ type: 'notices-mailed', unrecorded: true, payload: {}, letters })
    }),
  'remind-of-due-dates': ({ _cron }: Timed) => remindOfDueDates(kernel, new Date(_cron.ts)),
  'sum-up-weeks': ({ _cron }: Timed) => sumUpWeeks(kernel, new Date(_cron.ts)),
})
