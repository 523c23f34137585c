import { MAX_DURATION_SECONDS } from '#contract/time.ts'

/** Nobody works on one thing this long without a break: perhaps the timer was forgotten. */
const FORGOTTEN_SECONDS = 4 * 60 * 60

export const isForgotten = (seconds: number) => seconds >= FORGOTTEN_SECONDS

/** The latest moment a timer can have stopped: not in the future, and no time entry is longer than a day. */
export const latestEnd = (started: number, now: number) => Math.min(now, started + MAX_DURATION_SECONDS * 1000)

const KEY = 'timer-asked-about'

/** One question per timer, whatever the answer was, also after a reload. */
export const wasAsked = (timerId: string) => localStorage.getItem(KEY) === timerId

export function noteAsked(timerId: string) {
  try {
    localStorage.setItem(KEY, timerId)
  } catch {
    // A storage that is full or forbidden: the question comes again after a reload.
  }
}
