import { useCallback, useMemo, useRef, useState } from 'react'
import { useNow } from '#client/core/use-now.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { useShownLists } from '#client/features/tasks/shown-tasks.ts'
import { dayOf } from '#client/features/tasks/words.ts'
import type { ViewProps } from './BoardView.tsx'
import { Cells } from './cells.ts'
import { DropLine } from './drop-line.ts'
import { Selection } from './selection.ts'
import type { AwaitedCard, View } from './view.ts'

const noneAsked = {}

/** Everything the parts of a view share; the same until something in it changes. */
export function useBoardView({ matches, asked = noneAsked, group, onOpenTask }: ViewProps): View {
  const open = useOpenBoard()
  const [own] = useState(() => ({ selection: new Selection(), cells: new Cells(), line: new DropLine() }))
  useShownLists(useCallback((taskId) => own.cells.holding(taskId)?.ids(), [own]))
  const lifted = useRef<ReadonlySet<string>>(new Set())
  const awaited = useRef<AwaitedCard | null>(null)
  const day = dayOf(new Date(useNow()))
  // Whoever composes the page gives a new function each time; no card shall draw for it.
  const opening = useRef(onOpenTask)
  opening.current = onOpenTask

  return useMemo(
    () => ({
      day,
      ...open,
      ...own,
      properties: open.board.preferences.defaultCardProperties,
      matches,
      asked,
      group,
      lifted,
      awaited,
      openTask: (taskId) => opening.current(taskId),
    }),
    [open, own, matches, asked, group, day],
  )
}
