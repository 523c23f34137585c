import { useEffect } from 'react'
import type { Stretch } from './stretch.ts'
import { useMoreMessages } from './use-more-messages.ts'

interface Shown {
  isNearStart: boolean
  isNearEnd: boolean
}

/** What lies beyond is loaded before somebody has scrolled there. */
export function useLoadNearEnds(stretch: Stretch, { isNearStart, isNearEnd }: Shown) {
  const more = useMoreMessages(stretch)
  useEffect(() => {
    if (isNearStart && stretch.hasOlder) more.older()
    else if (isNearEnd && stretch.hasNewer) more.newer()
  }, [isNearStart, isNearEnd, stretch, more])
}
