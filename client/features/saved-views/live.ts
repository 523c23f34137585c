import { useQueryClient } from '@tanstack/react-query'
import { askAgain } from '#client/core/changes-under-way.ts'
import { useLive } from '#client/core/live.ts'
import { savedViewsQuery } from './data.ts'

/** Views others share, change or delete, and my own from another tab. */
export function useSavedViewsLive(boardId: string) {
  const cache = useQueryClient()
  useLive('views-changed', (about) => {
    if (about.boardId === boardId) askAgain(cache, savedViewsQuery(boardId))
  })
}
