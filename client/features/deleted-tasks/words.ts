import type { DateLike } from '#client/core/dates.ts'
import { RESTORABLE_DAYS } from '#contract/deleted-tasks.ts'
import { many, t } from '#contract/texts.ts'

const DAY = 24 * 60 * 60 * 1000

/** "kept for 27 more days" */
export function keptWords(deletedAt: string, now: DateLike = Date.now()): string {
  const left = RESTORABLE_DAYS - Math.floor((new Date(now).getTime() - Date.parse(deletedAt)) / DAY)
  return left <= 1 ? t`gone within a day` : many(left, { one: 'kept for # more day', other: 'kept for # more days' })
}
