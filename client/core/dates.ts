// Dates as people read them: in English in en-US everywhere.
import { LOCALE, many, t } from '#contract/texts.ts'

export type DateLike = string | number | Date

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MONTH = 30 * DAY

const shortDay = new Intl.DateTimeFormat(LOCALE, { month: 'short', day: 'numeric', year: 'numeric' })
const longDay = new Intl.DateTimeFormat(LOCALE, { month: 'long', day: 'numeric', year: 'numeric' })
const clock = new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit' })

/** A bare "2026-11-15" is that day for everyone; read as UTC it would be the day before in half the world. */
function toDate(date: DateLike): Date {
  if (typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date)) return new Date(`${date}T00:00:00`)
  return new Date(date)
}

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate())
const dayAfter = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1)
const sameDay = (one: Date, other: Date) => startOfDay(one).getTime() === startOfDay(other).getTime()

export function relativeTime(date: DateLike, now: DateLike = Date.now()): string {
  const age = toDate(now).getTime() - toDate(date).getTime()
  if (age < MINUTE) return t`just now`
  const [minutes, hours] = [Math.floor(age / MINUTE), Math.floor(age / HOUR)]
  if (age < HOUR) return t`${minutes}m ago`
  if (age < DAY) return t`${hours}h ago`
  if (age < MONTH) return many(Math.floor(age / DAY), { one: '#d ago', other: '#d ago' })
  const months = Math.floor(age / MONTH)
  if (months < 12) return many(months, { one: '#mo ago', other: '#mo ago' })
  return many(Math.floor(months / 12), { one: '#y ago', other: '#y ago' })
}

export function calendarDay(date: DateLike, now: DateLike = Date.now()): string {
  const day = toDate(date)
  if (sameDay(day, toDate(now))) return t`Today`
  if (sameDay(day, dayAfter(toDate(now)))) return t`Tomorrow`
  return shortDay.format(day)
}

/** For what lies behind: the day before today has a name too. */
export function pastDay(date: DateLike, now: DateLike = Date.now()): string {
  return sameDay(dayAfter(toDate(date)), toDate(now)) ? t`Yesterday` : calendarDay(date, now)
}

// Newer Intl data puts a narrow no-break space before AM and PM, which looks like two words glued together in Geist. Older data puts one
// at which a line may break, in the midst of the time.
export const timeOfDay = (date: DateLike): string => clock.format(toDate(date)).replace(/\s/g, '\u00a0')

export const dateTime = (date: DateLike): string => `${shortDay.format(toDate(date))}, ${timeOfDay(date)}`

export const longDate = (date: DateLike | null | undefined): string => (date ? longDay.format(toDate(date)) : t`N/A`)

export const isPast = (date: DateLike, now: DateLike = Date.now()): boolean => toDate(date) < toDate(now)

export const isFuture = (date: DateLike, now: DateLike = Date.now()): boolean => toDate(date) > toDate(now)

export const isToday = (date: DateLike, now: DateLike = Date.now()): boolean => sameDay(toDate(date), toDate(now))

/** After now, and no later than so many days ahead. */
export function isWithinDays(date: DateLike, days: number, now: DateLike = Date.now()): boolean {
  const ahead = toDate(date).getTime() - toDate(now).getTime()
  return ahead > 0 && ahead <= days * DAY
}
