import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type MouseEvent, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { lazy } from '#client/core/lazy.ts'
import type { BoardSearch } from '#client/features/tasks/board-search.ts'
import type { ViewProps } from './BoardView.tsx'
import { onCardClick } from './card-clicks.ts'
import { goToCard, onBoardFocus } from './card-focus.ts'
import { onCardKey } from './card-keys.ts'
import { DropMark } from './DropMark.tsx'
import { Instructions } from './Instructions.tsx'
import { ListCell } from './ListCell.tsx'
import { ListHead } from './ListHead.tsx'
import { entriesOf, landingAbove } from './list-entries.ts'
import { onListKey } from './list-keys.ts'
import { moveCards } from './moving.ts'
import { cellToOpen, type OpenedCell } from './opened-cell.ts'
import { SelectionBarSlot } from './SelectionBarSlot.tsx'
import { nextSorting, orderOf, sortingOf } from './sorting.ts'
import classes from './TaskList.module.css'
import { TaskListEntry } from './TaskListEntry.tsx'
import { TaskMenuSlot } from './TaskMenuSlot.tsx'
import { useBoardView } from './use-board-view.ts'
import { useClosed } from './use-closed.ts'
import { useDrag } from './use-drag.ts'
import { useListGroups } from './use-list-groups.ts'
import { useFocusedAmong } from './use-selection.ts'
import { useWayIn } from './use-way-in.ts'
import { ViewContext } from './view.ts'

const CellPicker = lazy(async () => ({ default: (await import('./CellPicker.tsx')).CellPicker }))

const ROW_HEIGHT = 36
const HEAD_HEIGHT = 40
const COMPOSER_HEIGHT = 88

interface Props extends ViewProps {
  order: BoardSearch['order']
  onOrder(order: BoardSearch['order']): void
}

/** All tasks as rows. Only those in view are in the page. */
export function TaskList({ order, onOrder, ...props }: Props) {
  const view = useBoardView(props)
  const { lifted } = view
  const scroller = useRef<HTMLDivElement>(null)
  useWayIn(scroller, view)
  const sorting = useMemo(() => sortingOf(order), [order])
  const { closed, toggle } = useClosed()
  const [adding, setAdding] = useState<string | null>(null)
  const [openedCell, openCell] = useState<OpenedCell | null>(null)
  const groups = useListGroups(view, sorting)
  const entries = useMemo(() => entriesOf(groups, closed, adding), [groups, closed, adding])
  const heads = useMemo(() => entries.flatMap(({ kind }, at) => (kind === 'head' ? [at] : [])), [entries])
  const rows = useMemo(() => entries.filter((entry) => entry.kind === 'task'), [entries])
  const ids = useMemo(() => rows.map(({ id }) => id), [rows])
  const focused = useFocusedAmong(view.selection, ids)
  const sticky = useRef(0)

  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => {
      const { kind } = entries[index]!
      return kind === 'task' ? ROW_HEIGHT : kind === 'head' ? HEAD_HEIGHT : COMPOSER_HEIGHT
    },
    getItemKey: useCallback((index: number) => entries[index]!.key, [entries]),
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    overscan: 8,
    scrollPaddingStart: HEAD_HEIGHT,
    // The head of the group in view stays at the top, and the row the keyboard is on stays in the page.
    rangeExtractor: useCallback(
      (range: Range) => {
        sticky.current = heads.findLast((at) => at <= range.startIndex) ?? 0
        const isKept = (id: string) => id === focused || lifted.current.has(id)
        const kept = entries.flatMap((entry, at) => (entry.kind === 'task' && isKept(entry.id) ? [at] : []))
        const shown = new Set([sticky.current, ...defaultRangeExtractor(range), ...kept])
        return [...shown].filter((at) => at < entries.length).sort((one, other) => one - other)
      },
      [entries, heads, focused, lifted],
    ),
    useFlushSync: false,
  })

  // Sorted or grouped otherwise, rows have no places of their own to be dropped at.
  useDrag(scroller, view, {
    isEnabled: view.mayEdit && !sorting && !view.group,
    onDropCards: (moving, _from, _to, at) => {
      const place = landingAbove(entries, at)
      if (!place) return
      const { group, index } = place
      void moveCards(view, moving, null, { columnId: group.key, lane: null, ids: () => group.ids }, index)
    },
  })

  function landing(clientY: number) {
    const list = scroller.current!
    const y = clientY - list.getBoundingClientRect().top + list.scrollTop
    const at = virtualizer.measurementsCache.findIndex(({ start, size }) => y < start + size / 2)
    // Above the first head there is nothing to belong to.
    const index = at < 0 ? entries.length : Math.max(1, at)
    return { index, top: virtualizer.measurementsCache[index - 1]?.end ?? 0 }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!onListKey(view, groups, sorting, event)) onCardKey(view, event)
  }

  function onClick(event: MouseEvent) {
    const cell = view.mayEdit ? cellToOpen(event) : null
    if (!cell) return onCardClick(view, event)
    view.selection.focus(cell.taskId)
    openCell(cell)
  }

  function closeCell() {
    if (!openedCell) return
    openCell(null)
    goToCard(view, openedCell.taskId, { columnId: '', lane: null, group: openedCell.group })
  }

  /** The value went from under its picker. The keyboard goes back to the row without bringing it back into view. */
  function onScroll() {
    if (!openedCell) return
    openCell(null)
    const { taskId, group } = openedCell
    const row = scroller.current?.querySelector<HTMLElement>(`[data-task="${taskId}"][data-group="${group}"]`)
    row?.focus({ preventScroll: true })
  }

  const items = virtualizer.getVirtualItems()
  const firstRow = items.find(({ index }) => entries[index]?.kind === 'task')
  const first = firstRow && entries[firstRow.index]
  const tabStop = focused ?? (first?.kind === 'task' ? first.id : null)
  return (
    <ViewContext value={view}>
      {/* biome-ignore lint/a11y: a table of plain elements; it listens for all of its rows */}
      <div
        role="table"
        aria-label="Tasks"
        aria-rowcount={entries.length + 1}
        data-grouped={view.group ? '' : undefined}
        data-editable={view.mayEdit ? '' : undefined}
        className={classes.view}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onFocus={(event) => onBoardFocus(view, event)}
      >
        <ListHead
          isGrouped={view.group !== null}
          sorting={sorting}
          onSort={(key) => onOrder(orderOf(nextSorting(sorting, key)))}
        />
        <div ref={scroller} className={classes.scroller} data-cell onScroll={onScroll}>
          <ListCell
            element={scroller}
            ids={ids}
            landing={landing}
            groupAt={(index) => rows[index]?.group.key ?? null}
            onReveal={(index) => rows[index] && virtualizer.scrollToIndex(entries.indexOf(rows[index]))}
          />
          <DropMark cell={scroller} />
          <div className={classes.rows} style={{ height: virtualizer.getTotalSize() }}>
            {items.map(({ key, index, start }) => (
              <div
                key={key}
                // Everything has its height, only the field for a new task grows with what it offers.
                ref={entries[index]!.kind === 'composer' ? virtualizer.measureElement : null}
                data-index={index}
                className={classes.entry}
                {...(index === sticky.current ? { 'data-sticky': '' } : { style: { top: start } })}
              >
                <TaskListEntry
                  entry={entries[index]!}
                  // Counted from one, after the names of the columns.
                  rowIndex={index + 2}
                  tabStop={tabStop}
                  isOpen={!closed.has(entries[index]!.group.key)}
                  onToggle={toggle}
                  onAdd={setAdding}
                />
              </div>
            ))}
          </div>
        </div>
      </div>
      {openedCell && (
        <Suspense>
          <CellPicker cell={openedCell} onClose={closeCell} />
        </Suspense>
      )}
      <Instructions mayEdit={view.mayEdit} />
      <TaskMenuSlot root={scroller} />
      <SelectionBarSlot />
    </ViewContext>
  )
}
