// Days as people write them: today, friday, next week, in 3 days, dec 12, 2026-12-31.
import { isDay } from '#contract/days.ts'
import { daysAfter } from '#contract/task-filters.ts'

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const fullMonths = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const MOST_DAYS = 3650

/** The most words one day is written with: "in 3 days". */
export const MOST_WORDS = 3

/** The day these words mean, or null when they mean none. Words are in lower case. */
export function dayFromWords(words: readonly string[], today: string): string | null {
  if (words.length === 1) return dayFromWord(words[0]!, today)
  if (words.length === 2) {
    const [first, second] = words as [string, string]
    if (first === 'next' && second === 'week') return nextWeekday(today, weekdays.indexOf('monday'))
    return dayOfMonth(first, second, today) ?? dayOfMonth(second, first, today)
  }
  return words.length === 3 && words[0] === 'in' ? daysAhead(words[1]!, words[2]!, today) : null
}

export function dayFromWord(word: string, today: string): string | null {
  if (word === 'today') return today
  if (word === 'tomorrow') return daysAfter(today, 1)
  if (weekdays.includes(word)) return nextWeekday(today, weekdays.indexOf(word))
  return isDay(word) ? word : null
}

/** Always ahead: on a Friday, "friday" is the one in a week. */
function nextWeekday(today: string, weekday: number): string {
  const now = new Date(`${today}T00:00:00Z`).getUTCDay()
  return daysAfter(today, (weekday - now + 7) % 7 || 7)
}

function daysAhead(count: string, unit: string, today: string): string | null {
  const length = /^days?$/.test(unit) ? 1 : /^weeks?$/.test(unit) ? 7 : 0
  const days = /^\d{1,4}$/.test(count) ? Number(count) * length : 0
  return days > 0 && days <= MOST_DAYS ? daysAfter(today, days) : null
}

/** This year's, or next year's when it is over. */
function dayOfMonth(monthWord: string, dayWord: string, today: string): string | null {
  const month = Math.max(months.indexOf(monthWord), fullMonths.indexOf(monthWord))
  if (month < 0 || !/^\d{1,2}$/.test(dayWord)) return null
  const year = Number(today.slice(0, 4))
  const inYear = (of: number) => `${of}-${String(month + 1).padStart(2, '0')}-${dayWord.padStart(2, '0')}`
  // The 29th of February may be years away.
  return [year, year + 1, year + 2, year + 3, year + 4].map(inYear).find((day) => isDay(day) && day >= today) ?? null
}
