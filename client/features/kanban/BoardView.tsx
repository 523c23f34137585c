import type { Grouping } from '#client/features/tasks/board-search.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { useColumnOrder } from '#client/features/tasks/use-board-store.ts'
import type { Matcher } from '#contract/task-filters.ts'

export interface ViewProps {
  /** The filter; null shows everything. */
  matches: Matcher | null
  /** Rows by this, if any. */
  group: Grouping | null
  onOpenTask(taskId: string): void
}

export function BoardView(_props: ViewProps) {
  const { store } = useOpenBoard()
  return <p>{useColumnOrder(store).length} columns</p>
}
