// Durations as people type them.
const HOUR = 3600
const MINUTE = 60

/** "1h 30m", "1:30", "90m", "1.5h", or plain minutes. Null when it says no time. */
export function durationFromText(text: string): number | null {
  const typed = text.trim().toLowerCase().replace(',', '.')
  const clock = /^(\d{1,2}):([0-5]\d)$/.exec(typed)
  if (clock) return Number(clock[1]) * HOUR + Number(clock[2]) * MINUTE
  if (/^\d+$/.test(typed)) return Number(typed) * MINUTE
  const parts =
    /^(?:(?<hours>\d+(?:\.\d+)?)\s*(?:h|hrs?|hours?))?\s*(?:(?<minutes>\d+)\s*(?:m|mins?|minutes?)?)?$/.exec(
      typed,
    )?.groups
  if (!parts || (parts.hours === undefined && parts.minutes === undefined)) return null
  return Math.round(Number(parts.hours ?? 0) * HOUR) + Number(parts.minutes ?? 0) * MINUTE
}
