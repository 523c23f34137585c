// Several things that happened, as one text: the most important of them speaks, the others are named beside it.
import type { NotificationType } from '#contract/notifications.ts'
import type { Saying } from './words.ts'

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

/** Oldest first; of equally important ones the newest speaks. */
export function compose(sayings: Saying[]): Saying {
  const [main, ...rest] = sayings.toReversed().sort((one, other) => importance(one.type) - importance(other.type))
  const others = [...new Set(rest.map(({ brief }) => brief))].filter((brief) => brief !== main!.brief).slice(0, NAMED)
  if (others.length === 0) return main!
  return { ...main!, message: `${main!.message} · Also: ${others.join(', ')}` }
}
