import { counted } from '#client/core/counted.ts'
import { dateTime } from '#client/core/dates.ts'
import type { Tone } from '#client/ui/Tag.tsx'
import type { Delivery, DeliveryStatus, Webhook } from '#contract/webhooks.ts'

interface State {
  tone: Tone
  word: string
}

export function stateOf({ active, givenUpAt, failingSince }: Webhook): State {
  if (givenUpAt) return { tone: 'bad', word: 'Turned off after failures' }
  if (!active) return { tone: 'plain', word: 'Off' }
  return failingSince ? { tone: 'bad', word: 'Failing' } : { tone: 'good', word: 'On' }
}

const deliveryStates: Record<DeliveryStatus, State> = {
  waiting: { tone: 'plain', word: 'Waiting' },
  delivered: { tone: 'good', word: 'Delivered' },
  failed: { tone: 'bad', word: 'Failed' },
}

/** One that waits after a failure is no longer just on its way. */
export const deliveryStateOf = ({
  status,
  attempts,
  nextTryAt,
}: Pick<Delivery, 'status' | 'attempts' | 'nextTryAt'>) =>
  nextTryAt && attempts.length > 0 ? { tone: 'bad' as const, word: 'Retrying' } : deliveryStates[status]

/** "Answered 200 in 31 ms", "No answer within 10 seconds". */
export function outcomeOf({ attempts }: Pick<Delivery, 'attempts'>): string {
  const last = attempts.at(-1)
  if (!last) return 'On its way'
  return last.error ?? `Answered ${last.status} in ${last.milliseconds} ms`
}

export function triesOf({ attempts, nextTryAt }: Pick<Delivery, 'attempts' | 'nextTryAt'>): string | null {
  if (nextTryAt) return `attempt ${attempts.length}, the next one ${dateTime(nextTryAt)}`
  return attempts.length > 1 ? counted(attempts.length, 'attempt') : null
}

/** JSON as people read it; anything else as it came. */
export function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
