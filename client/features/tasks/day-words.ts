// Days as people write them: today, friday, next week, in 3 days, dec 12, 2026-12-31.
import { addDays, isDay } from '#contract/days.ts'
import { LANGUAGE, LOCALE, t } from '#contract/texts.ts'

// In English, and in the language of this build too: whoever learned the words in one language may read the page in another.
const names = (unit: 'weekday' | 'month', days: number[]) =>
  ['en', LOCALE].map((locale) => {
    const words = new Intl.DateTimeFormat(locale, { [unit]: 'long', timeZone: 'UTC' })
    return days.map((day) => words.format(day).toLowerCase())
  })
const A_DAY = 24 * 60 * 60 * 1000
const A_SUNDAY = 3 * A_DAY
// When somebody writes a first day, not when the page loads.
const weekdays = once(() =>
  names(
    'weekday',
    Array.from({ length: 7 }, (_, day) => A_SUNDAY + day * A_DAY),
  ),
)
const months = once(() =>
  names(
    'month',
    Array.from({ length: 12 }, (_, month) => Date.UTC(1970, month)),
  ),
)
const SHORTEST_MONTH = 3
const todayWords = ['today', t`today`]
const tomorrowWords = ['tomorrow', t`tomorrow`]
const nextWeekWords = ['next week', t`next week`]
/** Those that mean next week's, not the one that comes next. */
export const nextWords = ['next', ...t`next`.split('|')]
export const inWords = ['in', t`in`]
export const dayUnits = ['day', 'days', ...t`day|days`.split('|')]
export const weekUnits = ['week', 'weeks', ...t`week|weeks`.split('|')]
/** German writes "12. Dezember". */
const hasOrdinals = LANGUAGE === 'de'
const MONDAY = 1
const MOST_DAYS = 3650

/** The most words one day is written with: "in 3 days". */
export const MOST_WORDS = 3

function once<Value>(make: () => Value) {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** The day these words mean, or null when they mean none. Words are in lower case. */
export function dayFromWords(words: readonly string[], today: string): string | null {
  if (words.length === 1) return dayFromWord(words[0]!, today)
  if (words.length === 2) {
    const [first, second] = words as [string, string]
    if (nextWeekWords.includes(`${first} ${second}`)) return nextWeekday(today, MONDAY)
    if (nextWords.includes(first) && isWeekday(second)) return ofNextWeek(nextWeekday(today, weekdayOf(second)), today)
    return dayOfMonth(first, second, today) ?? dayOfMonth(second, first, today)
  }
  return words.length === 3 && inWords.includes(words[0]!) ? daysAhead(words[1]!, words[2]!, today) : null
}

export function dayFromWord(word: string, today: string): string | null {
  if (todayWords.includes(word)) return today
  if (tomorrowWords.includes(word)) return addDays(today, 1)
  const weekday = weekdayOf(word)
  if (weekday >= 0) return nextWeekday(today, weekday)
  return isDay(word) ? word : null
}

const weekdayOf = (word: string) => Math.max(...weekdays().map((each) => each.indexOf(word)))

export const isWeekday = (word: string) => weekdayOf(word.toLowerCase()) >= 0

/** Always ahead: on a Friday, "friday" is the one in a week. */
function nextWeekday(today: string, weekday: number): string {
  const now = new Date(`${today}T00:00:00Z`).getUTCDay()
  return addDays(today, (weekday - now + 7) % 7 || 7)
}

/** Of a day within a week, the one of next week, which begins on its Monday: "next friday" is not the day after tomorrow. */
export const ofNextWeek = (day: string, today: string) => (day < nextWeekday(today, MONDAY) ? addDays(day, 7) : day)

function daysAhead(count: string, unit: string, today: string): string | null {
  const length = dayUnits.includes(unit) ? 1 : weekUnits.includes(unit) ? 7 : 0
  const days = /^\d{1,4}$/.test(count) ? Number(count) * length : 0
  return days > 0 && days <= MOST_DAYS ? addDays(today, days) : null
}

function dayOfMonth(monthWord: string, dayWord: string, today: string): string | null {
  if (monthWord.length < SHORTEST_MONTH) return null
  const month = Math.max(...months().map((each) => each.findIndex((name) => name.startsWith(monthWord))))
  const number = hasOrdinals ? dayWord.replace(/\.$/, '') : dayWord
  if (month < 0 || !/^\d{1,2}$/.test(number)) return null
  return nextOfYears((year) => `${year}-${String(month + 1).padStart(2, '0')}-${number.padStart(2, '0')}`, today)
}

/** The 29th of February is up to eight years away. */
const MOST_YEARS = 8

/** A day that comes every year: this year's, or the first after it when that is over. Null when no year has it. */
export function nextOfYears(inYear: (year: number) => string, today: string): string | null {
  const years = Array.from({ length: MOST_YEARS + 1 }, (_, ahead) => Number(today.slice(0, 4)) + ahead)
  return years.map(inYear).find((day) => isDay(day) && day >= today) ?? null
}
