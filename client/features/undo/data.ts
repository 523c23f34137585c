import { useQueryClient } from '@tanstack/react-query'
import { useLiveState } from '#client/core/live.ts'
import { useCall } from '#client/core/mutations.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import { toast } from '#client/core/toasts.tsx'
import { boardCache } from '#client/features/tasks/board-cache.ts'
import { boardTasksQuery } from '#client/features/tasks/data.ts'
import { undoApi } from '#contract/board-tools.ts'
import { tasksApi } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'
import { undoneWords } from './words.ts'

/** Whoever comes back the next day does not remember what they did last. In minutes. */
const REMEMBERED = 60

/** Takes back my last change on a board, or the deletion of a task. What it does there comes back as live news. */
export function useUndo(boardId: string) {
  const cache = useQueryClient()
  const { status } = useLiveState()
  const noteMine = () => boardCache.get(boardId)?.noteMine()
  const catchUp = () => {
    if (status !== 'connected') void cache.invalidateQueries(boardTasksQuery(boardId))
  }
  const restore = useCall(tasksApi.restoreTask, {
    failure: t`Failed to bring it back`,
    onDone: ({ task }) => {
      toast.success(undoneWords({ type: 'task-deleted', title: task.title, count: 1 }))
      catchUp()
    },
  })
  const restoreTakenAway = (taskId: string) => {
    noteMine()
    restore.mutate({ taskId })
  }
  const undoing: Parameters<typeof useCall<typeof undoApi.undo>>[1] = {
    failure: t`Failed to take it back`,
    onDone: ({ undone }) => {
      const { takenAway } = undone
      toast.success(
        undoneWords(undone),
        takenAway ? { label: t`Bring it back`, run: () => restoreTakenAway(takenAway) } : undefined,
      )
      catchUp()
    },
  }
  const undoLast = useSingleCall(undoApi.undo, undoing)
  // Each names what it is about, and its message goes with the first click: several may be under way.
  const undoDeletion = useCall(undoApi.undo, undoing)
  return {
    takeBackLast: () => {
      noteMine()
      undoLast.mutate({ boardId, within: REMEMBERED })
    },
    bringBack: (deletedTask: string) => undoDeletion.mutate({ boardId, deletedTask }),
  }
}
