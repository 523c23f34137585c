// When a person does not want to be disturbed, for the mails of the server and the notices of the browser.
import type { QuietHours } from './notifications.ts'

/** From eight to eight is a whole day. */
export const isOverMidnight = ({ from, to }: Pick<QuietHours, 'from' | 'to'>) => from >= to

/**
 * The day on which the quiet hours that hold at this time began, by the clock of the person: what goes over midnight is still that
 * day's. Null when none hold.
 */
export function quietSince(
  { from, to, days }: QuietHours,
  weekday: number,
  time: string,
): 'today' | 'yesterday' | null {
  const goesOverMidnight = isOverMidnight({ from, to })
  if (days.includes(weekday) && time >= from && (goesOverMidnight || time < to)) return 'today'
  const yesterday = (weekday + 6) % 7
  return goesOverMidnight && days.includes(yesterday) && time < to ? 'yesterday' : null
}
