import { dateTime } from '#client/core/dates.ts'
import type { Tone } from '#client/ui/Tag.tsx'
import { many, t } from '#contract/texts.ts'
import type { Delivery, DeliveryStatus, Webhook } from '#contract/webhooks.ts'

interface State {
  tone: Tone
  word: string
}

export function stateOf({ active, givenUpAt, failingSince }: Webhook): State {
  if (givenUpAt) return { tone: 'bad', word: t`Turned off after failures` }
  if (!active) return { tone: 'plain', word: t`Off` }
  return failingSince ? { tone: 'bad', word: t`Failing` } : { tone: 'good', word: t`On` }
}

const deliveryStates: Record<DeliveryStatus, State> = {
  waiting: { tone: 'plain', word: t`Waiting` },
  delivered: { tone: 'good', word: t`Delivered` },
  failed: { tone: 'bad', word: t`Failed` },
}

/** One that waits after a failure is no longer just on its way. */
export const deliveryStateOf = ({
  status,
  attempts,
  nextTryAt,
}: Pick<Delivery, 'status' | 'attempts' | 'nextTryAt'>) =>
  nextTryAt && attempts.length > 0 ? { tone: 'bad' as const, word: t`Retrying` } : deliveryStates[status]

/** "Answered 200 in 31 ms", "No answer in time". */
export function outcomeOf({ attempts }: Pick<Delivery, 'attempts'>): string {
  const last = attempts.at(-1)
  if (!last) return t`On its way`
  return last.error ?? t`Answered ${last.status} in ${last.milliseconds} ms`
}

export function triesOf({ attempts, nextTryAt }: Pick<Delivery, 'attempts' | 'nextTryAt'>): string | null {
  if (nextTryAt) return t`attempt ${attempts.length}, the next one ${dateTime(nextTryAt)}`
  return attempts.length > 1 ? many(attempts.length, { one: '# attempt', other: '# attempts' }) : null
}

/** JSON as people read it; anything else as it came. */
export function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
