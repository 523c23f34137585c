// When a person does not want to be disturbed, by the clock on their wall. Time zones and their changes are Intl's to know.
import { addDays, weekdayOf } from '#contract/days.ts'
import type { QuietHours } from '#contract/notifications.ts'
import { isOverMidnight, quietSince } from '#contract/quiet-hours.ts'

export interface LocalTime {
  /** YYYY-MM-DD */
  day: string
  /** HH:MM */
  time: string
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string) {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  clocks.set(timeZone, clock)
  return clock
}

/** Swedes write "2026-11-15 09:30", which compares as text. */
export function localTime(moment: Date, timeZone: string | null): LocalTime {
  const [day, time] = clockOf(timeZone ?? 'UTC')
    .format(moment)
    .split(' ') as [string, string]
  return { day, time }
}

/** The end of the quiet hours it is in, or null. */
export function quietUntil(now: Date, hours: QuietHours | null, timeZone: string | null): Date | null {
  if (!hours) return null
  const { day, time } = localTime(now, timeZone)
  const since = quietSince(hours, weekdayOf(day), time)
  if (!since) return null
  const endsTomorrow = since === 'today' && isOverMidnight(hours)
  return momentOf({ day: endsTomorrow ? addDays(day, 1) : day, time: hours.to }, timeZone)
}

/** When the clock on the wall shows it; a time it is put forward over comes as much later. */
function momentOf({ day, time }: LocalTime, timeZone: string | null): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const shown = (ms: number) => {
    const local = localTime(new Date(ms), timeZone)
    return Date.parse(`${local.day}T${local.time}:00Z`)
  }
  const first = asUtc - (shown(asUtc) - asUtc)
  const second = first - (shown(first) - asUtc)
  return new Date(Math.max(first, second))
}
