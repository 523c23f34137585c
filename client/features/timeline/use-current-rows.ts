import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { BoardStore } from '#client/features/tasks/board-store.ts'
import type { TimelineRow } from './rows.ts'
import { ROW_HEIGHT } from './sizes.ts'
import { spanOf } from './spans.ts'

/** So many rows of what is over stay above what is not. */
const ABOVE = 2

interface Looking {
  scroller: RefObject<HTMLDivElement | null>
  store: BoardStore
  rows: TimelineRow[]
  today: string
}

/** An old project begins with months that are over: it opens at the first row that reaches today, or the days would look empty. */
export function useCurrentRows({ scroller, store, rows, today }: Looking) {
  const isOpened = useRef(false)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || isOpened.current || rows.length === 0) return
    isOpened.current = true
    const at = rows.findIndex((row) => row.kind === 'task' && reaches(store, row.id, today))
    if (at > ABOVE) element.scrollTop = (at - ABOVE) * ROW_HEIGHT
  }, [scroller, store, rows, today])
}

function reaches(store: BoardStore, taskId: string, day: string) {
  const task = store.task(taskId)
  const span = task && spanOf(task)
  return Boolean(span && span.last >= day)
}
