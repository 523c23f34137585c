// When what somebody was told goes out by mail: at once, a little later with what comes until then, or when they are up again.
import type { NotificationType } from '#contract/notifications.ts'
import type { GuestCtx } from '#server/core/context.ts'
import { quietUntil } from '#server/features/notification-preferences/service.ts'
import type { Reader } from './queries/telling.ts'

export const MAIL_NOTICES = 'mail-notices'
const BUNDLED_MS = 5 * 60 * 1000

/** What may be a theft waits for nothing. */
export const urgent: NotificationType[] = ['new_login']

/** What strangers cause waits for more of it, whatever somebody wants at once: nobody outside fills a letter box letter by letter. */
const gathered: NotificationType[] = ['form_answered']

type Waiting = Pick<Reader, 'userId' | 'mailMode' | 'quietHours' | 'timezone'> & { type: NotificationType }

/** One job per person, whatever comes meanwhile; the first of a bundle says when it goes. */
export const mailSoon = (ctx: GuestCtx, people: Waiting[]) =>
  ctx.tools.jobs.addAll(
    ctx.db,
    MAIL_NOTICES,
    people.map((person) => jobAt(person.userId, urgent.includes(person.type) ? null : timeFor(person, ctx.now))),
  )

export const mailAt = (ctx: GuestCtx, userId: string, moment: Date) =>
  ctx.tools.jobs.addAll(ctx.db, MAIL_NOTICES, [jobAt(userId, moment)])

const jobAt = (userId: string, runAt: Date | null) => ({
  payload: { userId },
  key: `${MAIL_NOTICES} ${userId}`,
  runAt,
  joins: runAt !== null,
})

function timeFor({ type, mailMode, quietHours, timezone }: Waiting, now: Date) {
  const up = quietUntil(now, quietHours, timezone)
  return up ?? (mailMode === 'bundled' || gathered.includes(type) ? new Date(now.getTime() + BUNDLED_MS) : null)
}
