import type { GuestCtx } from '#server/core/context.ts'
import { Refusal } from '#server/core/errors.ts'
import { inTransaction, type Kernel, theSystem } from '#server/core/scope.ts'
import { channelsOf, quietUntil } from '#server/features/notification-preferences/service.ts'
import { remindOfDueDates } from './due-dates.ts'
import { noticesLetter } from './letters.ts'
import { MAIL_NOTICES, mailAt, urgent } from './mail-soon.ts'
import { takeNotices } from './queries/mails.ts'
import { findReader } from './queries/telling.ts'
import { sumUpWeeks } from './weekly-summary.ts'

export const notificationSchedule = `3 * * * * remind-of-due-dates ?max=3
8 * * * * sum-up-weeks ?max=3`

/** More than anybody wants to open one by one: what comes beyond it waits and comes together, however much somebody writes. */
const MAILS = { name: 'notice-mails', calls: 10, windowSeconds: 10 * 60 }

/** Until when they get no further mail; null when they do. */
async function pauseFor({ tools, now }: GuestCtx, userId: string) {
  try {
    await tools.limits.spend(MAILS, userId)
    return null
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    return new Date(now.getTime() + Number(refusal.extra.retryAfter) * 1000)
  }
}

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
      const later = quietUntil(ctx.now, reader.quietHours, reader.timezone) ?? (await pauseFor(ctx, userId))
      const notices = await takeNotices(ctx.db, userId, later ? urgent : null)
      if (later) await mailAt(ctx, userId, later)
      const [first, ...more] = notices.filter(({ type }) => channelsOf(reader.settings, type).email)
      if (!first) return
      const letters = [noticesLetter(ctx.tools, reader, [first, ...more])]
      await ctx.publish({ type: 'notices-mailed', unrecorded: true, payload: {}, letters })
    }),
  'remind-of-due-dates': ({ _cron }: Timed) => remindOfDueDates(kernel, new Date(_cron.ts)),
  'sum-up-weeks': ({ _cron }: Timed) => sumUpWeeks(kernel, new Date(_cron.ts)),
})
