// How long a key lives, as somebody chooses it.

import { addDays, isDay } from '#contract/days.ts'
import { t } from '#contract/texts.ts'

export const expiryChoices = [
  { value: '30', label: t`In 30 days` },
  { value: '90', label: t`In 90 days` },
  { value: '365', label: t`In a year` },
  { value: 'day', label: t`On a day of my choice` },
  { value: 'never', label: t`Never` },
]

const DAY_MS = 24 * 60 * 60 * 1000

/** A chosen day is the last on which the key works, wherever its maker is; null is never, undefined not chosen yet. */
export function expiryOf(choice: string, day: string, now: Date): string | null | undefined {
  if (choice === 'never') return null
  if (choice !== 'day') return new Date(now.getTime() + Number(choice) * DAY_MS).toISOString()
  return isDay(day) ? new Date(`${addDays(day, 1)}T00:00:00`).toISOString() : undefined
}

/** A moment that belongs to the last day on which it works: one that ends at midnight has not seen the day after. */
export const lastMoment = (expiresAt: string) => Date.parse(expiresAt) - 1
