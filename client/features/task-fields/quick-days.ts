import { dayOf } from '#client/features/tasks/words.ts'
import { t } from '#contract/texts.ts'

/** The days people mean most. Next week begins on its Monday. */
export function quickDays(now: Date = new Date()) {
  const later = (days: number) => dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days))
  const untilMonday = (8 - now.getDay()) % 7 || 7
  return [
    { label: t`Today`, day: later(0) },
    { label: t`Tomorrow`, day: later(1) },
    { label: t`Next week`, day: later(untilMonday) },
  ]
}
