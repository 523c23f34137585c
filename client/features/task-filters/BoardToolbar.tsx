import type { BoardSearch } from '#client/features/tasks/board-search.ts'
import type { Matcher } from '#contract/task-filters.ts'

interface Props {
  search: BoardSearch
  matches: Matcher | null
}

export function BoardToolbar(_props: Props) {
  return null
}
