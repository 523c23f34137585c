import { createContext, type RefObject, useContext } from 'react'
import type { AskedFields } from '#client/features/task-filters/asked-fields.ts'
import type { Grouping } from '#client/features/tasks/board-search.ts'
import type { OpenBoard } from '#client/features/tasks/open-board.ts'
import type { CardProperties } from '#contract/boards.ts'
import type { Matcher } from '#contract/task-filters.ts'
import type { Cells, Spot } from './cells.ts'
import type { DropLine } from './drop-line.ts'
import type { Selection } from './selection.ts'

export interface AwaitedCard {
  id: string
  /** Which of its cards, if its task has several. */
  spot: Spot | null
}

/** What every part of a board's view shares. */
export interface View extends OpenBoard {
  matches: Matcher | null
  asked: AskedFields
  group: Grouping | null
  properties: CardProperties
  /** YYYY-MM-DD where this person is. */
  day: string
  selection: Selection
  cells: Cells
  line: DropLine
  /** Cards under the mouse; they stay in the page however far their list scrolls away, or the drag would end. */
  lifted: RefObject<ReadonlySet<string>>
  /** The card that gets the focus as soon as it is in the page. */
  awaited: RefObject<AwaitedCard | null>
  openTask(taskId: string): void
}

export const ViewContext = createContext<View | null>(null)

export function useView(): View {
  const view = useContext(ViewContext)
  if (!view) throw new Error('useView needs a view around it')
  return view
}
