import type { DeletedTask } from '#contract/deleted-tasks.ts'

/** Which of those on screen I have restored, by id. */
export type Restored = ReadonlyMap<string, DeletedTask>

/** One that was deleted once more since is another deletion. */
export const isRestored = (restored: Restored, { _id, deletedAt }: DeletedTask) =>
  restored.get(_id)?.deletedAt === deletedAt

/** What I restored keeps its place while I look: rows that close up would move another one under the finger. */
export function withRestored(listed: DeletedTask[], restored: Restored, wanted: string): DeletedTask[] {
  const ids = new Set(listed.map(({ _id }) => _id))
  const unlisted = [...restored.values()].filter((task) => !ids.has(task._id) && isWanted(task, wanted.toLowerCase()))
  return [...listed, ...unlisted].sort(lastFirst)
}

const isWanted = ({ title, taskId }: DeletedTask, wanted: string) =>
  title.toLowerCase().includes(wanted) || taskId.toLowerCase().includes(wanted)

const lastFirst = (one: DeletedTask, other: DeletedTask) =>
  Date.parse(other.deletedAt) - Date.parse(one.deletedAt) || (one._id < other._id ? 1 : -1)
