import type { QuietHours } from '#contract/notifications.ts'
import { quietSince } from '#contract/quiet-hours.ts'

/** The day of the week and the time of day on a clock in that zone. */
function clockIn(timeZone: string, at: Date) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return {
    weekday: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(part('weekday')),
    time: `${part('hour')}:${part('minute')}`,
  }
}

export function isQuiet(hours: QuietHours | null, timeZone: string | null, at = new Date()): boolean {
  // As the server counts for whoever named no zone.
  const { weekday, time } = clockIn(timeZone ?? 'UTC', at)
  return hours !== null && quietSince(hours, weekday, time) !== null
}
