import { useEffect, useState } from 'react'
import { useLive } from '#client/core/live.ts'
import type { BoardUpdate } from '#contract/boards.ts'

export interface Deletion {
  taskId: string
  by: string | null
}

/** Whether news of a board says that this task was deleted. One that went to another project was not. */
export const isDeletionOf = ({ type, payload }: BoardUpdate, taskId: string) =>
  type === 'task-deleted'
    ? payload.taskId === taskId && !payload.movedAway
    : type === 'tasks-bulk-updated' && (payload.deleted as string[]).includes(taskId)

/** Who deleted the task while it was open here, until it comes back. */
export function useDeletion(taskId: string | null, isThere: boolean): Deletion | null {
  const [deletion, setDeletion] = useState<Deletion | null>(null)
  useLive('board-update', (update) => {
    if (taskId && isDeletionOf(update, taskId)) setDeletion({ taskId, by: update.initiatorId })
  })
  useEffect(() => {
    if (isThere) setDeletion((known) => (known?.taskId === taskId ? null : known))
  }, [taskId, isThere])
  return deletion?.taskId === taskId ? deletion : null
}
