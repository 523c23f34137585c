// When what is left will be done: the project's own past days are drawn at random, ten thousand times over.
import { addDays, weekdayOf, weekStartOf } from '#contract/days.ts'
import { FORECAST_RUNS, forecastPercents } from '#contract/report-parts.ts'

export interface Past {
  /** The first day of work to be forecast, and what is left to do. */
  today: string
  remaining: number
  /** How many were completed on each day, up to yesterday. */
  history: { day: string; completed: number }[]
  weekStart: number
}

export interface Outlook {
  dates: { percent: number; day: string | null }[]
  weeks: { week: string; runs: number }[]
}

const MOST_DAYS = 3 * 365

/** The same past, the same answer: nobody should see another date by asking again. */
export function simulate(past: Past): Outlook {
  const random = randomFrom(seedOf(past))
  const drawn = drawnFrom(past)
  const daysNeeded = new Uint16Array(FORECAST_RUNS)
  for (let run = 0; run < FORECAST_RUNS; run++) daysNeeded[run] = oneRun(past.remaining, drawn, random)
  daysNeeded.sort()
  return {
    dates: forecastPercents.map((percent) => ({ percent, day: dayOf(past, daysNeeded, percent) })),
    weeks: weeksOf(past, daysNeeded),
  }
}

/** Days until nothing is left, today being the first; more than `MOST_DAYS` stands for longer than anybody can tell. */
function oneRun(remaining: number, drawn: Int32Array[], random: () => number) {
  let left = remaining
  let day = 0
  while (left > 0 && day <= MOST_DAYS) {
    const past = drawn[day % 7]!
    left -= past[Math.floor(random() * past.length)]!
    day += 1
  }
  return day
}

/** What each coming weekday draws from: days of the same name, because nobody works the same on a Sunday. */
const drawnFrom = ({ today, history }: Past) =>
  Array.from({ length: 7 }, (_, n) => {
    const weekday = weekdayOf(addDays(today, n))
    return Int32Array.from(history.filter(({ day }) => weekdayOf(day) === weekday).map(({ completed }) => completed))
  })

function dayOf({ today }: Past, daysNeeded: Uint16Array, percent: number) {
  const days = daysNeeded[Math.ceil((percent / 100) * FORECAST_RUNS) - 1]!
  return days > MOST_DAYS ? null : addDays(today, days - 1)
}

function weeksOf({ today, weekStart }: Past, daysNeeded: Uint16Array) {
  const runs = new Map<string, number>()
  for (const days of daysNeeded) {
    if (days > MOST_DAYS) continue
    const week = weekStartOf(addDays(today, days - 1), weekStart)
    runs.set(week, (runs.get(week) ?? 0) + 1)
  }
  return [...runs].map(([week, count]) => ({ week, runs: count }))
}

/** FNV-1a over all that goes in. */
function seedOf(past: Past) {
  let hash = 0x811c9dc5
  for (const character of JSON.stringify(past)) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  return hash >>> 0
}

/** Mulberry32: small, fast, and good enough to draw days with. */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
