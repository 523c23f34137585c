import { isOfDescription, ONE_WRITING_MS } from '#client/features/comments/joined-changes.ts'
import type { Activity } from '#contract/activities.ts'
import { taskOf } from '#contract/activity-words.ts'

/** A description is saved again and again while somebody writes it: a feed, newest first, says it once. */
export function withoutSavesBetween(activities: Activity[]): Activity[] {
  const saidAt = new Map<string, number>()
  return activities.filter((activity) => {
    if (!isWriting(activity)) return true
    const writing = [taskOf(activity), activity.actor?._id, activity.via].join()
    const at = Date.parse(activity.at)
    if ((saidAt.get(writing) ?? Infinity) - at < ONE_WRITING_MS) return false
    saidAt.set(writing, at)
    return true
  })
}

const isWriting = ({ type, payload }: Activity) =>
  type === 'task-updated' && isOfDescription(payload.changes as { field: string }[])
