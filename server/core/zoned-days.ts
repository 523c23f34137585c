// Days of a time zone as moments. Worked out here and handed to the database, so that both never differ about a zone.
import { addDays, daysBetween, laterOf, weekStartOf } from '#contract/days.ts'

const HOUR_MS = 3_600_000
/** More than people ask for; a program could ask for each of the thousands of offsets there are. */
const MOST_KEPT = 200
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string) {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  if (formats.size >= MOST_KEPT) formats.clear()
  formats.set(zone, format)
  return format
}

/** What the clocks there show, as if it were UTC. */
function clockAt(ms: number, zone: string) {
  const parts = formatOf(zone).formatToParts(ms)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)!.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

/** How far the clocks there are ahead of UTC. */
export const offsetAt = (ms: number, zone: string) => clockAt(ms, zone) - Math.floor(ms / 1000) * 1000

export const dayIn = (zone: string, at: Date): string =>
  new Date(clockAt(at.getTime(), zone)).toISOString().slice(0, 10)

/** The first moment of a day. Where clocks change at midnight that is 1:00, or the second of two midnights. */
export function startOf(day: string, zone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const offsets = [-26, 26].map((hours) => offsetAt(midnight + hours * HOUR_MS, zone))
  const candidates = offsets.map((offset) => midnight - offset).sort((one, other) => one - other)
  return new Date(candidates.find((ms) => clockAt(ms, zone) >= midnight) ?? candidates.at(-1)!)
}

export const daysFrom = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, n) => addDays(from, n))

/** The part of each week that lies between two days. */
export function weeksFrom(from: string, to: string, firstWeekday: number) {
  const weeks: { week: string; from: string; to: string }[] = []
  for (let week = weekStartOf(from, firstWeekday); week <= to; week = addDays(week, 7)) {
    const last = addDays(week, 6)
    weeks.push({ week, from: laterOf(week, from), to: last <= to ? last : to })
  }
  return weeks
}
