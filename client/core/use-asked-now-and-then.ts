import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { askAgain } from './changes-under-way.ts'
import { isInDoubt } from './reached.ts'

const NOW_AND_THEN_MS = 30_000

/**
 * For what is gathered from many projects, of which nobody tells when it changes: current as long as somebody looks at it. Not the
 * library's own interval, which knows nothing of changes under way. What could not be loaded waits until somebody tries again.
 */
export function useAskedNowAndThen(query: { queryKey: QueryKey }) {
  const cache = useQueryClient()
  const ask = useEffectEvent(() => {
    const isShown = cache.getQueryData(query.queryKey) !== undefined
    if (isShown && document.visibilityState === 'visible' && !isInDoubt()) askAgain(cache, query)
  })
  useEffect(() => {
    const timer = setInterval(() => ask(), NOW_AND_THEN_MS)
    return () => clearInterval(timer)
  }, [])
}
