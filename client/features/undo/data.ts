import { useQueryClient } from '@tanstack/react-query'
import { useLiveState } from '#client/core/live.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import { toast } from '#client/core/toasts.tsx'
import { boardTasksQuery } from '#client/features/tasks/data.ts'
import { undoApi } from '#contract/board-tools.ts'
import { t } from '#contract/texts.ts'
import { undoneWords } from './words.ts'

/** Takes back my last change on a board. What it does there comes back as live news. */
export function useUndo(boardId: string) {
  const cache = useQueryClient()
  const { status } = useLiveState()
  return useSingleCall(undoApi.undo, {
    failure: t`Failed to take it back`,
    onDone: ({ undone }) => {
      toast.success(undoneWords(undone))
      if (status !== 'connected') void cache.invalidateQueries(boardTasksQuery(boardId))
    },
  })
}
