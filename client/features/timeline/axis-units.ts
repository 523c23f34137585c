// The two rows of the axis: months over days, months over weeks, quarters over months.

import { addDays, addMonths, monthStartOf, weekStartOf } from '#contract/days.ts'
import { t } from '#contract/texts.ts'
import type { Zoom } from './timeline-search.ts'

type Unit = 'day' | 'week' | 'month' | 'quarter'

export const upperUnit: Record<Zoom, Unit> = { day: 'month', week: 'month', month: 'month', quarter: 'quarter' }
export const lowerUnit: Record<Zoom, Unit> = { day: 'day', week: 'week', month: 'week', quarter: 'month' }

export interface AxisUnit {
  /** Its first day. */
  day: string
  words: string
  /** What is said more quietly beside it. */
  year?: string
}

const months = [t`Jan`, t`Feb`, t`Mar`, t`Apr`, t`May`, t`Jun`, t`Jul`, t`Aug`, t`Sep`, t`Oct`, t`Nov`, t`Dec`]
const monthOf = (day: string) => Number(day.slice(5, 7)) - 1

/** Every unit that has a day between the two. */
export function unitsBetween(unit: Unit, from: string, to: string, weekStart: number): AxisUnit[] {
  const units: AxisUnit[] = []
  for (let day = firstOf(unit, from, weekStart); day <= to; day = nextOf(unit, day)) units.push(wordsOf(unit, day))
  return units
}

function firstOf(unit: Unit, day: string, weekStart: number): string {
  if (unit === 'day') return day
  if (unit === 'week') return weekStartOf(day, weekStart)
  const month = monthStartOf(day)
  return unit === 'month' ? month : addMonths(month, -(monthOf(month) % 3))
}

function nextOf(unit: Unit, day: string): string {
  if (unit === 'day') return addDays(day, 1)
  if (unit === 'week') return addDays(day, 7)
  return addMonths(day, unit === 'month' ? 1 : 3)
}

function wordsOf(unit: Unit, day: string): AxisUnit {
  const year = day.slice(0, 4)
  if (unit === 'quarter') return { day, words: `Q${monthOf(day) / 3 + 1}`, year }
  if (unit === 'month') return { day, words: months[monthOf(day)]!, year }
  return { day, words: String(Number(day.slice(8))) }
}
