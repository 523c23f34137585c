import { dateTime } from '#client/core/dates.ts'
import type { Delivery, Webhook } from '#contract/webhooks.ts'

/** How it is doing, in two words. */
export function stateOf({ active, givenUpAt, failingSince }: Webhook): {
  tone: 'good' | 'bad' | 'plain'
  word: string
} {
  if (givenUpAt) return { tone: 'bad', word: 'Turned off after failures' }
  if (!active) return { tone: 'plain', word: 'Off' }
  return failingSince ? { tone: 'bad', word: 'Failing' } : { tone: 'good', word: 'On' }
}

export const eventsWord = (count: number) => (count === 1 ? '1 event' : `${count} events`)

/** "Answered 200 in 31 ms", "No answer within 10 seconds". */
export function outcomeOf({ attempts }: Pick<Delivery, 'attempts'>): string {
  const last = attempts.at(-1)
  if (!last) return 'On its way'
  return last.error ?? `Answered ${last.status} in ${last.milliseconds} ms`
}

export function triesOf({ attempts, nextTryAt }: Pick<Delivery, 'attempts' | 'nextTryAt'>): string | null {
  if (nextTryAt) return `attempt ${attempts.length}, the next one ${dateTime(nextTryAt)}`
  return attempts.length > 1 ? `${attempts.length} attempts` : null
}

/** JSON as people read it; anything else as it came. */
export function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
