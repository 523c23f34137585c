import type { CardProperties } from '#contract/boards.ts'
import type { TaskCard } from '#contract/tasks.ts'

const hasTime = ({ totalTime, activeTimers }: TaskCard, properties: CardProperties) =>
  (properties.activeTimers && activeTimers.length > 0) || (properties.totalTime && totalTime > 0)

/** Whether there is anything for the line at the bottom of a card. */
export function hasFoot(task: TaskCard, properties: CardProperties): boolean {
  return (
    hasTime(task, properties) ||
    (properties.dueDate && task.dueDate !== null) ||
    (properties.blockers && task.blockers.length > 0) ||
    task.commentCount + task.attachmentCount + task.checklist.total > 0
  )
}
