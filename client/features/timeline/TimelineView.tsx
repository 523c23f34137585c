import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useClosed } from '#client/features/kanban/use-closed.ts'
import { useToday } from '#client/features/task-filters/use-today.ts'
import type { TimelineGrouping } from '#client/features/tasks/board-search.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { useUndo } from '#client/features/undo/data.ts'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import type { Matcher } from '#contract/task-filters.ts'
import { defaultSettings } from '#contract/workspaces.ts'
import { Canvas } from './Canvas.tsx'
import { Instructions } from './Instructions.tsx'
import { LinkDraft } from './link-draft.ts'
import { Plan } from './plan.ts'
import { TimelineBar } from './TimelineBar.tsx'
import type { Zoom } from './timeline-search.ts'
import { useCurrentRows } from './use-current-rows.ts'
import { useFocusRow } from './use-focus-row.ts'
import { useKeepRow } from './use-keep-row.ts'
import { usePaneWidth } from './use-pane-width.ts'
import { useScale } from './use-scale.ts'
import { useShownRows } from './use-shown-rows.ts'
import { useZoomKeys } from './use-zoom-keys.ts'
import { TimelineContext, type TimelineView as View } from './view.ts'
import { zoomedBy } from './zoom.ts'

interface Props {
  /** The filter; null shows everything. */
  matches: Matcher | null
  group: TimelineGrouping | null
  zoom: Zoom
  onGroup(group: TimelineGrouping | null): void
  onZoom(zoom: Zoom): void
  onOpenTask(taskId: string): void
}

/** Tasks as bars over days. */
export function TimelineView({ matches, group, zoom, onGroup, onZoom, onOpenTask }: Props) {
  const open = useOpenBoard()
  const { store, board } = open
  const { data: workspace } = useQuery(workspaceQuery(board.workspace.url))
  const { weekStart, workingDays } = workspace?.settings ?? defaultSettings
  const today = useToday()
  const { closed, toggle } = useClosed()
  const scroller = useRef<HTMLDivElement>(null)
  const [own] = useState(() => ({ plan: new Plan(), draft: new LinkDraft() }))
  const [focused, setFocused] = useState<string | null>(null)
  const [selectedLink, setSelectedLink] = useState<string | null>(null)
  const pane = usePaneWidth()
  const { takeBackLast } = useUndo(board._id)

  const { groups, rows, links, conflicts } = useShownRows(open, { matches, group, closed })
  const shown = useRef({ rows, links })
  shown.current = { rows, links }

  const { scale, visible, goTo, holdAt } = useScale({ scroller, zoom, today, groups, paneWidth: pane.width })
  const keepRow = useKeepRow({ scroller, rows, shown })
  useCurrentRows({ scroller, store, rows, today })
  const zoomBy = (steps: number) => {
    const next = zoomedBy(zoom, steps)
    if (next !== zoom) onZoom(next)
  }
  useZoomKeys({ scroller, zoomBy, holdAt, onToday: () => goTo(today) })

  const focusRow = useFocusRow({ store, scroller, shown, scale, paneWidth: pane.width, goTo, onFocused: setFocused })

  // Whoever composes the page gives new functions each time; no bar shall draw for it.
  const latest = useRef({ onOpenTask, undo: () => {} })
  latest.current = { onOpenTask, undo: takeBackLast }
  const days = workingDays.join()
  const view = useMemo(
    (): View => ({
      ...open,
      ...own,
      scale,
      zoom,
      group,
      today,
      weekStart,
      workingDays: new Set(days.split(',').map(Number)),
      paneWidth: pane.width,
      scroller,
      shown,
      openTask: (taskId) => latest.current.onOpenTask(taskId),
      toggleGroup: toggle,
      focusRow,
      keepRow,
      selectLink: setSelectedLink,
      undo: () => latest.current.undo(),
    }),
    [open, own, scale, zoom, group, today, weekStart, days, pane.width, toggle, focusRow, keepRow],
  )

  function showConflict(at: number) {
    const link = conflicts[at]
    if (!link) return
    setSelectedLink(link.key)
    focusRow(link.toRow)
  }

  return (
    <TimelineContext value={view}>
      <TimelineBar
        zoom={zoom}
        group={group}
        conflicts={conflicts}
        onZoom={onZoom}
        onGroup={onGroup}
        onToday={() => goTo(today)}
        onShowConflict={showConflict}
      />
      <Canvas
        rows={rows}
        links={links}
        visible={visible}
        focused={focused}
        selectedLink={selectedLink}
        pane={pane}
        onFocusRow={setFocused}
      />
      <Instructions mayEdit={open.mayEdit} />
    </TimelineContext>
  )
}
