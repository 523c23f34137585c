import { useQueryClient } from '@tanstack/react-query'
import { askAgain } from '#client/core/changes-under-way.ts'
import { useCatchUp, useLive } from '#client/core/live.ts'
import { savedViewsQuery } from './data.ts'

/** Views others share, change or delete, and my own from another tab. */
export function useSavedViewsLive(boardId: string) {
  const cache = useQueryClient()
  const ask = () => askAgain(cache, savedViewsQuery(boardId))
  useLive('views-changed', (about) => about.boardId === boardId && ask())
  useCatchUp('join-board', ask)
}
