/** Nobody works on one thing this long without a break: perhaps the timer was forgotten. */
const FORGOTTEN_SECONDS = 4 * 60 * 60

export const isForgotten = (seconds: number) => seconds >= FORGOTTEN_SECONDS

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
