// A day where nothing else can be meant: shorter and looser than in the line for a new task, whose words may belong to its title.

import { addDays, isDay } from '#contract/days.ts'
import { LOCALE, t } from '#contract/texts.ts'
import { dayFromWords, dayUnits, inWords, nextOfYears, nextWords, ofNextWeek, weekUnits } from './day-words.ts'

const SHORTEST = 2
const MOST_DAYS = 3650

// Words of the language of this build beside the English ones; those that mean the same stand together.
const comingWords = ['this', 'coming', ...t`this|coming`.split('|')]
const afterTomorrow = t`day after tomorrow`
const monthEnd = t`end of month`
const monthUnits = ['month', 'months', ...t`month|months`.split('|')]
/** One, two, three and so on. */
const numbers = t`a|an|one two three four five six seven eight nine ten`.split(' ').map((forms) => forms.split('|'))

/** "fri", "next friday", "3d", "in two weeks", "24.12.", "12/24/2026": the day they mean, or null when they mean none. */
export function looseDay(text: string, today: string): string | null {
  const typed = text.trim().toLowerCase().replace(/\s+/g, ' ')
  const [first = '', ...rest] = typed.split(' ')
  const isNext = nextWords.includes(first)
  const named = isNext || comingWords.includes(first) ? rest.join(' ') : null
  if (typed === afterTomorrow) return addDays(today, 2)
  if (typed === monthEnd) return addDays(monthsAfter(`${today.slice(0, 8)}01`, 1), -1)
  if (isNext && named && monthUnits.includes(named)) return monthsAfter(`${today.slice(0, 8)}01`, 1)
  return (
    dayFromWords(typed.split(' '), today) ??
    weekdayLike(named ?? typed, today, isNext) ??
    (inWords.includes(first) ? timeFrom(rest, today) : null) ??
    daysFrom(typed, today) ??
    dayInNumbers(typed, today)
  )
}

/** "two weeks", "a month". */
function timeFrom([number = '', unit = '', ...more]: string[], today: string): string | null {
  const count = /^\d{1,4}$/.test(number) ? Number(number) : numbers.findIndex((forms) => forms.includes(number)) + 1
  if (count < 1 || more.length > 0) return null
  if (monthUnits.includes(unit)) return count * 31 <= MOST_DAYS ? monthsAfter(today, count) : null
  const days = count * (weekUnits.includes(unit) ? 7 : dayUnits.includes(unit) ? 1 : 0)
  return days > 0 && days <= MOST_DAYS ? addDays(today, days) : null
}

/** The same day of a later month, or its last. */
function monthsAfter(day: string, count: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10)
}

/** Of the seven days ahead the one whose name begins so, or that of next week. */
function weekdayLike(beginning: string, today: string, isNext: boolean): string | null {
  if (beginning.length < SHORTEST) return null
  const ahead = Array.from({ length: 7 }, (_, index) => addDays(today, index + 1))
  const namesOf = (day: string) => ['en', LOCALE].map((locale) => weekdayIn(locale, day))
  const found = ahead.filter((day) => namesOf(day).some((name) => name.startsWith(beginning)))
  // "t" and "s" begin two of them; so few letters mean none yet.
  if (found.length !== 1) return null
  return isNext ? ofNextWeek(found[0]!, today) : found[0]!
}

const weekdayIn = (locale: string, day: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
    .format(new Date(`${day}T00:00:00Z`))
    .toLowerCase()

function daysFrom(typed: string, today: string): string | null {
  const [, count, unit] = /^\+?(\d{1,4}) ?([dw])$/.exec(typed) ?? []
  const days = Number(count) * (unit === 'w' ? 7 : 1)
  return days > 0 && days <= MOST_DAYS ? addDays(today, days) : null
}

/** "24.12." has the day first, "12/24" the month. Without a year it is this one's, or the next one's when it is over. */
function dayInNumbers(typed: string, today: string): string | null {
  const [, day, month, fullYear] = /^(\d{1,2})\.(\d{1,2})(?:\.(\d{4}|\d{2})?)?$/.exec(typed) ?? []
  const [, slashMonth, slashDay, slashYear] = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?$/.exec(typed) ?? []
  const two = (number = '') => number.padStart(2, '0')
  const inYear = (year: number) => `${year}-${two(month ?? slashMonth)}-${two(day ?? slashDay)}`
  const given = fullYear ?? slashYear
  if (given) {
    const found = inYear(Number(given) + (given.length === 2 ? 2000 : 0))
    return isDay(found) ? found : null
  }
  return nextOfYears(inYear, today)
}
