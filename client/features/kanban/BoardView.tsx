import { useMediaQuery } from '@mantine/hooks'
import { Suspense, useRef } from 'react'
import { createPortal } from 'react-dom'
import { lazy } from '#client/core/lazy.ts'
import type { AskedFields } from '#client/features/task-filters/asked-fields.ts'
import type { Grouping } from '#client/features/tasks/board-search.ts'
import type { Matcher } from '#contract/task-filters.ts'
import classes from './BoardView.module.css'
import { Columns } from './Columns.tsx'
import { onCardClick } from './card-clicks.ts'
import { onBoardFocus } from './card-focus.ts'
import { onCardKey } from './card-keys.ts'
import { Instructions } from './Instructions.tsx'
import { SelectionBarSlot } from './SelectionBarSlot.tsx'
import { TaskMenuSlot } from './TaskMenuSlot.tsx'
import { useBoardView } from './use-board-view.ts'
import { useDrag } from './use-drag.ts'
import { useWayIn } from './use-way-in.ts'
import { ViewContext } from './view.ts'

const ColumnJumps = lazy(async () => ({ default: (await import('./ColumnJumps.tsx')).ColumnJumps }))
const Lanes = lazy(async () => ({ default: (await import('./Lanes.tsx')).Lanes }))

export interface ViewProps {
  /** The filter; null shows everything. */
  matches: Matcher | null
  /** What the filter makes of a task that is added under it. */
  asked?: AskedFields
  /** Rows by this, if any. */
  group: Grouping | null
  onOpenTask(taskId: string): void
}

interface Props extends ViewProps {
  /** Where the ways to its columns stand on a phone, when not above them; null as long as that place is not there. */
  jumpsIn?: HTMLElement | null
}

export function BoardView({ jumpsIn, ...props }: Props) {
  const view = useBoardView(props)
  const root = useRef<HTMLDivElement>(null)
  useDrag(root, view)
  useWayIn(root, view)
  const isNarrow = useMediaQuery('(max-width: 599px)', undefined, { getInitialValueInEffect: false })

  const jumps = (
    <Suspense fallback={<div className={classes.jumps} />}>
      <ColumnJumps board={root} />
    </Suspense>
  )
  return (
    <ViewContext value={view}>
      {!view.group && isNarrow && (jumpsIn === undefined ? jumps : jumpsIn && createPortal(jumps, jumpsIn))}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: cards and heads have the roles; it listens for all of them */}
      <div
        ref={root}
        className={classes.board}
        data-rows={view.group ? '' : undefined}
        onKeyDown={(event) => onCardKey(view, event)}
        onClick={(event) => onCardClick(view, event)}
        onFocus={(event) => onBoardFocus(view, event)}
      >
        {view.group ? (
          <Suspense>
            <Lanes scroller={root} group={view.group} />
          </Suspense>
        ) : (
          <Columns />
        )}
      </div>
      <Instructions mayEdit={view.mayEdit} />
      <TaskMenuSlot root={root} />
      <SelectionBarSlot />
    </ViewContext>
  )
}
