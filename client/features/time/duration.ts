// Durations as people type them.
import { t } from '#contract/texts.ts'

const HOUR = 3600
const MINUTE = 60

// In English, and in the language of this build too.
const hourWords = `h|hrs?|hours?|${t`hrs?|hours?`}`
const minuteWords = `m|mins?|minutes?|${t`mins?|minutes?`}`
const parts = new RegExp(
  `^(?:(?<hours>\\d+(?:\\.\\d+)?)\\s*(?:${hourWords})\\.?)?\\s*(?:(?<minutes>\\d+)\\s*(?:(?:${minuteWords})\\.?)?)?$`,
)

/** "1h 30m", "1:30", "90m", "1.5h", "1.5" or plain minutes. Null when it says no time. */
export function durationFromText(text: string): number | null {
  const typed = text.trim().toLowerCase().replace(',', '.')
  const clock = /^(\d{1,2}):([0-5]\d)$/.exec(typed)
  if (clock) return Number(clock[1]) * HOUR + Number(clock[2]) * MINUTE
  if (/^\d+$/.test(typed)) return Number(typed) * MINUTE
  // Nobody means one and a half minutes.
  if (/^\d+\.\d+$/.test(typed)) return Math.round(Number(typed) * HOUR)
  const { hours, minutes } = parts.exec(typed)?.groups ?? {}
  if (hours === undefined && minutes === undefined) return null
  return Math.round(Number(hours ?? 0) * HOUR) + Number(minutes ?? 0) * MINUTE
}
