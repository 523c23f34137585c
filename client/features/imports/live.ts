import { useQueryClient } from '@tanstack/react-query'
import { useCatchUp, useLive } from '#client/core/live.ts'
import { importQuery, importsQuery, isUnderWay } from './data.ts'

/** How far imports into this board are, whoever began them. */
export function useImportsLive(boardId: string) {
  const cache = useQueryClient()
  useLive('import-updated', (news) => {
    if (news.boardId !== boardId) return
    const { queryKey } = importQuery(news._id)
    cache.setQueryData(queryKey, (known) => known && { ...known, ...news })
    // What was left out and why is told only to those who ask.
    if (!isUnderWay(news)) void cache.invalidateQueries({ queryKey })
    void cache.invalidateQueries(importsQuery(boardId))
  })
  useCatchUp('join-board', () => void cache.invalidateQueries(importsQuery(boardId)))
}
