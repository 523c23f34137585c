import type { MyTask } from '#contract/account.ts'
import { bucketOf, type DueBucket, dueBuckets } from '#contract/task-filters.ts'

/** What is late first, what has no date last; within a bucket in the order they came. */
export function tasksByBucket(tasks: MyTask[], today: string): { bucket: DueBucket; tasks: MyTask[] }[] {
  const order: DueBucket[] = [...dueBuckets.filter((bucket) => bucket !== 'none'), 'none']
  return order
    .map((bucket) => ({ bucket, tasks: tasks.filter(({ dueDate }) => bucketOf(dueDate, { today }) === bucket) }))
    .filter((group) => group.tasks.length > 0)
}
