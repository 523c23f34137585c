import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useClosed } from '#client/features/kanban/use-closed.ts'
import { useContents } from '#client/features/kanban/use-contents.ts'
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
import { conflictsIn, placedLinks } from './links.ts'
import { Plan } from './plan.ts'
import { groupsOf, placesOf, rowsOf } from './rows.ts'
import { xOf } from './scale.ts'
import { spanOf } from './spans.ts'
import { TimelineBar } from './TimelineBar.tsx'
import type { Zoom } from './timeline-search.ts'
import { usePaneWidth } from './use-pane-width.ts'
import { revealRow } from './use-rows-in-view.ts'
import { useScale } from './use-scale.ts'
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
  const takingBack = useUndo(board._id)

  const contents = useContents(store)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `contents` says that something on the board is different.
  const groups = useMemo(() => groupsOf(open, matches, group), [open, matches, group, contents])
  const rows = useMemo(() => rowsOf(groups, group !== null, closed), [groups, group, closed])
  const places = useMemo(() => placesOf(rows), [rows])
  const links = useMemo(() => placedLinks(places, store.task), [places, store])
  const conflicts = useMemo(() => conflictsIn(links, store.task), [links, store])
  const shown = useRef({ rows, places, links })
  shown.current = { rows, places, links }

  const { scale, visible, goTo, holdAt } = useScale({ scroller, zoom, today, groups, paneWidth: pane.width })
  const zoomBy = (steps: number) => {
    const next = zoomedBy(zoom, steps)
    if (next !== zoom) onZoom(next)
  }
  useZoomKeys({ scroller, zoomBy, holdAt, onToday: () => goTo(today) })

  const focusRow = useCallback(
    (at: number) => {
      const row = shown.current.rows[at]
      const element = scroller.current
      if (!row || !element) return
      setFocused(row.key)
      revealRow(element, at)
      const task = row.kind === 'task' ? store.task(row.id) : undefined
      const span = row.kind === 'task' ? task && spanOf(task) : row.group.span
      const room = element.clientWidth - pane.width
      if (span) {
        const x = xOf(scale, span.first) - element.scrollLeft
        if (x < 0 || x > room - 40) goTo(span.first)
      }
      requestAnimationFrame(() =>
        element.querySelector<HTMLElement>(`[data-row="${CSS.escape(row.key)}"]`)?.focus({ preventScroll: true }),
      )
    },
    [store, scale, goTo, pane.width],
  )

  // Whoever composes the page gives new functions each time; no bar shall draw for it.
  const latest = useRef({ onOpenTask, undo: () => {} })
  latest.current = { onOpenTask, undo: () => takingBack.mutate({ boardId: board._id }) }
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
      selectLink: setSelectedLink,
      undo: () => latest.current.undo(),
    }),
    [open, own, scale, zoom, group, today, weekStart, days, pane.width, toggle, focusRow],
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
