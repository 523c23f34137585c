// A day where nothing else can be meant: shorter and looser than in the line for a new task, whose words may belong to its title.

import { isDay } from '#contract/days.ts'
import { daysAfter } from '#contract/task-filters.ts'
import { LOCALE } from '#contract/texts.ts'
import { dayFromWord, dayFromWords } from './day-words.ts'

const SHORTEST = 2
const MOST_DAYS = 3650

/** "fri", "next friday", "3d", "+2w", "24.12.", "12/24": the day they mean, or null when they mean none. */
export function looseDay(text: string, today: string): string | null {
  const typed = text.trim().toLowerCase()
  const words = typed.split(/\s+/)
  return (
    dayFromWords(words, today) ??
    weekdayLike(words[0] === 'next' ? words.slice(1).join(' ') : typed, today) ??
    daysFrom(typed, today) ??
    dayInNumbers(typed, today)
  )
}

/** Of the seven days ahead the one whose name begins so. */
function weekdayLike(beginning: string, today: string): string | null {
  if (beginning.length < SHORTEST) return null
  const ahead = Array.from({ length: 7 }, (_, index) => daysAfter(today, index + 1))
  const namesOf = (day: string) => ['en', LOCALE].map((locale) => weekdayIn(locale, day))
  const found = ahead.filter((day) => namesOf(day).some((name) => name.startsWith(beginning)))
  // "t" and "s" begin two of them; so few letters mean none yet.
  return found.length === 1 ? dayFromWord(weekdayIn('en', found[0]!), today) : null
}

const weekdayIn = (locale: string, day: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
    .format(new Date(`${day}T00:00:00Z`))
    .toLowerCase()

function daysFrom(typed: string, today: string): string | null {
  const [, count, unit] = /^\+?(\d{1,4}) ?([dw])$/.exec(typed) ?? []
  const days = Number(count) * (unit === 'w' ? 7 : 1)
  return days > 0 && days <= MOST_DAYS ? daysAfter(today, days) : null
}

/** "24.12." has the day first, "12/24" the month. This year's, or next year's when it is over. */
function dayInNumbers(typed: string, today: string): string | null {
  const [, day, month] = /^(\d{1,2})\.(\d{1,2})\.?$/.exec(typed) ?? []
  const [, slashMonth, slashDay] = /^(\d{1,2})\/(\d{1,2})$/.exec(typed) ?? []
  const two = (number = '') => number.padStart(2, '0')
  const inYear = (year: number) => `${year}-${two(month ?? slashMonth)}-${two(day ?? slashDay)}`
  const year = Number(today.slice(0, 4))
  return [year, year + 1].map(inYear).find((found) => isDay(found) && found >= today) ?? null
}
