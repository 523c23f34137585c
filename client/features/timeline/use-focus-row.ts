import { type RefObject, useCallback } from 'react'
import { flushSync } from 'react-dom'
import type { BoardStore } from '#client/features/tasks/board-store.ts'
import type { TimelineRow } from './rows.ts'
import { type Scale, xOf } from './scale.ts'
import { spanOf } from './spans.ts'
import { revealRow } from './use-rows-in-view.ts'

interface Looking {
  store: BoardStore
  scroller: RefObject<HTMLElement | null>
  shown: RefObject<{ rows: TimelineRow[] }>
  scale: Scale
  paneWidth: number
  goTo(day: string): void
  onFocused(rowKey: string): void
}

/** A bar that begins so near the right edge counts as out of view. */
const LEAST_SEEN = 40

/** Puts the keyboard on a row, and the row and its bar into view. */
export function useFocusRow({ store, scroller, shown, scale, paneWidth, goTo, onFocused }: Looking) {
  return useCallback(
    (at: number) => {
      const row = shown.current.rows[at]
      const element = scroller.current
      if (!row || !element) return
      // Drawn at once, wherever it is: the next key may come before the next frame does.
      flushSync(() => onFocused(row.key))
      element.querySelector<HTMLElement>(`[data-row="${CSS.escape(row.key)}"]`)?.focus({ preventScroll: true })
      revealRow(element, at)
      const first = firstDayOf(row, store)
      const x = first === undefined ? 0 : xOf(scale, first) - element.scrollLeft
      if (first && (x < 0 || x > element.clientWidth - paneWidth - LEAST_SEEN)) goTo(first)
    },
    [store, scroller, shown, scale, paneWidth, goTo, onFocused],
  )
}

function firstDayOf(row: TimelineRow, store: BoardStore): string | undefined {
  if (row.kind === 'group') return row.group.span?.first
  const task = store.task(row.id)
  return task && spanOf(task)?.first
}
