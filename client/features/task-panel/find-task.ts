import type { BoardStore } from '#client/features/tasks/board-store.ts'

/** The address names a task by id or, as people do, by number: HRT-12. Null when this board has no such number. */
export function findTaskId(store: BoardStore, named: string): string | null {
  const number = /^[a-z][a-z0-9]{1,5}-\d+$/i.test(named) ? named.toUpperCase() : null
  if (!number) return named.toLowerCase()
  for (const { _id, taskId } of store.allTasks()) if (taskId === number) return _id
  return null
}
