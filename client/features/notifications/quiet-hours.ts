import type { QuietHours } from '#contract/notifications.ts'

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
    day: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(part('weekday')),
    time: `${part('hour')}:${part('minute')}`,
  }
}

/** What begins on a day and goes over midnight is still that day's. */
export function isQuiet(hours: QuietHours | null, timeZone: string | null, at = new Date()): boolean {
  if (!hours || hours.from === hours.to) return false
  const { from, to, days } = hours
  // As the server counts for whoever named no zone.
  const { day, time } = clockIn(timeZone ?? 'UTC', at)
  const yesterday = (day + 6) % 7
  if (from < to) return days.includes(day) && time >= from && time < to
  return (days.includes(day) && time >= from) || (days.includes(yesterday) && time < to)
}
