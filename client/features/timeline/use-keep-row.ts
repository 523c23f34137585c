import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import type { TimelineRow } from './rows.ts'
import { ROW_HEIGHT } from './sizes.ts'

interface Looking {
  scroller: RefObject<HTMLDivElement | null>
  rows: TimelineRow[]
  shown: RefObject<{ rows: TimelineRow[] }>
}

/** A task with other days has another place among the rows. Where somebody holds it, it stays, and the rest goes past it. */
export function useKeepRow({ scroller, rows, shown }: Looking): (rowKey: string) => void {
  const kept = useRef<{ key: string; at: number } | null>(null)
  useLayoutEffect(() => {
    const before = kept.current
    kept.current = null
    const at = before ? rows.findIndex(({ key }) => key === before.key) : -1
    if (before && at >= 0 && scroller.current) scroller.current.scrollTop += (at - before.at) * ROW_HEIGHT
  }, [scroller, rows])
  return useCallback(
    (key) => {
      kept.current = { key, at: shown.current.rows.findIndex((row) => row.key === key) }
    },
    [shown],
  )
}
