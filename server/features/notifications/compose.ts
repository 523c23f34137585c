// Several things that happened, as one text: one of them speaks, the others are named beside it.
import type { NotificationType } from '#contract/notifications.ts'
import { t } from '#contract/texts.ts'
import { BETWEEN, type Saying } from './words.ts'

const byImportance: NotificationType[] = [
  'task_mention',
  'task_assigned',
  'task_comment',
  'task_completed',
  'task_priority_changed',
  'task_due_date',
]
const importance = (type: NotificationType) => {
  const rank = byImportance.indexOf(type)
  return rank < 0 ? byImportance.length : rank
}

const NAMED = 4

/** What happened at once: the most important of it speaks. */
export function compose(sayings: Saying[]): Saying {
  const [main, ...rest] = sayings.toSorted((one, other) => importance(one.type) - importance(other.type))
  return besides(main!, rest)
}

/**
 * What happened one after the other, oldest first: the newest speaks, since it is why one is told again. What was said to me by
 * name waits for an answer, so nothing takes its place.
 */
export function composeInTurn(sayings: Saying[]): Saying {
  const main = sayings.findLast(({ type }) => type === 'task_mention') ?? sayings.at(-1)!
  return besides(main, sayings.filter((saying) => saying !== main).reverse())
}

function besides(main: Saying, rest: Saying[]): Saying {
  const others = [...new Set(rest.map(({ brief }) => brief))].filter((brief) => brief !== main.brief).slice(0, NAMED)
  return others.length === 0 ? main : { ...main, message: main.message + BETWEEN + t`Also: ${others.join(', ')}` }
}
