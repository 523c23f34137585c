// Dates as programs of many countries write them. Whether 03/04 is in March or April is seen from the other dates of the file.

import { t } from '#contract/texts.ts'

/** What is told of those that may have been meant otherwise. */
export const readAsDayFirst = () => t`Dates such as 03/04/2026 were read as day, month, year`

type Order = 'day-first' | 'month-first'

export interface Dates {
  /** YYYY-MM-DD, the day that is written down, whatever the time zone. */
  day(text: string): string | null
  /** ISO 8601. A time without an offset is taken for UTC. */
  moment(text: string): string | null
  /** No date of the file tells which number is the month, or they contradict each other. */
  isGuessed: boolean
  /** Then this one may have been meant otherwise. */
  mayBeOther(text: string): boolean
}

interface Parts {
  year: number
  month: number
  date: number
  rest: string
}

export function datesLike(samples: string[]): Dates {
  const numeric = samples.map((text) => numbers.exec(text.trim())?.groups).filter((found) => found !== undefined)
  const dayFirst = numeric.some(({ one }) => Number(one) > 12)
  const monthFirst = numeric.some(({ two }) => Number(two) > 12)
  const order: Order = monthFirst && !dayFirst ? 'month-first' : 'day-first'
  const slashed = numeric.some(({ sign }) => sign === '/')
  const isGuessed = slashed && dayFirst === monthFirst
  return {
    day: (text) => dayOf(partsOf(text, order)),
    moment: (text) => momentOf(text, order),
    isGuessed,
    mayBeOther: (text) => isGuessed && isEitherWay(text),
  }
}

function isEitherWay(text: string) {
  const { one, two } = numbers.exec(text.trim())?.groups ?? {}
  return one !== undefined && Number(one) <= 12 && Number(two) <= 12 && Number(one) !== Number(two)
}

const iso = /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<date>\d{1,2})(?<rest>.*)$/s
const numbers = /^(?<one>\d{1,2})(?<sign>[./-])(?<two>\d{1,2})[./-](?<year>\d{2,4})(?<rest>.*)$/s
const named = /^(?<date>\d{1,2})[./\s-]+(?:de )?(?<name>\p{L}+)\.?[./\s,-]+(?:de )?(?<year>\d{2,4})(?<rest>.*)$/su
const nameFirst = /^(?:\p{L}{3,}\.?,? )?(?<name>\p{L}{3,})\.? (?<date>\d{1,2}),? (?<year>\d{4})(?<rest>.*)$/su

function partsOf(written: string, order: Order): Parts | null {
  const text = written.trim()
  const plain = iso.exec(text)?.groups
  if (plain) return parts(plain.year!, Number(plain.month), plain.date!, plain.rest!)
  const numeric = numbers.exec(text)?.groups
  if (numeric) {
    const { one, two, year, rest } = numeric as Record<'one' | 'two' | 'year' | 'rest', string>
    const [date, month] = order === 'day-first' ? [one, two] : [two, one]
    // Some files are written by several people: where it can only be meant the other way round, it is.
    return parts(year, Number(month), date, rest) ?? parts(year, Number(date), month, rest)
  }
  const words = (named.exec(text) ?? nameFirst.exec(text))?.groups
  return words ? parts(words.year!, monthNamed(words.name!), words.date!, words.rest!) : null
}

function parts(year: string, month: number, date: string, rest: string): Parts | null {
  const full = year.length > 2 ? Number(year) : Number(year) + (Number(year) > 69 ? 1900 : 2000)
  const found = { year: full, month, date: Number(date), rest }
  const real = new Date(Date.UTC(full, month - 1, found.date))
  return full >= 1900 && full < 3000 && real.getUTCMonth() === month - 1 && real.getUTCDate() === found.date
    ? found
    : null
}

const two = (number: number) => String(number).padStart(2, '0')
const dayOf = (found: Parts | null) => found && `${found.year}-${two(found.month)}-${two(found.date)}`

function momentOf(text: string, order: Order): string | null {
  const found = partsOf(text, order)
  if (!found) return null
  const time = /(\d{1,2}):(\d{2})(?::(\d{2})(\.\d+)?)?\s*([ap])?\.?m?/i.exec(found.rest)
  const offset = /(Z|[+-]\d{2}:?\d{2})\b/.exec(found.rest)?.[1]?.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2') ?? 'Z'
  const clock = time ? `${two(hourOf(time[1]!, time[5]))}:${time[2]}:${time[3] ?? '00'}${time[4] ?? ''}` : '00:00:00'
  const moment = new Date(`${dayOf(found)}T${clock}${offset}`)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}

function hourOf(written: string, half: string | undefined) {
  if (!half) return Number(written)
  return (Number(written) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
}

/** Beginnings of month names in English, German, French, Spanish, Italian and Portuguese; longer ones first where they share one. */
const monthNames: [string, number][] = [
  ...['jan', 'ene', 'gen'].map((name): [string, number] => [name, 1]),
  ...['feb', 'fev'].map((name): [string, number] => [name, 2]),
  ...['mar', 'mrz', 'maer'].map((name): [string, number] => [name, 3]),
  ...['apr', 'avr', 'abr'].map((name): [string, number] => [name, 4]),
  ...['may', 'mai', 'mag'].map((name): [string, number] => [name, 5]),
  ...['juin', 'jun', 'giu'].map((name): [string, number] => [name, 6]),
  ...['juil', 'jul', 'lug'].map((name): [string, number] => [name, 7]),
  ...['aug', 'aou', 'ago'].map((name): [string, number] => [name, 8]),
  ...['sep', 'set'].map((name): [string, number] => [name, 9]),
  ...['oct', 'okt', 'ott', 'out'].map((name): [string, number] => [name, 10]),
  ['nov', 11],
  ...['dec', 'dez', 'dic'].map((name): [string, number] => [name, 12]),
]

function monthNamed(name: string) {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return monthNames.find(([beginning]) => plain.startsWith(beginning))?.[1] ?? 0
}
