// Figures as people read them.

import { longDate } from '#client/core/dates.ts'
import { durationWords } from '#client/features/tasks/words.ts'
import { type Compared, type ComparedMaybe, FEWEST_TASKS } from '#contract/report-parts.ts'
import { LOCALE, t } from '#contract/texts.ts'

const HOUR = 3600
const DAY = 24 * HOUR
const MINUS = '−'

/** Shown where there is too little to say. */
export const DASH = '–'
export const TOO_FEW = t`Fewer than ${FEWEST_TASKS} tasks that count here: too few to say`

export const countWords = (count: number) => count.toLocaleString(LOCALE)

const short = (value: number) => value.toLocaleString(LOCALE, { maximumFractionDigits: value < 10 ? 1 : 0 })

/** "612 h", "3.5 h", "20 min" */
export function hoursWords(seconds: number): string {
  if (seconds === 0) return '0 h'
  return seconds < HOUR ? `${Math.max(1, Math.round(seconds / 60))} min` : `${short(seconds / HOUR)} h`
}

/** How long something took: "3.4 d", "5 h", "20 min" */
export const spanWords = (seconds: number): string =>
  seconds < DAY ? hoursWords(seconds) : t`${short(seconds / DAY)} d`

/** The same in the middle of a sentence: "3.4 days", "5 hours", "20 minutes" */
export function spanInSentence(seconds: number): string {
  const [unit, length] =
    seconds < HOUR ? (['minute', 60] as const) : seconds < DAY ? (['hour', HOUR] as const) : (['day', DAY] as const)
  return inUnit(seconds / length, unit)
}

/** "612 hours" */
export const hoursInSentence = (seconds: number) =>
  seconds > 0 && seconds < HOUR ? spanInSentence(seconds) : inUnit(seconds / HOUR, 'hour')

const inUnit = (value: number, unit: 'minute' | 'hour' | 'day') =>
  value.toLocaleString(LOCALE, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: value < 10 ? 1 : 0 })

/** "12%", and in German "12 %" */
export const percentWords = (part: number) => part.toLocaleString(LOCALE, { style: 'percent' })

/** Between two shares, so that nobody takes it for a share of a share. */
export const pointsWords = (difference: number) => t`${Math.round(difference * 100)} pp`

export const rateWords = (count: number) => short(count)

const shortDay = new Intl.DateTimeFormat(LOCALE, { month: 'short', day: 'numeric', timeZone: 'UTC' })
const yearDay = new Intl.DateTimeFormat(LOCALE, { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

/** "Nov 3", with its year when it is another one. */
export const placeWords = (day: string, year = new Date().getFullYear()) =>
  (day.startsWith(String(year)) ? shortDay : yearDay).format(new Date(`${day}T00:00:00Z`))

export const periodWords = ({ from, to }: { from: string; to: string }) => t`${longDate(from)} to ${longDate(to)}`

export const preciseWords = (seconds: number) => (seconds < 60 && seconds > 0 ? '<1m' : durationWords(seconds))

export interface Change {
  /** "+12%" */
  text: string
  /** Null where neither direction is better. */
  good: boolean | null
}

type Better = 'more' | 'less' | null

const signed = (difference: number, words: string) => `${difference > 0 ? '+' : MINUS}${words}`

const judged = (difference: number, better: Better) => (better ? (better === 'more') === difference > 0 : null)

/** Against the period before, in per cent: nothing where there was nothing to compare with. */
export function shareChange({ now, previous }: Compared, better: Better): Change | null {
  if (previous === 0 || now === previous) return null
  const difference = (now - previous) / previous
  return { text: signed(difference, percentWords(Math.abs(difference))), good: judged(difference, better) }
}

/** Against the period before, in the figure's own unit. */
export function unitChange(
  { now, previous }: ComparedMaybe,
  words: (difference: number) => string,
  better: Better,
): Change | null {
  if (now === null || previous === null) return null
  const difference = now - previous
  const text = words(Math.abs(difference))
  return text === words(0) ? null : { text: signed(difference, text), good: judged(difference, better) }
}
