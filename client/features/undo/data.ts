import { useQueryClient } from '@tanstack/react-query'
import { useLiveState } from '#client/core/live.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import { toast } from '#client/core/toasts.tsx'
import { boardCache } from '#client/features/tasks/board-cache.ts'
import { boardTasksQuery } from '#client/features/tasks/data.ts'
import { undoApi } from '#contract/board-tools.ts'
import { t } from '#contract/texts.ts'
import { undoneWords } from './words.ts'

/** Whoever comes back the next day does not remember what they did last. In minutes. */
const REMEMBERED = 60

/** Takes back my last change on a board, or the deletion of a task. What it does there comes back as live news. */
export function useUndo(boardId: string) {
  const cache = useQueryClient()
  const { status } = useLiveState()
  const undo = useSingleCall(undoApi.undo, {
    failure: t`Failed to take it back`,
    onDone: ({ undone }) => {
      toast.success(undoneWords(undone))
      if (status !== 'connected') void cache.invalidateQueries(boardTasksQuery(boardId))
    },
  })
  return {
    takeBackLast: () => {
      boardCache.get(boardId)?.noteMine()
      undo.mutate({ boardId, within: REMEMBERED })
    },
    bringBack: (deletedTask: string) => undo.mutate({ boardId, deletedTask }),
  }
}
