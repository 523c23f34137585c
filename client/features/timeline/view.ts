import { createContext, type RefObject, useContext, useSyncExternalStore } from 'react'
import type { TimelineGrouping } from '#client/features/tasks/board-search.ts'
import type { OpenBoard } from '#client/features/tasks/open-board.ts'
import type { LinkDraft } from './link-draft.ts'
import type { PlacedLink } from './links.ts'
import type { Plan } from './plan.ts'
import type { TimelineRow } from './rows.ts'
import type { Scale } from './scale.ts'
import type { Zoom } from './timeline-search.ts'

/** What the parts of the timeline share. It changes with how one looks at it, not with what the tasks say. */
export interface TimelineView extends OpenBoard {
  scale: Scale
  zoom: Zoom
  group: TimelineGrouping | null
  /** The day where this person is. */
  today: string
  weekStart: number
  workingDays: ReadonlySet<number>
  /** How wide the names are, left of the days. */
  paneWidth: number
  plan: Plan
  draft: LinkDraft
  scroller: RefObject<HTMLDivElement | null>
  /** What is shown at this moment, for keys and the mouse. */
  shown: RefObject<Shown>
  openTask(taskId: string): void
  toggleGroup(key: string): void
  /** Puts the keyboard on a row, and the row and its bar into view. */
  focusRow(at: number): void
  /** It is about to get another place among the rows, and stays where it is on screen. */
  keepRow(rowKey: string): void
  selectLink(key: string | null): void
  /** Takes back my last change. */
  undo(): void
}

interface Shown {
  rows: TimelineRow[]
  links: PlacedLink[]
}

export const TimelineContext = createContext<TimelineView | null>(null)

export function useTimeline(): TimelineView {
  const view = useContext(TimelineContext)
  if (!view) throw new Error('useTimeline needs a timeline around it')
  return view
}

/** Where a task would be, while somebody drags. */
export const usePlanned = ({ plan }: TimelineView, id: string) =>
  useSyncExternalStore(plan.subscribe, () => plan.of(id))

/** Whether a line that is being drawn would end at this task, or begins at it. */
export const useLinkEnd = ({ draft }: TimelineView, id: string) =>
  useSyncExternalStore(draft.subscribe, () => {
    const now = draft.now()
    if (now?.from === id) return 'from'
    return now?.target?.id === id ? 'target' : undefined
  })
