import { durationWords } from '#client/features/tasks/words.ts'
import type { CardProperties } from '#contract/boards.ts'
import { openBlockers } from '#contract/open-blockers.ts'
import type { TaskCard } from '#contract/tasks.ts'

/** What a card shows of its labels before it counts the rest: forty would be two screens of them. */
export const MOST_LABELS = 6

export interface FootFact {
  words: string
  isTimer?: boolean
}

/** Words of days and clocks stand in for the real ones: this is asked for every card of a board, and dates are slow to write. */
const WIDE_DAY = 'Tomorrow'
const WIDE_CLOCK = '0h 00m'

/** What stands in the foot of a card, in the order of CardFoot. */
export function footFacts(task: TaskCard, properties: CardProperties): FootFact[] {
  const { totalTime, activeTimers, dueDate, checklist, commentCount, attachmentCount } = task
  const isTimed = properties.activeTimers && activeTimers.length > 0
  const facts: FootFact[] = []
  const add = (isThere: boolean, words: string, isTimer = false) => isThere && facts.push({ words, isTimer })
  add(isTimed, WIDE_CLOCK, true)
  add(!isTimed && properties.totalTime && totalTime > 0, durationWords(totalTime))
  add(properties.dueDate && dueDate !== null, WIDE_DAY)
  const blockers = openBlockers(task)
  add(properties.blockers && blockers > 0, `${blockers}`)
  add(checklist.total > 0, `${checklist.done}/${checklist.total}`)
  add(commentCount > 0, `${commentCount}`)
  add(attachmentCount > 0, `${attachmentCount}`)
  return facts
}

/** Whether there is anything for the line at the bottom of a card. */
export const hasFoot = (task: TaskCard, properties: CardProperties) => footFacts(task, properties).length > 0
