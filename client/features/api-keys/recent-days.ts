import type { RequestsOfDay } from '#contract/api-keys.ts'
import { addDays } from '#contract/days.ts'

export const SHOWN_DAYS = 30

/** The last days one by one, also those without a request. Days are those of UTC, as the server counts them. */
export function recentDays(byDay: RequestsOfDay[], now: Date): RequestsOfDay[] {
  const requests = new Map(byDay.map((each) => [each.day, each.requests]))
  const today = now.toISOString().slice(0, 10)
  return Array.from({ length: SHOWN_DAYS }, (_, at) => {
    const day = addDays(today, at - SHOWN_DAYS + 1)
    return { day, requests: requests.get(day) ?? 0 }
  })
}
