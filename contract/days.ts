// Calendar days as text, `YYYY-MM-DD`: the same day for everyone, so none of this ever asks a clock or a time zone. Comparing two
// of them as text compares the days.

const DAY_MS = 86_400_000

/** Whether there is such a day. JavaScript takes the 30th of February for one in March; years before 1900 are slips of the pen. */
export function isDay(text: string): boolean {
  const [, year, month, date] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number)
  if (!year || !month || !date || year < 1900) return false
  const day = new Date(Date.UTC(year, month - 1, date))
  return day.getUTCMonth() === month - 1 && day.getUTCDate() === date
}

const toUtc = (day: string) => Date.parse(`${day}T00:00:00Z`)
const fromUtc = (ms: number) => new Date(ms).toISOString().slice(0, 10)

export const addDays = (day: string, count: number): string => fromUtc(toUtc(day) + count * DAY_MS)

export const earlierOf = (one: string, other: string): string => (one <= other ? one : other)
export const laterOf = (one: string, other: string): string => (one >= other ? one : other)

/** How many days later the second one is. */
export const daysBetween = (from: string, to: string): number => Math.round((toUtc(to) - toUtc(from)) / DAY_MS)

/** 0 is Sunday, as in a workspace's `workingDays`. */
export const weekdayOf = (day: string): number => new Date(toUtc(day)).getUTCDay()

/** The first day of the week it is in. */
export const weekStartOf = (day: string, firstWeekday: number): string =>
  addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7))

export const monthStartOf = (day: string): string => `${day.slice(0, 7)}-01`

/** The same date in another month, or that month's last day when it has no such date. */
export function addMonths(day: string, count: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return fromUtc(Date.UTC(year, month - 1 + count, Math.min(date, lastDate)))
}
